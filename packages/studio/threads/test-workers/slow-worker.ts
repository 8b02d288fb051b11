import { workerData } from 'node:worker_threads';

const loaded: Int32Array = workerData;
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
Atomics.store(loaded, 0, 1);

/** Runs in a worker thread whose modules take a while to load. */
export const work = (): string => 'done';
