import { Piscina } from 'piscina';
import { closeWhenLoaded } from '../threads/close-when-loaded.ts';
import type { Paper } from './draw-paper.ts';

/** Prints receipts as PDF, in a thread that lives while there is work. */
export interface PaperPrinter {
  /** As `drawPaper`. */
  print(paper: Paper): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How long a thread without work lives, milliseconds. */
const IDLE = 60_000;

/** The printer; its thread is started when there is something to print. */
export function createPaperPrinter(): PaperPrinter {
  const threads = new Piscina({
    filename: new URL('./draw-paper.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
  });
  const close = closeWhenLoaded(threads);
  return {
    close,
    print: (paper) => threads.run(paper, { name: 'drawPaper' }),
  };
}
