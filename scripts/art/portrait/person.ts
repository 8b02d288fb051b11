import { hex, type Rgb } from '../../../src/services/imaging/studio/colour.ts';
import { between, pick, type Random } from '../../../src/services/imaging/studio/random.ts';

/** A made-up person. Lengths are pixels of a 900 x 1125 page; the face's middle is at 450 / 500. */
export type Person = {
  skin: Rgb;
  hair: Rgb;
  hairStyle: 'crop' | 'quiff' | 'bob' | 'long' | 'curly' | 'bun' | 'bald';
  eyes: Rgb;
  lips: Rgb;
  clothing: Rgb;
  collar: 'tee' | 'shirt' | 'jacket' | 'jumper';
  wall: readonly [Rgb, Rgb];
  glasses: Rgb | undefined;
  beard: 'none' | 'stubble' | 'full';
  faceWidth: number;
  jaw: number;
  eyeGap: number;
  brow: number;
  nose: number;
  mouth: number;
  smile: number;
};

const SKINS = ['#f6d5bd', '#8a5536', '#eac09c', '#c98e63', '#5f3a26', '#f1c7a8', '#a96d45', '#dda67c'].map(
  hex,
);
const HAIRS = ['#6b3f24', '#1d1715', '#2a1d17', '#3a2517', '#17120f', '#b98a4b', '#201714', '#7a3a1e'].map(
  hex,
);
const STYLES = ['quiff', 'curly', 'long', 'crop', 'bun', 'bob', 'crop', 'long'] as const;
const CLOTHES = ['#2f6fb3', '#e0a52e', '#c8434b', '#2f8a68', '#e8e4da', '#6d4a94', '#2c3350', '#d9703f'].map(
  hex,
);
const WALLS = [
  ['#dfe7e4', '#a9bdb9'],
  ['#d8e3ee', '#9fb4cb'],
  ['#cfe0cf', '#93b095'],
  ['#e5dfeb', '#b3a6c4'],
  ['#cadde6', '#8fabba'],
].map(([light = '', dark = '']) => [hex(light), hex(dark)] as const);

/** The first eight seeds run through all skins and styles, so that a small family is a varied one. */
export function choosePerson(seed: number, random: Random): Person {
  const turn = ((seed % 8) + 8) % 8;
  const hairStyle = STYLES[turn] ?? 'crop';
  const bearded = hairStyle === 'crop' || hairStyle === 'quiff';
  return {
    skin: SKINS[turn] ?? pick(random, SKINS),
    hair: seed < 8 ? (HAIRS[turn] ?? pick(random, HAIRS)) : pick(random, HAIRS),
    hairStyle: seed >= 8 && random() < 0.12 ? 'bald' : hairStyle,
    eyes: hex(pick(random, ['#4a2f1c', '#3d5f86', '#4f6b3f', '#2c1c12'])),
    lips: hex(pick(random, ['#b8574f', '#a8494a', '#c76a60'])),
    clothing: CLOTHES[(turn * 3 + Math.floor(seed / 8)) % CLOTHES.length] ?? pick(random, CLOTHES),
    collar: pick(random, ['tee', 'shirt', 'jacket', 'jumper']),
    wall: pick(random, WALLS),
    glasses: random() < 0.35 ? hex(pick(random, ['#1f1b22', '#5b3a23', '#2b4a6b'])) : undefined,
    beard: bearded ? pick(random, ['none', 'stubble', 'full']) : 'none',
    faceWidth: between(random, 164, 182),
    jaw: between(random, 0.72, 0.88),
    eyeGap: between(random, 76, 84),
    brow: between(random, 7, 13),
    nose: between(random, 26, 34),
    mouth: between(random, 52, 66),
    smile: between(random, 14, 26),
  };
}
