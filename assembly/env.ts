/** What the host provides, besides the memory. */

/** Milliseconds from any fixed point. */
export declare function now(): f64;

/** Called after every completed line of the root: the results can be read. */
export declare function report(): void;
