import { describe, expect, it } from 'vitest';
import { readDescription } from '../read-description.ts';

describe('takeSlogan', () => {
  it.each([
    ['white t-shirt "IT WORKS ON MY MACHINE", glasses', 'IT WORKS ON MY MACHINE'],
    ['black apron saying "GRILL MASTER", a burger', 'GRILL MASTER'],
    ['a hoodie with the words “GG EZ”', 'GG EZ'],
    ['a “No. 1 Mum” jumper', 'No. 1 Mum'],
    [
      'IT guy: "Have you tried turning it off and on again?" on his t-shirt',
      'Have you tried turning it off and on again?',
    ],
    ['im T-Shirt „Beste Oma“', 'Beste Oma'],
    ['t-shirt « Vive la France »', 'Vive la France'],
    ['yellow coat, "LADDER 7" on the coat', 'LADDER 7'],
    ['a red cape, "LADDER 7" on his long yellow coat', 'LADDER 7'],
    ['mechanic with "BOB" on his overalls', 'BOB'],
    ['blue suit and the letter "M" on the chest', 'M'],
    ['John "Rocket" Smith in a red coat', undefined],
    ['John "Rocket" Smith', undefined],
    ['a mug "Best Teacher Ever"', undefined],
    ['red shirt. His name is "Bo"', undefined],
    ['a tee with ""', undefined],
    [`a tee "${'long '.repeat(20)}"`, undefined],
  ])('takes the slogan of %s', (words, slogan) => {
    expect(readDescription(words).slogan).toBe(slogan);
  });

  it('names the garment that bears the words, and leaves no letter behind', () => {
    expect(readDescription('red jacket "CREW" over a white tee').sloganOn).toBe('jacket');
    expect(readDescription('white shirt, "LADDER 7" on the yellow coat')).toMatchObject({ sloganOn: 'coat' });
    expect(readDescription('white shirt, "LADDER 7" on the yellow coat').garments.has('shirt')).toBe(true);
    expect(readDescription('blue suit and the letter "M" on the chest')).toMatchObject({
      sloganOn: 'chest',
      accessories: [],
    });
  });

  it('prints on a t-shirt rather than on a dress shirt, and takes nothing else from the words', () => {
    const { garments, accessories } = readDescription('a red shirt that says "I love dogs"');
    expect([...garments.keys()]).toEqual(['tee']);
    expect(accessories).toEqual([]);
    expect(readDescription('"Rock on" shirt').garments.has('tee')).toBe(true);
    expect(readDescription('John "Cat" Smith').accessories).toMatchObject([{ kind: 'cat' }]);
  });
});
