/** The version of the product, as package.json has it. */
import { version } from '../package.json';

export const VERSION: string = version;
