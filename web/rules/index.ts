/** The reference rules model: everything that other folders may use. */
export { facing, opponent, pitName, pitOf, stepOf } from './geometry.ts';
export { PLACE_PRESETS, type PlacePreset } from './presets.ts';
export { MOVE_LIMIT_RANGE, presetSwitches, rulesetOf, switchDifferences, VARIANTS } from './ruleset.ts';
export type * from './types.ts';
