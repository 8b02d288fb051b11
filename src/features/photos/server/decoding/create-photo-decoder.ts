import { getCompileCacheDir } from 'node:module';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import workerpool, { type Pool } from 'workerpool';
import type { Pace, PhotoOutcome, Reencoding } from './reencode-photo.ts';

const SCRIPT = fileURLToPath(new URL('./decode-process.ts', import.meta.url));
/** Processes for usual photos: as many as can work at the same time, up to four. */
const USUAL_PROCESSES = Math.max(2, Math.min(4, os.availableParallelism()));
/** Photos that take long are decoded when nothing else wants the processor. */
const SLOW_NICENESS = 10;

/** A photo that ended its process, or whose pixels the decoder refuses. */
export class PhotoUndecodableError extends Error {
  override readonly name = 'PhotoUndecodableError';
}

/** Decodes photos of strangers in processes of their own. */
export interface PhotoDecoder {
  /** How many usual photos are decoded at the same time; more would wait in the order in which they came. */
  usualAtOnce: number;
  /**
   * Re-encodes a photo as it was sent.
   * @throws {PhotoUndecodableError} also if its process ended.
   */
  reencode(file: Buffer, how: Reencoding): Promise<PhotoOutcome>;
  /** Starts the processes before the first photo comes. */
  warmUp(): void;
  close(): Promise<void>;
}

/** Creates a decoder; a process starts when there is work for it, and is replaced when it ends. */
export function createPhotoDecoder(): PhotoDecoder {
  const pools: Record<Pace, ReturnType<typeof createPool>> = {
    usual: createPool(USUAL_PROCESSES, 0),
    slow: createPool(1, SLOW_NICENESS),
  };
  return {
    usualAtOnce: USUAL_PROCESSES,
    async reencode(file, how) {
      try {
        return await pools[how.pace].pool.exec('reencode', [file, how]);
      } catch (cause) {
        // A process that could not even start is not the photo's fault.
        if (cause instanceof workerpool.TerminateError && cause.cause) throw cause;
        throw new PhotoUndecodableError('The photo could not be decoded', { cause });
      }
    },
    warmUp() {
      for (const { pool, processes } of Object.values(pools)) {
        for (let count = 0; count < processes; count++) void pool.exec('isReady').catch(() => undefined);
      }
    },
    async close() {
      await Promise.all(Object.values(pools).map(({ pool }) => pool.terminate()));
    },
  };
}

function createPool(processes: number, niceness: number): { pool: Pool; processes: number } {
  const pool = workerpool.pool(SCRIPT, {
    workerType: 'process',
    maxWorkers: processes,
    forkArgs: [String(niceness)],
    forkOpts: {
      // Buffers are copied as they are, not written as text.
      serialization: 'advanced',
      // Ctrl-C ends the server, which ends them when its requests are done.
      detached: true,
      env: environment(),
    },
  });
  return { pool, processes };
}

/** Of the server's environment only what a process needs to run: no key, no password. */
function environment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: getCompileCacheDir(),
    // Otherwise glibc keeps what a large photo took.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
  };
}
