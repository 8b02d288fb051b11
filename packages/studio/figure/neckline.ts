import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../colour.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { NeckOpening } from '../reading/photo/clothes/neck-opening.ts';
import type { SeenClothes } from '../reading/photo/clothes/read-clothes.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Build } from './build.ts';
import type { Top } from './cuts.ts';

/** What an upper garment leaves free of the chest; lengths as shares of the torso's length and of the neck's radius. */
export type Neckline = {
  skin: Rgb;
  /** Half its width, of the neck's radius. */
  wide: number;
  /** How far below the shoulders it ends, of the torso's length. */
  deep: number;
  /** How square it is: 1 is a V, 2 a circle. */
  square: number;
  /** Whether cloth goes over the shoulders. */
  straps: boolean;
  /** Whether the shoulders are bare next to the straps. */
  bareShoulders: boolean;
};

/** Garments whose neckline is that of the photo, and those whose collar may be open. */
const CUT_LOW: ReadonlySet<Top> = new Set(['tee', 'tank']);
const COLLARED: ReadonlySet<Top> = new Set(['shirt', 'suit', 'blazer']);
/**
 * A collar whose end no photo shows has one button open; `COLLAR.deep` is how far below the chin a closed one
 * reaches.
 */
const USUAL = { wide: 0.8, deep: 0.9, half: 0.5, straps: true };
const COLLAR = { deep: 0.6, least: 0.06, most: 0.3, square: 1.1 };
/** An opening at most this deep and wide closes around the neck, in distances of the eyes. */
const CLOSED = { deep: 1.3, wide: 1.25 };
/** The first of what is seen, and what more is worth: the chin hides the upper part. */
const DEPTH = { least: 0.1, perEye: 0.24, most: 0.42, strapless: 0.36 };
const WIDTH = { usual: 0.9, perEye: 0.55 };
/** Necklines less low and less wide than this are not seen on a toy. */
const SEEN = 0.12;

/** The neckline of the photo's garment, where words neither name it nor put something on it. */
export function chooseNeckline(
  { sloganOn, number, garments }: CharacterOptions,
  { skin }: Looks,
  top: Top,
  seen: SeenClothes | undefined,
): Neckline | undefined {
  const opening = seen?.opening;
  if (COLLARED.has(top)) {
    const isOpen = !seen?.tie && !sloganOn && !NECKWEAR.some((worn) => garments.has(worn));
    const collar = top === 'shirt' && seen?.kind === 'shirt collar' ? { ...USUAL, ...opening } : opening;
    return isOpen && collar ? openCollar(collar, skin) : undefined;
  }
  if (!opening || !CUT_LOW.has(top) || sloganOn || number || COVERED.some((worn) => garments.has(worn)))
    return undefined;
  const bareShoulders = seen.kind === 'strapless';
  const lower = Math.max(0, opening.deep - CLOSED.deep);
  const wider = Math.max(0, opening.wide - CLOSED.wide);
  if (!bareShoulders && lower + wider < SEEN) return undefined;
  // Somebody whose photo shows no cloth wears straps.
  const straps = !bareShoulders || seen.colours.length === 0 || opening.straps;
  return {
    skin,
    bareShoulders,
    straps,
    wide: WIDTH.usual + WIDTH.perEye * (opening.wide - WIDTH.usual),
    deep: Math.min(DEPTH.most, DEPTH.least + DEPTH.perEye * lower),
    square: squareness(opening),
  };
}

/** A collar without a tie is open to a point. */
function openCollar({ wide, deep }: NeckOpening, skin: Rgb): Neckline | undefined {
  const lower = deep - COLLAR.deep;
  if (lower < SEEN) return undefined;
  return {
    skin,
    bareShoulders: false,
    straps: true,
    wide: Math.min(WIDTH.usual, WIDTH.usual + WIDTH.perEye * (wide - WIDTH.usual)),
    deep: Math.min(COLLAR.most, COLLAR.least + DEPTH.perEye * lower),
    square: COLLAR.square,
  };
}

const NECKWEAR = ['tie', 'bow-tie', 'scarf', 'apron', 'overalls'] as const;
const COVERED = ['overalls', 'apron', 'scarf'] as const;

/** A circle is still 0.87 wide half-way down. */
const squareness = ({ half }: NeckOpening) => 1 + Math.max(0, half - 0.5) / 0.366;

/** The least width of the cloth next to an opening on a shoulder, centimetres of a six-inch figure's world. */
const STRAP = 3.2;
/** The edge of the cloth. */
const EDGE = 1.1;
const POINTS = 20;

/** Prints bare skin where a garment is cut low, and the garment's `edge` around it; centimetres below the shoulders. */
export function printNeckline(
  context: SKRSContext2D,
  { skin, wide, deep, square, straps, bareShoulders }: Neckline,
  edge: Rgb,
  build: Build,
  scale: number,
): void {
  const length = ((build.shoulder[1] - build.hip[1]) * 100) / scale;
  const shoulder = ((build.shoulder[0] - (bareShoulders ? build.arm[0] : 0)) * 100) / scale;
  const half = Math.min(((build.neck * 100) / scale) * wide, shoulder - STRAP);
  if (straps) outlineOpening(context, { half, end: length * deep, square });
  else outlineBare(context, Math.max(deep, DEPTH.strapless) * length);
  context.fillStyle = css(skin);
  context.fill();
  context.strokeStyle = css(edge);
  context.lineWidth = EDGE;
  context.stroke();
}

/** Above all of the torso. */
const ABOVE = -14;

/** Beyond both arms. */
const ASIDE = 60;

function outlineOpening(
  context: SKRSContext2D,
  { half, end, square }: { half: number; end: number; square: number },
): void {
  context.beginPath();
  context.moveTo(-half, ABOVE);
  for (let point = -POINTS; point <= POINTS; point++) {
    const x = point / POINTS;
    context.lineTo(x * half, end * (1 - Math.abs(x) ** square) ** (1 / square));
  }
  context.lineTo(half, ABOVE);
}

/** All is bare above a line from armpit to armpit. */
function outlineBare(context: SKRSContext2D, low: number): void {
  context.beginPath();
  context.moveTo(-ASIDE, ABOVE);
  context.lineTo(-ASIDE, low);
  context.lineTo(ASIDE, low);
  context.lineTo(ASIDE, ABOVE);
}
