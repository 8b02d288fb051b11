import { luminance, mix, type Rgb } from '../../../colour.ts';
import { openLids } from '../face/wake-eyes.ts';
import { isInside } from '../is-inside.ts';
import type { Point } from '../point.ts';
import type { FaceFeatures } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import { findIrises } from './find-iris.ts';
import { naturalLips } from './natural-lips.ts';
import { readIrisColour, USUAL_IRIS } from './read-iris.ts';
import { maySeeTeeth, readTeeth } from './read-teeth.ts';
import { steadyGaze } from './steady-gaze.ts';

/** The colours that a photo shows of what is painted on a face, and what its mouth does. */
export type FaceInks = {
  /** Of the two brows; undefined where nothing is seen of one. */
  brows: readonly [Rgb | undefined, Rgb | undefined];
  lips: Rgb | undefined;
  /** `thin smile`: teeth show where the mesh sees closed lips. */
  mouth: 'closed' | 'thin smile' | 'teeth' | 'open';
  /** How far down teeth reach between lips that are apart, 0 to 1 of the opening. */
  teeth: number;
  /** Middles of the two irises in the head's units, looking at us, and their one colour: one eye often lies in shadow. */
  irises: readonly [Point, Point];
  /** How much the photo's own irises would be seen beside these, 0 to 1: they are painted over. */
  moved: number;
  iris: Rgb;
  /** Eyes whose lids are closed in the photo, left and right in the picture: they are painted open. */
  shut: readonly [boolean, boolean];
};

/** The colour of the skin, and what is worn before the eyes. */
type Wearer = { skin: Rgb; glasses: object | undefined; shape?: { smallness: number } };

/** Lips further apart than this show what is behind them, in distances of the eyes. */
const WIDE_OPEN = 0.048;

/**
 * Reads the colours of the features in `cut`, an evenly lit face of three floats a pixel, on skin of the colour `skin`,
 * and of the irises in `taken`, the same face in the light of the photo: beside the white of the eye.
 */
export function readInks(
  { brows, lips, mouth, eyes }: FaceFeatures,
  { cut, taken }: { cut: Float32Array; taken: Float32Array },
  {
    skin,
    hair,
    glasses,
    beard,
    monochrome,
    shape,
  }: Wearer & {
    hair: Rgb;
    beard?: object;
    monochrome: boolean;
  },
  isMouthSeen: boolean,
): FaceInks {
  const brow = (outline: readonly Point[]) => {
    const colours = coloursInside(cut, outline);
    const ink = colours[Math.floor(colours.length * BROW_AT)];
    if (!ink) return undefined;
    const around = luminance(colours[Math.floor(colours.length * BROW_SKIN)] ?? skin);
    const light = luminance(ink) * Math.max(1, Math.min(BROW_LIT, luminance(skin) / Math.max(1, around)));
    return mix(shadeOf(ink, light), shadeOf(skin, light), BROW_FROM_SKIN);
  };
  const red = coloursInside(cut, lips, mouth);
  // Without colours lips are no redder than the skin.
  const ink =
    isMouthSeen && !monochrome
      ? meanBetween(beard ? coloursInside(cut, lowerLip(lips, mouth)) : red, LIPS)
      : undefined;
  const gaze = steadyGaze(eyes, findIrises(eyes, taken));
  const lip = red[Math.floor(red.length / 2)] ?? skin;
  const teeth = readTeeth(cut, mouth, { skin, lip });
  const seesTeeth = maySeeTeeth(
    { gap: mouthGap(mouth), half: halfWidth(mouth) },
    coloursInside(taken, mouth),
    coloursInside(taken, lips, mouth),
  );
  const shut = areShut(eyes, cut, { skin, glasses });
  return {
    brows: pairBrows(brow(brows[0]), brow(brows[1])),
    lips: ink && naturalLips(ink, skin, shape?.smallness),
    mouth: readMouth(
      mouth,
      { teeth, seesTeeth, red, inside: coloursInside(cut, mouth), isLost: losesLip(cut, lips, mouth) },
      skin,
    ),
    teeth,
    ...gaze,
    iris:
      shut || (glasses && luminance(skin) < BROWN_SKIN)
        ? USUAL_IRIS
        : readIrisColour(taken, eyes, {
            monochrome,
            isDoubtful: glasses !== undefined || luminance(hair) < BLACK_HAIR,
          }),
    shut: [shut, shut],
  };
}

/** Of the colours in the outline of lips, darkest first, these are lip: darker is the line between them, brighter skin or gleam. */
const LIPS = { from: 0.15, to: 0.6 };

/** The outline of the lower lip: a moustache hides the upper one. */
export function lowerLip(lips: readonly Point[], mouth: readonly Point[]): Point[] {
  const lower = (line: readonly Point[]) => [...line.slice(line.length / 2), ...line.slice(0, 1)];
  return [...lower(lips), ...lower(mouth).reverse()];
}

function meanBetween(colours: readonly Rgb[], { from, to }: typeof LIPS): Rgb | undefined {
  const some = colours.slice(Math.floor(colours.length * from), Math.ceil(colours.length * to));
  if (some.length === 0) return undefined;
  const mean = (channel: 0 | 1 | 2) => some.reduce((sum, colour) => sum + colour[channel], 0) / some.length;
  return [mean(0), mean(1), mean(2)];
}

/** Of the colours in the outline of a brow, darkest first, its hairs lie here: the mesh draws brows broader than they are. */
const BROW_AT = 0.18;
/** With black hair light eyes are rare, and with dark skin so rare that glasses mirror what looks like them. */
const BLACK_HAIR = 42;
const BROWN_SKIN = 140;
/** Frames, make-up and coloured lamps tint brows blue and red: so much of their hue is that of the skin in shade. */
const BROW_FROM_SKIN = 0.6;

/** Beside these lies skin: a brow in the shade of a hat or of the hair is as much lighter, at most so many times. */
const BROW_SKIN = 0.9;
const BROW_LIT = 1.6;
/** Both brows have one colour, and shade makes one darker, while nothing makes one lighter: so much is it that of the other. */
const BROW_PAIR = 0.6;

function pairBrows(left: Rgb | undefined, right: Rgb | undefined): FaceInks['brows'] {
  if (!left || !right) return [left, right];
  const isLeftDarker = luminance(left) < luminance(right);
  return isLeftDarker ? [mix(left, right, BROW_PAIR), right] : [left, mix(right, left, BROW_PAIR)];
}

/** A colour as dark as `light`, 0 to 255. */
function shadeOf([red, green, blue]: Rgb, light: number): Rgb {
  const share = light / Math.max(1, luminance([red, green, blue]));
  return [red * share, green * share, blue * share];
}

/**
 * Eyes whose lids are closer than this share of their width, and as pale between them over the skin, are shut; behind
 * glasses, whose reflections are pale, the mesh has to see them closed.
 */
const SHUT = { open: openLids(0.26), openBehindGlasses: openLids(0.2), pale: 0.42 };

/** Who squints or laughs has eyes as narrow, but dark. */
function areShut(eyes: FaceFeatures['eyes'], cut: Float32Array, { skin, glasses }: Wearer): boolean {
  const open = eyes.map(({ upper, lower }) => {
    const [first, last] = [upper[0], upper.at(-1)];
    const middle = Math.floor(upper.length / 2);
    const [top, bottom] = [upper[middle], lower[middle]];
    if (!first || !last || !top || !bottom) return 0;
    return (bottom.y - top.y) / Math.hypot(last.x - first.x, last.y - first.y);
  });
  const most = glasses ? SHUT.openBehindGlasses : SHUT.open;
  if (((open[0] ?? 0) + (open[1] ?? 0)) / 2 > most) return false;
  const between = eyes.flatMap(({ upper, lower }) => coloursInside(cut, [...upper, ...[...lower].reverse()]));
  const lights = between.map(luminance).sort((a, b) => a - b);
  return (lights[Math.floor(lights.length / 2)] ?? 0) > luminance(skin) * SHUT.pale;
}

/** Less white than this between the lips, of the opening and in distances of the eyes, is a gleam. */
const LEAST_TEETH = { share: 0.12, high: 0.022 };
/** Lips hardly apart show teeth where nearly all between them is teeth. */
const PARTED = 0.03;
const PARTED_TEETH = 0.6;
/** Lips between which it is not darker than this share of their own light are closed, however the mesh sees them; but not so far apart. */
const DARK_MOUTH = 0.62;
const SURELY_OPEN = 0.15;
/** Only a mouth so wide, half of it in distances of the eyes, smiles: lips gleam like teeth as well. */
const SMILE = 0.42;

/** Teeth between the lips, colours of the lips and between them, and whether the mesh loses the lower lip. */
type SeenMouth = {
  teeth: number;
  seesTeeth: boolean;
  red: readonly Rgb[];
  inside: readonly Rgb[];
  isLost: boolean;
};

function readMouth(
  mouth: readonly Point[],
  { teeth, seesTeeth, red, inside, isLost }: SeenMouth,
  skin: Rgb,
): FaceInks['mouth'] {
  if (mouthGap(mouth) <= WIDE_OPEN) {
    const brightest = red[Math.floor(red.length * 0.92)];
    const gleams = brightest !== undefined && luminance(brightest) > luminance(skin) * 1.12;
    if (seesTeeth && gleams && halfWidth(mouth) > SMILE) return 'thin smile';
    return seesTeeth && mouthGap(mouth) > PARTED && teeth > PARTED_TEETH ? 'teeth' : 'closed';
  }
  if (isLost) return 'open';
  if (seesTeeth && teeth > LEAST_TEETH.share && teeth * mouthGap(mouth) > LEAST_TEETH.high) return 'teeth';
  const [dark, lip] = [inside[Math.floor(inside.length / 2)], red[Math.floor(red.length / 2)]];
  const isDark = !dark || !lip || luminance(dark) < luminance(lip) * DARK_MOUTH;
  return isDark || mouthGap(mouth) > SURELY_OPEN ? 'open' : 'closed';
}

/** Of a mouth open as wide as this the mesh may lose the lower lip: in its place, darker than so much of the upper one, the mouth goes on. */
const WIDE = 0.2;
const NO_LIP = { darkest: 0.3, light: 0.65 };

/** Whether the outline of a mouth ends where its lips are not: it is printed as the photo shows it. */
function losesLip(cut: Float32Array, lips: readonly Point[], mouth: readonly Point[]): boolean {
  if (mouthGap(mouth) < WIDE) return false;
  const half = lips.length / 2;
  const [upper, lower] = [lips.slice(0, half + 1), [...lips.slice(half), ...lips.slice(0, 1)]];
  const [above, below] = [mouth.slice(0, half + 1), [...mouth.slice(half), ...mouth.slice(0, 1)]];
  const [top, bottom] = [
    coloursInside(cut, [...upper, ...above.reverse()]),
    coloursInside(cut, [...lower, ...below.reverse()]),
  ];
  const lip = luminance(top[Math.floor(top.length / 2)] ?? [0, 0, 0]);
  return luminance(bottom[Math.floor(bottom.length * NO_LIP.darkest)] ?? [0, 0, 0]) < lip * NO_LIP.light;
}

function halfWidth(mouth: readonly Point[]): number {
  const [left, right] = [mouth[0], mouth[mouth.length / 2]];
  return left && right ? (right.x - left.x) / 2 : 0;
}

/** How far the lips are apart in the middle of the mouth. */
export function mouthGap(mouth: readonly Point[]): number {
  const quarter = Math.floor(mouth.length / 4);
  return (mouth[quarter * 3]?.y ?? 0) - (mouth[quarter]?.y ?? 0);
}

/** The colours inside an outline and outside another one, darkest first. */
function coloursInside(cut: Float32Array, outline: readonly Point[], without?: readonly Point[]): Rgb[] {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const colours: Rgb[] = [];
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const step = 2 / perUnit;
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += step) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
      if (!isInside(outline, x, y) || (without && isInside(without, x, y))) continue;
      const column = Math.max(0, Math.min(width - 1, Math.round((x + halfWidth) * perUnit)));
      const row = Math.max(0, Math.min(height - 1, Math.round((y - top) * perUnit)));
      const at = (row * width + column) * 3;
      colours.push([cut[at], cut[at + 1], cut[at + 2]]);
    }
  }
  return colours.sort((a, b) => luminance(a) - luminance(b));
}
