import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import type { Garment } from '../../catalogue/garments/garments.ts';
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

  it('put no apron on a boss, whom Germans and the French call their chef', () => {
    for (const words of [
      'mein Chef im Anzug mit Laptop',
      'Bester Chef der Welt',
      'mon chef et son ordinateur',
      'Mi jefe',
    ]) {
      const { garments, headwear } = readDescription(words);
      expect([...garments.keys()], words).toContain('suit');
      expect(headwear, words).toBeUndefined();
    }
    expect(readDescription('chef in a red hat').garments.has('apron')).toBe(true);
  });

  it.each<[string, string[], Garment, string]>([
    ['mon père en costume bleu, sans lunettes', [], 'suit', 'blue'],
    ['maman en salopette verte, un chat roux', ['cat'], 'overalls', 'green'],
    ['collègue en tailleur gris avec un café', ['coffee'], 'suit', 'grey'],
    ['mujer con vestido largo rojo y un café', ['coffee'], 'dress', 'red'],
    ['cocinera con mandil blanco y una trucha', ['fish', 'pan'], 'apron', 'white'],
    ['Papa mit roter Latzhose und Bierflasche', ['beer'], 'overalls', 'red'],
    ['Postbote mit gelber Jacke und Fahrrad', ['bicycle', 'envelope'], 'jacket', 'yellow'],
    ['Opa in grauer Weste, mit Pfeife', ['pipe', 'newspaper', 'fishing-rod'], 'vest', 'grey'],
  ])('%s', (words, expected, garment, colour) => {
    expect(things(words)).toEqual(expected);
    expect(readDescription(words).garments.get(garment)).toEqual(COLOUR_WORDS.get(colour));
  });

  it('give a thing the colour that follows its size, and a ginger cat its own', () => {
    const colours = (words: string) => readDescription(words).accessories.map(({ colour }) => colour);
    expect(colours('un perro pequeño marrón')).toEqual([COLOUR_WORDS.get('brown')]);
    expect(colours('un chat roux')).toEqual([COLOUR_WORDS.get('ginger')]);
  });

  it('print flowers on a dress and darken glasses', () => {
    expect(readDescription('une robe à fleurs, lunettes noires')).toMatchObject({
      pattern: 'floral',
      accessories: [],
      headwear: { kind: 'sunglasses' },
      glasses: undefined,
    });
    expect([...readDescription('maman, robe à fleurs').garments.keys()]).toEqual(['dress']);
  });
});
