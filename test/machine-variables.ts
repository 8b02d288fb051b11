/**
 * What a process that a test starts takes over from this one, and nothing else: where programs are, and the cache of
 * compiled modules, without which each start compiles the whole product again.
 */
export const machineVariables = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
