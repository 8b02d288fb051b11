/**
 * After so long, in milliseconds, what a test waits for is stuck. The one deadline of all tests, so far away that no busy
 * machine reaches it: no test is about being slow. A single test, asked for by its name or file, turns red sooner.
 */
export const STUCK = process.env.ONE_TEST ? 60_000 : 300_000;
