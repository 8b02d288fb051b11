import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPortrait } from '../../../fixtures/draw-portrait.ts';
import { startTensorFlow } from '../../networks/tensorflow.ts';
import { HEAD_INPUT, loadHeadModel } from './head-model.ts';

/** What Google's own program for such networks (LiteRT 2.5.3) gives for this picture: row, column, and six numbers. */
const PUBLISHED: [number, number, number[]][] = [
  [10, 10, [2.943, -1.058, -1.05, -1.058, -1.057, -1.058]],
  [40, 128, [-0.771, 3.266, -0.745, -0.746, -0.734, -0.629]],
  [120, 128, [-0.629, -0.009, -0.476, 2.262, -0.74, 1.511]],
  [100, 100, [-0.641, -0.572, -0.729, 2.771, -0.2, 1.028]],
  [190, 128, [-0.496, -0.543, 3.472, -0.572, -0.52, -0.511]],
  [235, 128, [-0.161, -1.423, -0.35, -1.348, 2.512, -1.3]],
];

it('gives what the network gives in its own program, again and again', async () => {
  const pixels = await sharp(await drawPortrait({ seed: 0, width: 600, height: 750 }))
    .resize(HEAD_INPUT, HEAD_INPUT, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const run = await loadHeadModel();
  const picture = Float32Array.from(pixels, (value) => value / 255);
  const answer = run(picture);
  for (const [row, column, expected] of PUBLISHED) {
    const at = (row * HEAD_INPUT + column) * 6;
    expect([...answer.kinds.subarray(at, at + 6)]).toEqual(expected.map((value) => expect.closeTo(value, 1)));
  }
  const { memory } = await startTensorFlow();
  const before = memory().numTensors;
  expect(run(picture)).toEqual(answer);
  expect(memory().numTensors).toBe(before);
});
