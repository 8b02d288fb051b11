/**
 * The one deadline of all tests, in milliseconds: after it, the awaited work counts as stuck. It is so long that no busy
 * machine reaches it, because no test is about being slow.
 */
export const STUCK = 300_000;
