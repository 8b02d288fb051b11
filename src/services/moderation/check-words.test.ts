import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createWordCheck } from './check-words.ts';

const { check: find } = createWordCheck();
const check = (text: string) => [...new Set(find(text).map(({ objection }) => objection))];

test.each([
  ['A nazi officer', 'hate'],
  ['N A Z I general', 'hate'],
  ['n4z1 soldier', 'hate'],
  ['ΝАZІ soldier in Greek and Cyrillic letters', 'hate'],
  ['ｎａｚｉ in wide letters', 'hate'],
  ['na\u200Bzi with an unseen joiner', 'hate'],
  ['Náźí with accents', 'hate'],
  ['Adolf Hitler with a guitar', 'hate'],
  ['member of the KKK', 'hate'],
  ['Гитлер', 'hate'],
  ['ヒトラーの人形', 'hate'],
  ['NIGGGGER', 'hate'],
  ['a tranny', 'hate'],
  ['naked on a beach', 'sexual'],
  ['p0rn star', 'sexual'],
  ['p.o.r.n star', 'sexual'],
  ['a n a z i', 'hate'],
  ['PORNNNN', 'sexual'],
  ['rapist', 'sexual'],
  ['порно', 'sexual'],
  ['a sexy schoolgirl', 'minors'],
  ['kinky outfit for a little girl', 'minors'],
  ['lolicon', 'minors'],
  ['a school shooter with a rifle', 'violence'],
  ['terrorist', 'violence'],
  ['suicide', 'self-harm'],
])('word list refuses %j: %s', (text, objection) => {
  expect(check(text)).toEqual([objection]);
});

test('word list reports every objection to a text', () => {
  expect(check('a naked nazi with cocaine')).toEqual(['hate', 'sexual']);
  expect(check('порно, a n4z1 and a terrorist')).toEqual(['hate', 'sexual', 'violence']);
});

test.each([
  'A pirate with a gun, two swords and a blood-red cape',
  'Zombie slayer with a chainsaw, blood on the apron',
  'Assassin in a classic black hood, from Scunthorpe, Essex',
  'Physiotherapist with a cocktail, a cockatoo and a cucumber',
  'Sniggering analyst from Nigeria with a Niger river boat',
  'Grape farmer with a drape, scraping a tractor',
  'David Lynch fan with a Maine Coon cat',
  'Knight with a chink in the armour',
  'Dick Whittington with a cat, Moby Dick, and Peacock feathers',
  'Nazir and Ignacio, cumin traders in cummerbunds',
  'A naked mole rat with nude lipstick',
  'Sex Pistols fan with blue tits on a branch',
  'Counter-terrorist from a video game',
  'Harley from Suicide Squad',
  'A sexy vampire in a long dress',
  'School teacher with three kids and a dog',
  'Retro 80s gamer, no. 1 fan, 100% cool!!!',
  'A B C teacher with X Y Z blocks',
  'kilted Scot, a tit on the hat, shiitake mushrooms, titanium shield',
  'He said "a real pain in the neck" and went to hell',
  'Космонавт с гитарой и собакой',
  'ギターを持った宇宙飛行士',
  'رائد فضاء مع قيثارة',
  'Sombrero negro y una guitarra',
  'Elle porte une robe noire et un chapeau',
  'Dicker Hund mit Fagott und Geigenkasten',
  'Isis, goddess of Egypt',
  'Mississippi bass fisherman with a striper',
  'Spice girl with a raccoon and a cocoon',
  'Kickboxer, kkkkk laughing',
])('word list accepts %j', (text) => {
  expect(check(text)).toEqual([]);
});

/** The labelled sentences of a list: language, kind (`fine` or what is refused), text. */
const sentencesOf = (name: string) =>
  readFileSync(new URL(`../../../test/moderation-sentences/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([, kind = '', text = '']) => ({ kind, text }));

describe('labelled sentences of seven languages', () => {
  test('all that the list was built with are judged right', () => {
    const wrong = sentencesOf('built-with').filter(({ kind, text }) => {
      const objections = check(text);
      return kind === 'fine' ? objections.length > 0 : !objections.some((objection) => objection === kind);
    });
    expect(wrong).toEqual([]);
  });

  test('of those held out 97 in 100 are refused, and 98 in 100 harmless ones pass', () => {
    const sentences = sentencesOf('held-out');
    const bad = sentences.filter(({ kind }) => kind !== 'fine');
    const fine = sentences.filter(({ kind }) => kind === 'fine');
    const refused = (each: { text: string }) => check(each.text).length > 0;
    expect(bad.filter(refused).length / bad.length).toBeGreaterThan(0.97);
    expect(fine.filter(refused).length / fine.length).toBeLessThan(0.02);
  });

  test.each([
    'n\u0336i\u0336g\u0336g\u0336e\u0336r',
    'k\u2060ill all j\u00ADews',
    'ᴋɪʟʟ ᴀʟʟ ᴊᴇᴡꜱ',
    '🅺🅸🅻🅻 🅰🅻🅻 🅹🅴🆆🆂',
    'ki11 a|| jew$',
    'k i l l a l l j e w s',
    'kill_all_jews',
    'n*gger',
    'nig ger',
    'mus-lim sc*m out',
    'p.é.d.é',
    'm u e r t e a l o s n e g r o s',
    'h e i l h i t l e r',
  ])('tricks of spelling: %s', (text) => {
    expect(check(text)).toEqual(['hate']);
  });

  test.each([
    ['la bite d’amarrage', 'la b1te'],
    ['un cono de helado', 'un c0ño'],
    ['eine Muschi mit Schleife', 'eine M.u.s.c.h.i'],
    ['a cat called Pussy', 'a cat called p*ssy'],
  ])('a word that is fine as it stands is refused where it is hidden: %s', (plain, hidden) => {
    expect(check(plain)).toEqual([]);
    expect(check(hidden)).toEqual(['sexual']);
  });

  test('one denial reverses a sentence, two do not', () => {
    expect(check('stop hating gays')).toEqual([]);
    expect(check('never stop hating gays')).toEqual(['hate']);
  });
});
