/** Returns the time in seconds since 1970; tests pass their own. */
export type Clock = () => number;

/** The time of this machine. */
export const systemClock: Clock = () => Math.floor(Date.now() / 1000);
