import { describe, expect, it } from 'vitest';
import { readDescription } from './read-description.ts';

const kinds = (text: string) => readDescription(text).accessories.map(({ kind }) => kind);

describe('readDescription', () => {
  it.each([
    ['strumming my ukulele', 'guitar'],
    ['a coder at heart', 'laptop'],
    ['wedding photographer', 'camera'],
    ['with a shiny katana', 'sword'],
    ['SKATER!', 'skateboard'],
    ['never without her latte', 'coffee'],
    ['and two corgis', 'dog'],
    ['kitty lover', 'cat'],
    ['goalkeeper', 'football'],
    ['reads novels', 'book'],
    ['a young witch', 'wand'],
    ['cactus collector', 'plant'],
    ['rapper on tour', 'microphone'],
    ['gym every day', 'dumbbell'],
    ['florist', 'flower'],
    ['mechanic', 'spanner'],
    ['surfs big waves with a surfboard', 'surfboard'],
  ])('%s brings a %s', (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });

  it('gives a colour to the thing it stands before', () => {
    const wishes = readDescription('A red guitar, a bright blue leather jacket and a green crown');
    expect(wishes.accessories[0]?.colour?.[0]).toBeGreaterThan(200);
    expect(wishes.garments.get('jacket')?.[2]).toBeGreaterThan(180);
    expect(wishes.headwear).toMatchObject({ kind: 'crown' });
    expect(wishes.headwear?.colour?.[1]).toBeGreaterThan(140);
  });

  it('does not give one thing the colour of another', () => {
    expect(readDescription('red cape and guitar').accessories[0]?.colour).toBeUndefined();
  });

  it('takes a colour without a thing for the clothes', () => {
    expect(readDescription('everything in purple').colour).toBeDefined();
  });

  it('finds the theme', () => {
    expect(readDescription('lost in the galaxy').theme).toBe('space');
    expect(readDescription('a pirate at sea').theme).toBe('sea');
    expect(readDescription('qwertz').theme).toBe('burst');
  });

  it.each([
    '',
    '   ',
    '日本のロボット',
    'لاعب كرة',
    '🎸🎸🎸',
    '\u0000\ud800',
    'constructor __proto__ toString',
  ])('survives %j', (text) => {
    expect(readDescription(text).theme).toBe('burst');
    expect(readDescription(text).accessories).toEqual([]);
  });
});
