import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { hex } from '../../colour.ts';
import { readDescription } from './read-description.ts';

const named = (name: string) => COLOUR_WORDS.get(name);

describe('readDescription, hair', () => {
  it.each([
    ['with long hair', { length: 'long' }],
    ['long, curly dark brown hair', { length: 'long', form: 'curly' }],
    ['a woman with short blonde hair', { length: 'short' }],
    ['straight hair', { form: 'straight' }],
    ['a crazy scientist with wild white hair', { form: 'curly', colour: named('white') }],
    ['wears an afro', { style: 'afro' }],
    ['crew cut', { style: 'crew-cut' }],
    ['shoulder-length hair', { length: 'shoulder' }],
    ['pink hair in a bun', { style: 'high-bun' }],
    ['messy bun', { style: 'high-bun' }],
    ['a blonde ponytail', { style: 'ponytail' }],
    ['a girl with pigtails', { style: 'pigtails' }],
    ['red braids', { style: 'two-braids' }],
    ['a punk with a green mohawk', { style: 'mohawk' }],
    ['short spiky hair', { length: 'short', form: 'spiky' }],
    ['black wavy hair', { form: 'wavy' }],
    ['long wavy hair', { length: 'long', form: 'wavy' }],
    ['shoulder-length curly hair', { length: 'shoulder', form: 'curly' }],
    ['slicked back hair', { form: 'swept back' }],
    ['a man with dreadlocks', { style: 'locs' }],
    ['long hair with bangs', { form: 'bangs' }],
    ['buzz cut', { style: 'buzz-cut' }],
    ['shaved hair', { length: 'cropped' }],
    ['mit langen Haaren', { length: 'long' }],
  ])('reads the style of %s', (words, style) => {
    expect(readDescription(words).hair).toMatchObject(style);
  });

  it.each([
    'a long sword and brown hair',
    'a short coat. Hair as it is',
    'no long hair',
    'the hair dryer is long',
    'a cinnamon bun',
  ])('reads no style: %s', (words) => {
    const { length, style, form } = readDescription(words).hair ?? {};
    expect({ length, style, form }).toEqual({});
  });
});

describe('readDescription, face', () => {
  it.each([
    ['a man with a beard', { kind: 'full' }],
    ['bearded viking', { kind: 'full' }],
    ['long white beard', { kind: 'full', colour: named('white'), long: true }],
    ['a wizard’s beard', { kind: 'full', long: true }],
    ['Santa Claus', { kind: 'full', colour: named('white'), long: true }],
    ['Santa with a red beard', { kind: 'full', colour: hex('#a63f1e'), long: true }],
    ['Gandalf', { kind: 'full', colour: named('grey'), long: true }],
    ['Santa without a beard', 'none'],
    ['Santa, clean-shaven', 'none'],
    ['Mrs Claus', undefined],
    ['in a Santa hat', undefined],
    ['a wizard', undefined],
    ['mit grauem Bart', { kind: 'full', colour: named('grey') }],
    ['handlebar mustache', { kind: 'moustache' }],
    ['a black goatee', { kind: 'goatee', colour: named('black') }],
    ['moustache but no beard', { kind: 'moustache' }],
    ['clean-shaven', 'none'],
    ['without a beard', 'none'],
    ['beads', undefined],
  ])('reads the beard of %s', (words, beard) => {
    const found = readDescription(words).beard;
    if (typeof beard === 'object') expect(found).toMatchObject(beard);
    else expect(found).toBe(beard);
  });

  it.each([
    ['reads a book with glasses', { colour: undefined }],
    ['red glasses and a blue shirt', { colour: named('red') }],
    ['no glasses', 'none'],
    ['two glasses of wine', undefined],
    ['wine glasses', undefined],
    ['magnifying glasses', undefined],
    ['sunglasses', undefined],
    ['dark glasses', undefined],
  ])('reads the glasses of %s', (words, glasses) => {
    expect(readDescription(words).glasses).toEqual(glasses);
  });

  it.each([
    ['pirate with an eye patch', { colour: undefined }],
    ['a red eyepatch', { colour: named('red') }],
    ['Pirat mit Augenklappe', { colour: undefined }],
    ['no eye patch', undefined],
    ['a patch of grass', undefined],
  ])('reads the eye patch of %s', (words, eyePatch) => {
    expect(readDescription(words).eyePatch).toEqual(eyePatch);
  });

  it('does not call a short beard long', () => {
    expect(readDescription('a long coat and a beard').beard).toEqual({ kind: 'full', colour: undefined });
  });

  it('leaves the colours of the clothes to the clothes', () => {
    const { garments, beard } = readDescription('a bearded chef in a green shirt');
    expect(garments.get('shirt')).toEqual(named('green'));
    expect(beard).toEqual({ kind: 'full', colour: undefined });
  });
});
