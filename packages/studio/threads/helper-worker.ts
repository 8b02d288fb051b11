import type { MessagePort } from 'node:worker_threads';
import { helpRendering, type SharedJob } from '../sculpt/share-stages.ts';

/**
 * Runs in a worker thread: takes part in what is posted about one picture, until it is sent away or the port closes.
 * One thread does this for many pictures: the first that posts is helped first.
 */
export default function helpDrawing(port: MessagePort): Promise<void> {
  return new Promise((resolve) => {
    port.on('message', (job: SharedJob | null) => {
      if (job) helpRendering(job);
      else port.close();
    });
    port.once('close', () => resolve());
  });
}
