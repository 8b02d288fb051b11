import { GARMENT_COLOURS } from '../../catalogue/garments/garment-colours.ts';
import { GARMENT_TRANSLATIONS } from '../../catalogue/garments/garment-translations.ts';
import { BAREFOOT_WORDS, GARMENT_WORDS, GARMENTS } from '../../catalogue/garments/garment-words.ts';
import { HEADWEAR_TRANSLATIONS } from '../../catalogue/headwear/headwear-translations.ts';
import { HEADWEAR, HEADWEAR_WORDS } from '../../catalogue/headwear/headwear-words.ts';
import { ROLES } from '../../catalogue/roles/role-words.ts';
import { THEME_WORDS, THEMES } from '../../catalogue/themes/theme-words.ts';
import { THINGS } from '../../catalogue/things/catalogue.ts';
import {
  BEARD_WORDS,
  BEARDS,
  EYE_PATCH_WORDS,
  GLASSES_WORDS,
  SHAVEN_WORDS,
  SKIN_WORDS,
} from '../../catalogue/words/face-words.ts';
import { BALD_WORDS, HAIR_COLOURS, HAIRCUTS } from '../../catalogue/words/hair-words.ts';
import { LIMB_WORDS, LIMBS } from '../../catalogue/words/limb-words.ts';
import { readMaterial } from '../../catalogue/words/material-words.ts';
import { ANY_PATTERN, PATTERN_WORDS, PATTERNS, PLAIN_WORDS } from '../../catalogue/words/pattern-words.ts';
import { POSE_WORDS, POSES } from '../../catalogue/words/pose-words.ts';
import { WHEELCHAIR_WORDS } from '../../catalogue/words/wheelchair-words.ts';
import { asCostume } from './animal-costume.ts';
import type { Meaning, Mention } from './meaning.ts';
import { asOnlyLooks } from './only-looks.ts';
import { singulars, tokenise } from './tokenise.ts';

/** Nouns that keep their colour to themselves, and phrases that mean none of the things in them. */
const NEUTRAL = [
  'eye, eyes, eyed, lip, lips, lipstick, nail, nails, tooth, teeth, freckles',
  'sock, socks, picnic blanket, security blanket, rug, towel, pillow, cushion, tablecloth, curtain, necklace, earrings, bracelet, bracelets',
  'razor blade, prosthetic, prosthetic arm, prosthesis, shoulder blade, cup final, cup winners, missing tooth',
  'hose, hut, tail, tails, glasses of, background, box, packaging, wall, sky, staff engineer, staff member, chief of staff, head of staff',
  'star sign, zodiac sign, sign language, peace sign, neon sign, sign of, signs of, poster child, poster boy, peter pan, apple watch, white house, cat walk, rock climbing, star wars, hard rock cafe, to train, train hard',
  'train for, i train, we train, phone call, book keeper, light hearted, colour blind, color blind, black friday',
  'over the rainbow, rainbow trout, the goat, ruler of, poker chips, super bowl, pizza hut, beach hut, spirit level, beer belly, spinning top, hot air balloon, bat signal, computer mouse, gaming mouse, wireless mouse, mouse pad, mouse mat, mickey mouse, minnie mouse, navy seal, navy seals, seal of approval, stag do, stag night, stag party, stag weekend, swan lake, canada goose, legal eagle, eagle scout, eagle eyed, philadelphia eagles, eagles fan, tony hawk, millennium falcon, zebra crossing, reindeer antlers, deer antlers, crocodile dundee, donkey kong, bell pepper, taco bell, tinker bell, bell boy, o clock, mirror selfie, rear view mirror, tomato red, good egg, table, desk, chair, bed, bench, shelf, gate, fence, door, carpet',
  'rocks, nail polish, nail varnish, leaky pipe, leaking pipe, water pipe, drain pipe, copper pipe, burst pipe',
  'retirement gift, leaving gift, farewell gift, leaving present, retirement present, as a gift, as a present, gift for, present for, birthday gift for, birthday present for, christmas gift for, christmas present for, als geschenk, geschenk fur, cadeau pour, regalo para, regalo per',
  'golden hour, golden age, silver screen, bronze age, white water, top of, on top, at the top, runs a, run a',
  'face mask, surgical mask, gas mask, shades of, accessory, accessories, prop, props, extra, extras',
  'duck down, night owl, early owl, chicken nuggets, drill sergeant, fire drill, drill team, team spirit, free spirit, ring of fire, on fire, fire station, fire fighter, runs the, run the, key member, key account, lord of the rings, onion rings, comb over, i saw, bear with, can bear',
  'chain, chains, watch, jewellery, jewelry, jewels, tattoo, tattoos, tattooed, piercing, piercings, buttons, zip, zipper, lining, laces, shoelaces, ribbon, feather, feathers, lights',
].join(', ');

const emptyMeaning = (): Meaning => ({
  accessories: [],
  headwear: [],
  garments: [],
  themes: [],
  patterns: [],
  poses: [],
  roles: [],
  hair: [],
  haircuts: [],
  face: [],
  limbs: [],
  owner: false,
  wheelchair: false,
  barefoot: false,
  usual: undefined,
});

const withMore = (words: string, more: string | undefined) => (more ? `${words}, ${more}` : words);

/** Brings all tables together: what each phrase, its words parted by one space, asks for. */
function buildLexicon(): ReadonlyMap<string, Meaning> {
  const lexicon = new Map<string, Meaning>();
  const define = (phrases: string, add: (meaning: Meaning) => void) => {
    for (const phrase of phrases.split(', ')) {
      const key = tokenise(phrase).join(' ');
      const meaning = lexicon.get(key) ?? emptyMeaning();
      add(meaning);
      if (key) lexicon.set(key, meaning);
    }
  };
  for (const { id, words, emoji } of THINGS.values())
    define([...Object.values(words), ...(emoji?.split(' ') ?? [])].join(', '), (meaning) =>
      meaning.accessories.push(id),
    );
  for (const kind of HEADWEAR)
    define(withMore(HEADWEAR_WORDS[kind], HEADWEAR_TRANSLATIONS[kind]), (meaning) =>
      meaning.headwear.push(kind),
    );
  for (const kind of GARMENTS)
    define(withMore(GARMENT_WORDS[kind], GARMENT_TRANSLATIONS[kind]), (meaning) =>
      meaning.garments.push(kind),
    );
  for (const kind of PATTERNS) define(PATTERN_WORDS[kind], (meaning) => meaning.patterns.push(kind));
  for (const kind of POSES) define(POSE_WORDS[kind], (meaning) => meaning.poses.push(kind));
  for (const kind of THEMES) define(THEME_WORDS[kind], (meaning) => meaning.themes.push(kind));
  for (const role of ROLES) define(role.words, (meaning) => meaning.roles.push(role));
  for (const [words, colour] of HAIR_COLOURS) define(words, (meaning) => meaning.hair.push(colour));
  define(BALD_WORDS, (meaning) => meaning.hair.push('bald'));
  for (const [words, style] of HAIRCUTS) define(words, (meaning) => meaning.haircuts.push(style));
  for (const kind of BEARDS) define(BEARD_WORDS[kind], (meaning) => meaning.face.push(kind));
  define(SHAVEN_WORDS, (meaning) => meaning.face.push('shaven'));
  define(GLASSES_WORDS, (meaning) => meaning.face.push('glasses'));
  define(SKIN_WORDS, (meaning) => meaning.face.push('skin'));
  define(EYE_PATCH_WORDS, (meaning) => meaning.face.push('eye-patch'));
  for (const kind of LIMBS) define(LIMB_WORDS[kind], (meaning) => meaning.limbs.push(kind));
  define(BAREFOOT_WORDS, (meaning) => {
    meaning.barefoot = true;
  });
  define(WHEELCHAIR_WORDS, (meaning) => {
    meaning.wheelchair = true;
  });
  define(PLAIN_WORDS, (meaning) => meaning.patterns.push('plain'));
  for (const [words, colour] of GARMENT_COLOURS)
    define(words, (meaning) => {
      meaning.usual = colour;
    });
  define([NEUTRAL, ANY_PATTERN].join(', '), (meaning) => {
    meaning.owner = true;
  });
  return lexicon;
}

const LEXICON = buildLexicon();
/** Words of the longest phrase. */
const LONGEST = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(' ').length));

/** Finds every known phrase in the words, the longest first at each place, none overlapping another. */
export function findMentions(tokens: readonly string[]): Mention[] {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < tokens.length) {
    const mention = mentionAt(tokens, at);
    if (mention) mentions.push(mention);
    at = mention?.end ?? at + 1;
  }
  return mentions;
}

function mentionAt(tokens: readonly string[], at: number): Mention | undefined {
  const mention = madeAt(tokens, at);
  if (!mention) return undefined;
  const next = tokens[mention.end] ?? '';
  return asCostume(mention, next, emptyMeaning()) ?? asOnlyLooks(mention, next, emptyMeaning()) ?? mention;
}

function madeAt(tokens: readonly string[], at: number): Mention | undefined {
  const material = readMaterial(tokens[at] ?? '');
  const mention = phraseAt(tokens, at);
  if (!material) return mention;
  // The wool of a wool coat is no knitting; a denim jacket may also stand in the tables as a whole.
  const made = mention && mention.end > at + 1 ? mention : phraseAt(tokens, at + 1);
  return made && made.meaning.garments.length > 0 ? { ...made, at, material } : mention;
}

function phraseAt(tokens: readonly string[], at: number): Mention | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const lead = tokens.slice(at, at + length - 1);
    for (const last of singulars(tokens[at + length - 1] ?? '')) {
      const meaning = LEXICON.get([...lead, last].join(' '));
      if (meaning) return { at, end: at + length, meaning, material: undefined };
    }
  }
  return undefined;
}

/** Whether a phrase names something that can have a colour. */
export function hasColour({ owner, wheelchair, hair, haircuts, face, limbs, ...worn }: Meaning): boolean {
  const { accessories, headwear, garments, roles } = worn;
  const named = [accessories, headwear, garments, roles, hair, haircuts, face, limbs];
  return owner || wheelchair || named.some((things) => things.length > 0);
}
