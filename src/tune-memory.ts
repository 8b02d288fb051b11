import { setFlagsFromString } from 'node:v8';

/** How much may be allocated until the whole heap is collected, in percent of what the last collection left. */
const GROWTH = 200;

/**
 * Has V8 collect the whole heap less often. An upload comes as megabytes outside of that heap, of which V8 by itself
 * lets in some fifteen between two collections: three a second, which were a tenth of all work.
 */
export function tuneMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
