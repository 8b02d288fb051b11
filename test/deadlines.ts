/**
 * After so long, in milliseconds, what a test waits for is stuck. The one deadline of all tests, so far away that no busy
 * machine reaches it: no test is about being slow.
 */
export const STUCK = 300_000;
