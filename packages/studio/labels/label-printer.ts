import { Piscina } from 'piscina';
import { closeWhenLoaded } from '../threads/close-when-loaded.ts';
import type { LabelTask } from './print-labels.ts';

/** Prints our own words on the pictures of other models, in a thread that lives while there is work. */
export interface LabelPrinter {
  /** As `printLabels`. */
  print(task: LabelTask): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How long a thread without work lives, milliseconds. */
const IDLE = 60_000;

/** The printer; its thread is started when there is something to print. */
export function createLabelPrinter(): LabelPrinter {
  const threads = new Piscina({
    filename: new URL('./label-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
  });
  const close = closeWhenLoaded(threads);
  return {
    close,
    print: (task) => threads.run(task, { name: 'printLabels' }),
  };
}
