import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { addEverydayThings } from './everyday-things.ts';
import { readDescription } from './read-description.ts';

const things = (text: string, seed = 1) =>
  addEverydayThings(readDescription(text), createRandom(seed)).accessories.map(({ kind }) => kind);
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

describe('addEverydayThings', () => {
  it('adds one thing where the words name nothing, another by another seed', () => {
    for (const seed of seeds) expect(things('a kind person', seed)).toHaveLength(1);
    expect(new Set(seeds.map((seed) => things('a kind person', seed).join())).size).toBeGreaterThan(5);
  });

  it('adds a thing that goes with the theme', () => {
    for (const seed of seeds)
      expect(['coffee', 'cake', 'cutlery', 'pizza', 'teapot', 'doughnut']).toContain(
        things('breakfast in the kitchen', seed)[0],
      );
  });

  it('leaves named things alone', () => {
    expect(things('with a guitar')).toEqual(['guitar']);
  });

  it.each(['in a red dress', 'a wool coat', 'with a top hat'])(
    'adds nothing to the clothes of %j',
    (text) => {
      for (const seed of seeds) expect(things(text, seed)).toEqual([]);
    },
  );

  it('never adds a thing that the words deny', () => {
    for (const seed of seeds) {
      const found = things('a kind person without coffee, no phone, no camera', seed);
      expect(found).toHaveLength(1);
      for (const kind of ['coffee', 'phone', 'camera']) expect(found).not.toContain(kind);
    }
  });

  it.each(['no accessories', 'just me, without any props'])('adds nothing to %j', (text) => {
    expect(things(text)).toEqual([]);
  });
});
