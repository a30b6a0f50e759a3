/**
 * Score to win chance, by the curve of bench/curve.ts: hundredths of a seed at which a win is e times as likely as a loss. Fitted
 * with the evaluation on self-play of Kiswahili; the fit stands in bench/weights/kiswahili.origin.json (`curve`).
 */
export const WIN_CHANCE_SCALE = 289;

/** Positions of the fit. */
export const WIN_CHANCE_SAMPLES = 40_617;
