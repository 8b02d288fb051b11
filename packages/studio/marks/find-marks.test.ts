import { describe, expect, it } from 'vitest';
import { ROLES } from '../catalogue/roles/roles.ts';
import { THINGS } from '../catalogue/things/catalogue.ts';
import { phrasesOf } from '../catalogue/words/words.ts';
import { studioOptionsSchema } from '../options.ts';
import { readDescription } from '../reading/description/read-description.ts';
import { understandDescription } from '../shelf/understand-description.ts';
import { findMarks, MARKS, withoutMarks } from './find-marks.ts';

describe('marks of others', () => {
  it('are at least 150, and no role or thing is called by one', () => {
    expect(MARKS.length).toBeGreaterThan(150);
    const offered = [...ROLES, ...THINGS.values()].flatMap(({ words }) => phrasesOf(words));
    expect(offered.filter((phrase) => findMarks(phrase).length > 0)).toEqual([]);
  });

  it.each([
    ['Batman with a guitar', 'Masked night hero with a guitar'],
    ['dressed as Spider-Man', 'dressed as masked climbing hero'],
    ['homme araignée', 'Masked climbing hero'],
    ['Hombre Araña', 'Masked climbing hero'],
    ['Ｂａｔｍａｎ', 'Masked night hero'],
    ['a jedi with a lightsaber', 'a space knight with a laser sword'],
    ['Nike shoes and a red cap', 'shoes and a red cap'],
    ['a can of Pepsi', 'a cola'],
    ['a mug "Hogwarts alumni" and a cat', 'a mug and a cat'],
  ])('%s: %s', (text, rest) => {
    expect(withoutMarks(text)).toBe(rest);
  });

  it.each([
    'my sister Elsa with a cat',
    'Mario',
    'Robin with a dog',
    'an apple and a shell',
    'amazon explorer',
    'a puma, a jaguar and a visa',
    'superman pose',
    'a black panther in the zoo',
    'dead pool player',
    'a hulk of a man',
    'iron man triathlon',
    'Thor, god of thunder',
  ])('everyday words stay: %s', (text) => {
    expect(findMarks(text)).toEqual([]);
    expect(withoutMarks(text)).toBe(text);
  });

  it('are understood as something of our own, and told', () => {
    expect(understandDescription('Batman and Pikachu')).toMatchObject({
      marks: [
        { name: 'Batman', instead: 'masked night hero' },
        { name: 'Pokémon', instead: undefined },
      ],
      notUnderstood: [],
    });
    expect(understandDescription('Batman').parts[0]?.id).toBe('role:night-hero');
  });

  it('keep out of a box what was taken out under its old name', () => {
    expect([...readDescription('Batman', new Set(['role:batman'])).garments.keys()]).toEqual([]);
  });

  it('are printed on no pack, whatever was stored', () => {
    const options = { kind: 'packaged', pack: 'blister', serial: 'No. 001' };
    const pack = studioOptionsSchema.shape.pack.options[0];
    expect(
      studioOptionsSchema.parse({
        ...options,
        pack,
        title: 'Barbie',
        description: 'Pikachu',
        line: 'Batman rules',
      }),
    ).toMatchObject({ title: 'Fashion doll', description: 'Toy figure', line: 'Masked night hero rules' });
  });
});
