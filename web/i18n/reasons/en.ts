/** The English sentences are the rules model's own. */
import { FILE_REASONS, POSITION_REASONS, RULESET_REASONS, TEXT_REASONS } from '../../rules/index.ts';

export const en = { ...POSITION_REASONS, ...RULESET_REASONS, ...TEXT_REASONS, ...FILE_REASONS };

export type ReasonKey = keyof typeof en;
