/** The English sentences are the rules model's own. */
export { POSITION_REASONS as en } from '../../rules/index.ts';
