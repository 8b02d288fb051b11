/**
 * The one deadline of all tests, in milliseconds: after it, the awaited work counts as stuck. It is so long that no busy
 * machine reaches it, because no test is about being slow. A single test, chosen by name or file, turns red sooner.
 */
export const STUCK = process.env.ONE_TEST ? 60_000 : 300_000;
