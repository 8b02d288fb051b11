import { phrasesOfAll } from '../languages/languages.ts';

/**
 * Things that people name and that the studio cannot make. A colour next to one of them belongs to it and not to the
 * clothes: 'a red towel'.
 */
export const UNMADE_PHRASES: readonly string[] = [
  // Parts of the body.
  'lipstick, freckles, nail polish, nail varnish, missing tooth, tattoo, tattoos, tattooed, piercing, piercings, tail, tails',
  // Small clothes, jewellery and parts of clothes.
  'sock, socks, earrings, bracelet, bracelets, chain, chains, watch, jewellery, jewelry, jewels, ribbon, feather, feathers, face mask, surgical mask, gas mask, reindeer antlers, deer antlers',
  // Prostheses and blades.
  'razor blade, prosthetic, prosthetic arm, prosthesis, shoulder blade',
  // Furniture, rooms and what is around the figure.
  'picnic blanket, security blanket, rug, towel, pillow, cushion, tablecloth, curtain, table, desk, chair, bed, bench, shelf, gate, fence, door, carpet, wall, rocks, hose, hut, beach hut, rear view mirror, mirror selfie',
  // Tools and machines that share a word with something else.
  'leaky pipe, leaking pipe, water pipe, drain pipe, copper pipe, burst pipe, spirit level, computer mouse, gaming mouse, wireless mouse, mouse pad, mouse mat, apple watch, phone call, hot air balloon, spinning top',
  // Bows, bats and palms that share a word with something else.
  'hair ribbon, hair ribbons, hair bow, hair clip, pink bow, red bow, blue bow, white bow, black bow, bow in her hair, bow in my hair, flittermouse, chalk bag, toilet brush, palm tree, palm trees, wax seal',
  // Roles that share a word with another.
  'bounty hunter, sailor moon, witch doctor',
  ...phrasesOfAll('unmade'),
];

/**
 * Phrases that request nothing. A colour next to one of them belongs to it: 'green eyes'. A phrase of several words
 * also keeps its words from being read one by one: a 'star sign' is no star.
 */
const FIGURES_OF_SPEECH: readonly string[] = [
  // What the photo shows, parts of clothes, and what is around the figure.
  'eye, eyes, eyed, lip, lips, nail, nails, tooth, teeth, buttons, zip, zipper, lining, laces, shoelaces, sky, background, box, packaging, lights',
  // Words for any accessory.
  'accessory, accessories, prop, props, extra, extras',
  // Presents.
  'retirement gift, leaving gift, farewell gift, leaving present, retirement present, as a gift, as a present, gift for, present for, birthday gift for, birthday present for, christmas gift for, christmas present for',
  ...phrasesOfAll('neutral'),
  // Figures of speech, names and titles.
  'cup final, cup winners, glasses of, staff engineer, staff member, chief of staff, head of staff, star sign, zodiac sign, sign language, peace sign, neon sign',
  'sign of, signs of, poster child, poster boy, peter pan, white house, cat walk, star wars, hard rock cafe, to train, train hard',
  'train for, i train, we train, book keeper, light hearted, colour blind, color blind, black friday, over the rainbow, rainbow trout, the goat, ruler of',
  'poker chips, super bowl, pizza hut, beer belly, bat signal, mickey mouse, minnie mouse, navy seal, navy seals, seal of approval, stag do, stag night',
  'stag party, stag weekend, swan lake, canada goose, legal eagle, eagle scout, eagle eyed, philadelphia eagles, eagles fan, tony hawk, millennium falcon, zebra crossing',
  'crocodile dundee, donkey kong, bell pepper, taco bell, tinker bell, bell boy, o clock, tomato red, good egg, golden hour, golden age, silver screen',
  'bronze age, white water, top of, on top, at the top, runs a, run a, shades of, duck down, night owl, early owl, chicken nuggets',
  'drill sergeant, fire drill, drill team, team spirit, free spirit, ring of fire, on fire, fire station, fire fighter, runs the, run the, key member',
  'key account, lord of the rings, onion rings, comb over, i saw, bear with, can bear',
];

/** All phrases that bring nothing into the picture. */
export const NEUTRAL_PHRASES: readonly string[] = [...UNMADE_PHRASES, ...FIGURES_OF_SPEECH];
