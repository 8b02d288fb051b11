import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { marksIn } from '../catalogue/marks/mark.ts';
import { ROLES } from '../catalogue/roles/roles.ts';
import { THINGS } from '../catalogue/things/catalogue.ts';
import { phrasesOf } from '../catalogue/words/words.ts';
import { studioOptionsSchema } from '../options.ts';
import { readDescription } from '../reading/description/read-description.ts';
import { understandDescription } from '../shelf/understand-description.ts';
import { findMarks, MARKS } from './find-marks.ts';
import { withoutMarks } from './without-marks.ts';

/** The mark that a stranger meant, and the sentence; without a mark the sentence is harmless. */
const SENTENCES = readFileSync(new URL('../fixtures/mark-sentences.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [mark: string, sentence: string]);

const found = (text: string) => findMarks(text).map(({ from, to }) => text.slice(from, to));

describe('marks of others', () => {
  it('are found in 95 of 100 sentences of strangers, and in no harmless one', () => {
    const marked = SENTENCES.filter(([mark]) => mark !== '');
    const missed = marked.filter(([, sentence]) => findMarks(sentence).length === 0);
    expect(missed.length / marked.length).toBeLessThan(0.05);
    const harmless = SENTENCES.flatMap(([mark, sentence]) => (mark === '' ? [sentence] : []));
    expect(harmless.filter((sentence) => findMarks(sentence).length > 0)).toEqual([]);
  });

  it('have something of our own in their place that the catalogue understands', () => {
    const ours = [...new Set(MARKS.flatMap(({ instead }) => instead ?? []))];
    expect(ours.filter((words) => understandDescription(words).notUnderstood.length > 0)).toEqual([]);
    expect(ours.filter((words) => findMarks(words).length > 0)).toEqual([]);
  });

  it('are at least 1000, and no role or thing is called by one', () => {
    expect(MARKS.length).toBeGreaterThan(1000);
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
    ['digits and signs', 'a B4tman, $piderman and R€al Madrid', ['B4tman', '$piderman', 'R€al Madrid']],
    ['1 as i and as l', 'N1KE and P1aymobi1', ['N1KE', 'P1aymobi1']],
    ['an address of mail', 'me@lego', ['lego']],
    ['spaced letters', 'holding a l e g o brick', ['l e g o brick']],
    ['dotted letters', 'I.K.E.A. and N.B.A.', ['I.K.E.A', 'N.B.A']],
    ['a hyphen inside', 'Le-go, La-bu-bu', ['Le-go', 'La-bu-bu']],
    ['written together', 'darthvader and realmadrid', ['darthvader', 'realmadrid']],
    ['written as two', 'mine craft, star bucks', ['mine craft', 'star bucks']],
    [
      'double letters',
      'addidas, Ferari, Narutto, Harry Poter',
      ['addidas', 'Ferari', 'Narutto', 'Harry Poter'],
    ],
    ['sounds', 'Picachu, Porshe, Avengerz', ['Picachu', 'Porshe', 'Avengerz']],
    ['compounds', 'Batmankostüm, Pokémonkarten, Ajaxshirt', ['Batman', 'Pokémon', 'Ajax']],
    ['look-alikes', 'nаrutо, ΒΑΤΜΑΝ', ['nаrutо', 'ΒΑΤΜΑΝ']],
    ['letters that nobody sees', 'bat\u200bman, Batma\u0301n', ['bat\u200bman', 'Batma\u0301n']],
    ['a number behind', 'Batman99', ['Batman99']],
  ])('are found through tricks: %s', (_trick, text, marks) => {
    expect(found(text)).toEqual(marks);
  });

  it.each([
    ['Arsenal jersey', 'an arsenal of knives'],
    ['camiseta del Arsenal', 'Chelsea with her dog'],
    ['als Elsa verkleidet', 'größer als Elsa'],
    ['disfrazada de Elsa', 'Elsa verkleidet als Hexe'],
    ['his Tesla', 'Nikola Tesla'],
    ['a Red Bull', 'a red bull'],
    ['can of Monster', 'the monster can fly'],
    ['Crocs', 'un loup avec des crocs'],
    ['a UPS driver', 'ups and downs'],
  ])('everyday words are marks next to some: %s, but not: %s', (marked, harmless) => {
    expect(findMarks(marked)).toHaveLength(1);
    expect(findMarks(harmless)).toEqual([]);
  });

  it.each([
    ['Batmankostüm', 'Masked night hero kostüm'],
    ['eine Jacke, Pumaschuhe', 'eine Jacke, schuhe'],
    ['a $piderman and N1KE shoes', 'a masked climbing hero and shoes'],
    ['grüßt den Bätmän', 'grüßt den masked night hero'],
  ])('are cut out of %s: %s', (text, rest) => {
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
        { name: 'Pikachu', instead: undefined },
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

describe('a list of marks', () => {
  it('has one on each line, which may go on in the next', () => {
    expect(
      marksIn(`
  Re:Zero: re zero, rem
    from re zero
  Nemo: nemo → fish (dressed watched)
  Puma: puma (worn)
`),
    ).toEqual([
      { name: 'Re:Zero', spellings: ['re zero', 'rem from re zero'], instead: undefined, near: undefined },
      { name: 'Nemo', spellings: ['nemo'], instead: 'fish', near: ['dressed', 'watched'] },
      { name: 'Puma', spellings: ['puma'], instead: undefined, near: ['worn'] },
    ]);
  });

  it.each(['Nemo, nemo', 'Nemo: nemo (drest)', 'Nemo: nemo → fish → shark'])('refuses %s', (line) => {
    expect(() => marksIn(line)).toThrow(`'${line}' is no mark`);
  });
});
