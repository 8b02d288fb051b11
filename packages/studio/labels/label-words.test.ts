import { expect, it } from 'vitest';
import { readSceneSpec } from '../draw-picture.ts';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import { chooseLabelWords } from './label-words.ts';

const words = { description: 'A drummer with a red cape', title: 'Sam', serial: 'No. 007' };

it('labels say what the pack of the same seed says, small talk included', async () => {
  const reading = await readDrawnFace({ seed: 21 });
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    for (const own of [{}, { line: 'Wakes the whole street' }, { variation: 2 }] as const) {
      const options = { kind: 'packaged', pack: 'action-figure', ...own, ...words } as const;
      const { words: printed } = readSceneSpec({ reading, options, seed, size: 256 }, true);
      expect(printed).toMatchObject(chooseLabelWords(options, seed));
    }
  }
});
