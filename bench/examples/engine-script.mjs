import { analyse } from './engine.mjs';

console.log(JSON.stringify(await analyse()));
