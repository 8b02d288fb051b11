import { expect, it } from 'vitest';
import { createVendor, hangs } from '../../../test/failing-image-model.ts';
import { makePicture } from './make-picture.ts';
import type { PictureEvent } from './picture-log.ts';
import type { PictureRequest } from './picture-request.ts';

const request: PictureRequest = {
  prompt: 'A toy',
  photo: new Uint8Array(8),
  options: { kind: 'packaged', pack: 'action-figure', description: 'Pirate', title: 'Me', serial: 'No. 1' },
  seed: 1,
  orderId: 'order',
};

/** The reported outcome of a picture that never arrives. */
async function outcomeOf(pictureTimeout: number, signal: AbortSignal): Promise<PictureEvent['outcome'][]> {
  const outcomes: PictureEvent['outcome'][] = [];
  const pictures = { report: ({ outcome }: PictureEvent) => void outcomes.push(outcome) };
  const imaging = { ...createVendor(hangs).imaging, pictureTimeout, pictures };
  await expect(makePicture(imaging, request, signal)).rejects.toThrow();
  return outcomes;
}

it('makePicture reports a picture that takes too long as slow', async () => {
  expect(await outcomeOf(1, new AbortController().signal)).toEqual(['slow']);
});

it('makePicture does not report an aborted picture as slow', async () => {
  const stop = new AbortController();
  const outcomes = outcomeOf(60_000, stop.signal);
  stop.abort(new Error('The process stops'));
  expect(await outcomes).toEqual(['interrupted']);
});
