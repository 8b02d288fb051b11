import { describe, expect, it } from 'vitest';
import { hex } from '#colour.ts';
import { family, type ThingRecord } from './thing.ts';

const lamp: ThingRecord = {
  words: 'lava lamp · de lavalampe',
  held: { size: 50, grip: [0, -40, 0] },
  parts: [{ ball: 'tint #7b3fc4', at: [0, 0, 0], size: 50 }],
};

describe('a thing of a family', () => {
  it('is read from its record', () => {
    const [thing] = family({ theme: 'music', kin: ['light'] })({ lamp });
    expect(thing).toMatchObject({
      id: 'lamp',
      words: { en: 'lava lamp', de: 'lavalampe' },
      theme: 'music',
      kin: ['light'],
    });
    expect(thing?.stands).toBeUndefined();
    const { groups, ...hold } = thing?.mould(hex('#12d93a')) ?? {};
    expect(hold).toEqual({ size: 0.5, grip: [0, -0.4, 0] });
    expect(groups).toMatchObject([[{ shape: 'ellipsoid', size: [0.5, 0.5, 0.5], paint: { colour: [18, 217, 58] } }]]);
  });

  it('may have another theme and another kin than its family, or none', () => {
    const things = family({ theme: 'music', kin: ['light'] })({
      lamp: { ...lamp, theme: 'space', kin: ['lens'] },
      'dark-lamp': { ...lamp, theme: 'none', kin: [] },
    });
    expect(things.map(({ theme, kin }) => [theme, kin])).toEqual([
      ['space', ['lens']],
      [undefined, undefined],
    ]);
  });

  it('stands, and is carried if it may be', () => {
    const { words, parts } = lamp as Extract<ThingRecord, { parts: unknown }>;
    const things = family({})({
      lamp: { words, parts, stands: { size: 90 } },
      'small-lamp': { words, parts, stands: { size: 30, carriable: true } },
    });
    expect(things.map(({ stands, carriable }) => [stands, carriable])).toEqual([
      [true, undefined],
      [true, true],
    ]);
  });

  it('bears words where its record says so', () => {
    const [plain] = family({})({ lamp });
    expect(plain?.lettered).toBeUndefined();
    const [lettered] = family({})({
      lamp: {
        ...lamp,
        lettered: {
          held: { size: 80 },
          parts: [
            {
              box: 'white',
              at: [0, 0, 0],
              size: [50, 50, 10],
              words: { at: [0, 20], half: [40, 30], largest: 20 },
            },
          ],
        },
      },
    });
    const { size, groups } = lettered?.lettered?.(undefined, 'HELLO') ?? {};
    expect(size).toBe(0.8);
    expect(groups?.[0]?.[0]?.paint.decal).toMatchObject({ centre: [0, 0.2], half: [0.4, 0.3] });
    expect(lettered?.mould(undefined).groups[0]?.[0]?.paint.decal).toBeUndefined();
  });

  it.each([
    ['two spaces', 'lava  lamp,  light', { en: 'lava lamp, light' }],
    ['lines', 'lava\n  lamp\n  · de lampe', { en: 'lava lamp', de: 'lampe' }],
    ['emoji', 'lamp · emoji 💡, 🪔', { en: 'lamp', emoji: '💡, 🪔' }],
  ])('reads words with %s', (_, words, expected) => {
    expect(family({})({ lamp: { ...lamp, words } })[0]?.words).toEqual(expected);
  });

  it.each([
    ['Lamp', {}, /Thing Lamp: .*kebab-case/],
    ['lamp', { words: 'lamp · xx lampe' }, /Thing lamp: 'xx lampe' begins with no language/],
    ['lamp', { words: 'lamp · de lampe · de leuchte' }, /Thing lamp: the language de stands twice/],
    ['lamp', { words: 'lamp, ,light' }, /Thing lamp: .*phrases/],
    ['lamp', { words: 'Lamp' }, /Thing lamp: .*lower case/],
    ['lamp', { costume: { colour: 'blurple' } }, /Thing lamp: 'blurple' is no colour/],
  ])('is named where it is wrong: %s %o', (id, fields, message) => {
    expect(() => family({})({ [id]: { ...lamp, ...fields } })).toThrow(message);
  });
});
