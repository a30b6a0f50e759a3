/**
 * Score to win chance: 1 / (1 + exp(-cp / scale)), cp for the side to move. The scale is to be fitted on our own
 * self-play games together with the evaluation; until that has run, 400 (one seed up: 56 %, eight seeds up: 88 %) is
 * a reading of how far eight seeds of 64 carry.
 */
export const WIN_CHANCE_SCALE = 400;
