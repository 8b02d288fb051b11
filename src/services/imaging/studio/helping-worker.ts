import type { MessagePort } from 'node:worker_threads';
import { helpRendering, type SharedJob } from './sculpt/share-stages.ts';

/** Runs in a worker thread: takes part in all renderings of one picture, until it is sent away or the port closes. */
export default function helpDrawing(port: MessagePort): Promise<void> {
  return new Promise((resolve) => {
    port.on('message', (job: SharedJob | null) => {
      if (job) helpRendering(job);
      else port.close();
    });
    port.once('close', () => resolve());
  });
}
