import { describe, expect, it } from 'vitest';
import { addEverydayThings } from './everyday-things.ts';
import { readDescription } from './read-description.ts';

const things = (text: string) =>
  addEverydayThings(readDescription(text), text).accessories.map(({ kind }) => kind);
const NAMES = Array.from({ length: 60 }, (_, at) => `Robin${String.fromCodePoint(0x61 + (at % 26))}o${at}`);

describe('addEverydayThings', () => {
  it('adds one thing if the words name nothing, and says that it is random', () => {
    const { accessories } = addEverydayThings(readDescription('a kind person'), 'a kind person');
    expect(accessories).toEqual([{ kind: expect.any(String), colour: undefined, byChance: true }]);
  });

  it('adds another thing to other words, and the same thing to the same words, whatever follows them', () => {
    expect(new Set(NAMES.map((name) => things(`${name} is kind`).join())).size).toBeGreaterThan(5);
    expect(things('a kind person')).toEqual(things('A kind person'));
    expect(things('a kind person')).toEqual(things('a kind person who smiles at everybody'));
  });

  it('adds a thing that goes with the theme', () => {
    for (const name of NAMES)
      expect(['coffee', 'cake', 'cutlery', 'pizza', 'teapot', 'doughnut']).toContain(
        things(`${name} at breakfast in the kitchen`)[0],
      );
  });

  it('leaves named things alone', () => {
    expect(things('with a guitar')).toEqual(['guitar']);
  });

  it.each(['in a red dress', 'a wool coat', 'with a top hat'])(
    'adds nothing to the clothes of %j',
    (text) => {
      expect(things(text)).toEqual([]);
    },
  );

  it('never adds a thing that the words deny', () => {
    for (const name of NAMES) {
      const found = things(`${name} is kind, without coffee, no phone, no camera`);
      expect(found).toHaveLength(1);
      for (const kind of ['coffee', 'phone', 'camera']) expect(found).not.toContain(kind);
    }
  });

  it.each(['no accessories', 'just me, without any props'])('adds nothing to %j', (text) => {
    expect(things(text)).toEqual([]);
  });
});
