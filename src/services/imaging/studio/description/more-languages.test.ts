import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from './colour-words.ts';
import type { Garment } from './garment-words.ts';
import { readDescription } from './read-description.ts';

const things = (words: string) => readDescription(words).accessories.map(({ kind }) => kind);

describe('everyday words of other languages', () => {
  it.each<[string, string[], Garment, string]>([
    ['vrouw met rode jurk en een fiets', ['bicycle'], 'dress', 'red'],
    ['man met blauwe trui, spijkerbroek en een hond', ['dog'], 'jumper', 'blue'],
    ['vader in een zwart pak met een biertje', ['beer'], 'suit', 'black'],
    ['mujer con falda azul, blusa blanca y un perrito', ['dog'], 'shirt', 'white'],
    ['homme avec un pull vert, un pantalon noir et un vélo', ['bicycle'], 'jumper', 'green'],
    ['fille en jupe rose, manteau blanc et baskets', [], 'skirt', 'pink'],
    ['Mann mit blauer Hose und Kaffee', ['coffee'], 'trousers', 'blue'],
    ['donna con un vestito verde e un ombrello', ['umbrella'], 'dress', 'green'],
    ['homem com calça preta e um cachorro', ['dog'], 'trousers', 'black'],
  ])('%s', (words, expected, garment, colour) => {
    expect(things(words)).toEqual(expected);
    expect(readDescription(words).garments.get(garment)).toEqual(COLOUR_WORDS.get(colour));
  });

  it('leave English ones alone', () => {
    const english = ["I'm gonna win", 'my pet dog', 'a garden hose', 'a long red hose', 'two picnic baskets'];
    for (const words of english) expect([...readDescription(words).garments.keys()], words).toEqual([]);
    expect(readDescription('my pet dog').headwear).toBeUndefined();
    expect(readDescription('in his wooden hut').headwear).toBeUndefined();
  });

  it('put a German hat on', () => {
    expect(readDescription('Frau mit rotem Kleid und Hut').headwear?.kind).toBe('fedora');
  });
});
