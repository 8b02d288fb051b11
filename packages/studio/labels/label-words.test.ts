import { expect, it } from 'vitest';
import { readSceneSpec } from '../draw-picture.ts';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import { chooseLabelWords } from './label-words.ts';

const words = { description: 'A drummer with a red cape', title: 'Sam', serial: 'No. 007' };

it('labels say what the pack of the same seed says, small talk included', async () => {
  const reading = await readDrawnFace({ seed: 21 });
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    for (const own of [
      {},
      { line: 'Wakes the whole street' },
      { variation: 2 },
      { second: { title: 'Kim', description: 'A nurse' } },
    ] as const) {
      const options = { kind: 'packaged', pack: 'action-figure', ...own, ...words } as const;
      const { words: printed } = readSceneSpec({ reading, options, seed, size: 256 }, true);
      expect(printed).toMatchObject(chooseLabelWords(options, seed));
    }
  }
});

it('labels name both people, and say what each is', () => {
  const two = { ...words, second: { title: 'Kim', description: 'A nurse' } };
  const { title, description } = chooseLabelWords(two, 1);
  expect(title.replaceAll('\u00a0', ' ')).toBe('Sam & Kim');
  expect(description).toBe('Sam: A drummer with a red cape · Kim: A nurse');
  const unnamed = { ...words, second: { description: words.description } };
  expect(chooseLabelWords(unnamed, 1)).toMatchObject({ title: 'Sam', description: words.description });
});

it('labels put a name that runs the other way than the words behind them', () => {
  const two = { ...words, title: 'שרה', second: { title: 'Kim', description: 'A nurse' } };
  expect(chooseLabelWords(two, 1).description).toBe('A drummer with a red cape – שרה · Kim: A nurse');
});
