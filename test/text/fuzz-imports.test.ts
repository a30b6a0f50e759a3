import { fuzzImports } from './fuzz-imports.ts';

fuzzImports(2000);
