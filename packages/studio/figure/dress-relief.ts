import type { Rgb } from '../colour.ts';
import type { ExpressionId } from '../look/vocabulary.ts';
import { smoothStep } from '../math.ts';
import { MESH } from '../reading/photo/face/mesh-places.ts';
import type { Landmark } from '../reading/photo/face/read-landmarks.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { raiseChosenBeard } from '../reading/photo/relief/chosen-beard.ts';
import { CELLS, type Plane, xOf, yOf } from '../reading/photo/relief/head-grid.ts';
import { type Lab, labOf, rgbOf } from '../reading/photo/relief/lab.ts';
import { BROWS, EYEBALLS, LIPS, MOUTH, mapFeatures } from '../reading/photo/relief/map-features.ts';
import { fillPolygon } from '../reading/photo/relief/masks.ts';
import type { HeadRelief, PaintedHead, ReliefPaint } from '../reading/photo/relief/read-head-relief.ts';
import { bendFace } from './bend-face.ts';
import { giveCartoonFinish } from './cartoon-finish.ts';
import { fitGlasses } from './glasses-forms.ts';

/** What words and owner want to differ from the photo; undefined if nothing differs. */
export type ReliefWishes = Pick<Looks, 'glasses'> & {
  skin: Rgb;
  beard: Looks['beard'];
  eyes: Rgb | undefined;
  brows: Rgb | undefined;
  expression: ExpressionId | undefined;
  isCartoon: boolean;
};

/** Lays wishes over a relief. What they do not name stays as it is. */
export function dressRelief(relief: HeadRelief, seen: Looks, wishes: ReliefWishes): HeadRelief {
  const { beard } = wishes;
  const isOwn = beard !== undefined && beard.coverage === seen.beard?.coverage;
  const bare: PaintedHead = isOwn ? relief : (relief.shaven ?? relief);
  const skin = wishes.skin === seen.skin ? relief.skin : wishes.skin;
  const paint = Uint8ClampedArray.from(bare.face);
  if (skin !== relief.skin) tintSkin(paint, relief, skin);
  if (wishes.brows) tintHair(paint, mapFeatures(relief.mesh, BROWS, 1.5), skin, wishes.brows);
  if (isOwn && wishes.brows) tintHair(paint, lowerFace(relief), skin, wishes.brows);
  if (wishes.eyes) for (const eye of MESH.eyes) tintIris(paint, relief.mesh, eye, wishes.eyes);
  if (wishes.glasses) tintLenses(paint, relief, wishes.glasses);
  const dressed: PaintedHead = { head: bare.head, face: paint };
  const grown = beard && !isOwn ? raiseChosenBeard(dressed, beard) : dressed;
  const bent = wishes.expression ? bendFace(grown, relief.mesh, wishes.expression) : grown;
  const finished = wishes.isCartoon
    ? giveCartoonFinish(bent, relief.mesh, { skin, isBearded: beard !== undefined })
    : bent;
  return { ...relief, ...finished, skin };
}

/** Takes a colour from a paint, and lays another in its place. */
function change(paint: ReliefPaint, cell: number, by: (colour: Lab) => Lab): void {
  const at = cell * 4;
  const [red, green, blue] = rgbOf(by(labOf([paint[at], paint[at + 1], paint[at + 2]])));
  paint[at] = red;
  paint[at + 1] = green;
  paint[at + 2] = blue;
}

/**
 * What is darker than the first share of skin's lightness keeps its colour, as brows and lashes do; from the second
 * on all is skin.
 */
const OF_SKIN = { from: 0.3, to: 0.85 };

/** Another skin under the same face: its tones stay, eyes and teeth keep their colour. */
function tintSkin(paint: ReliefPaint, { mesh, skin: seen }: HeadRelief, wanted: Rgb): void {
  const shining = mapFeatures(mesh, [...EYEBALLS, ...MOUTH], 1);
  const [from, to] = [labOf(seen), labOf(wanted)];
  for (let cell = 0; cell < CELLS; cell++) {
    if (paint[cell * 4 + 3] === 0) continue;
    change(paint, cell, (colour) => {
      const share = smoothStep(OF_SKIN.from, OF_SKIN.to, colour[0] / from[0]) * (1 - shining[cell]);
      const at = (channel: 0 | 1 | 2) => colour[channel] + (to[channel] - from[channel]) * share;
      return [at(0), at(1), at(2)];
    });
  }
}

/**
 * From how much darker than skin, in lightness, a place is hair; and how much of its own light and shade dyed hair
 * keeps.
 */
const HAIR = { from: 5, to: 16, keeps: 0.7 };

/** Dyes the hair within a part of a face. */
function tintHair(paint: ReliefPaint, within: Plane, skin: Rgb, wanted: Rgb): void {
  const [skinLight] = labOf(skin);
  const to = labOf(wanted);
  const shareOf = (cell: number, light: number) =>
    within[cell] * smoothStep(HAIR.from, HAIR.to, skinLight - light);
  let [sum, count] = [0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    if (within[cell] < 0.05) continue;
    const [light] = labOf([paint[cell * 4], paint[cell * 4 + 1], paint[cell * 4 + 2]]);
    const share = shareOf(cell, light);
    sum += share * light;
    count += share;
  }
  const mean = sum / Math.max(1, count);
  for (let cell = 0; cell < CELLS; cell++) {
    if (within[cell] < 0.05) continue;
    change(paint, cell, ([light, red, yellow]) => {
      const share = shareOf(cell, light);
      const dyed = to[0] + (light - mean) * HAIR.keeps;
      return [light + (dyed - light) * share, red + (to[1] - red) * share, yellow + (to[2] - yellow) * share];
    });
  }
}

/** Where beards grow: below the nose, but not on the lips. */
function lowerFace({ mesh }: HeadRelief): Plane {
  const lips = mapFeatures(mesh, LIPS, 1.5);
  const nose = mesh[MESH.noseFoot]?.y ?? 0.7;
  return lips.map((share, cell) => {
    const jaw = Math.abs(xOf(cell)) > 0.75 ? 0.1 : nose;
    return smoothStep(jaw, jaw + 0.05, yOf(cell)) * (1 - share);
  });
}

/**
 * How strong a tint is: of lenses through which the eyes are seen, and of sunglasses, behind which a photo shows only
 * gleams.
 */
const LENS_TINT = { usual: 0.5, sun: 0.8, dark: 0.96 };
const DARK_LENS: Rgb = [21, 19, 26];

/** Tints what is seen through lenses that are not clear. */
function tintLenses(
  paint: ReliefPaint,
  { frames, worn }: HeadRelief,
  glasses: NonNullable<Looks['glasses']>,
): void {
  const own = glasses === worn ? frames : undefined;
  const { dark, form } = glasses;
  const lens = dark && own ? (glasses.lens ?? DARK_LENS) : glasses.lens;
  // Other dark lenses are moulded.
  if (!lens || (dark && !own)) return;
  const strength = dark ? LENS_TINT.dark : form?.endsWith('sunglasses') ? LENS_TINT.sun : LENS_TINT.usual;
  const [eyeX, eyeY] = own?.eye ?? [0.5, 0];
  const outline = own?.outline ?? fitGlasses(glasses).outline.map(([x, y]): [number, number] => [x, -y]);
  for (const side of [-1, 1]) {
    const within = fillPolygon(outline.map(([x, y]) => ({ x: side * (eyeX + x), y: eyeY + y })));
    for (let cell = 0; cell < CELLS; cell++) {
      if (within[cell] === 0) continue;
      for (const [channel, tint] of lens.entries()) {
        const at = cell * 4 + channel;
        paint[at] += (tint - paint[at]) * strength;
      }
    }
  }
}

/**
 * Half the widths of iris and pupil in the head's units: an iris measures 11.7 mm between eyes that are 63 mm apart,
 * and a little more on a toy. What is as light as `lamp` is the reflection of a lamp. `light` is the wanted colour's
 * share of the lightness.
 */
const IRIS = { half: 0.105, pupil: 0.036, soft: 0.02, lamp: { from: 82, to: 70 }, light: 0.75 };

/** Dyes an iris: its middle is the middle of the dark between the lids. */
function tintIris(
  paint: ReliefPaint,
  mesh: readonly Landmark[],
  { upper, lower }: { upper: readonly number[]; lower: readonly number[] },
  wanted: Rgb,
): void {
  const opening = mapFeatures(mesh, [{ places: [...upper, ...lower], around: 0 }], 0.8);
  const lightAt = (cell: number) => labOf([paint[cell * 4], paint[cell * 4 + 1], paint[cell * 4 + 2]])[0];
  let [x, y, sum] = [0, 0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    if (opening[cell] < 0.9) continue;
    const weight = Math.max(0, 60 - lightAt(cell)) ** 2;
    x += xOf(cell) * weight;
    y += yOf(cell) * weight;
    sum += weight;
  }
  if (sum === 0) return;
  const to = labOf(wanted);
  for (let cell = 0; cell < CELLS; cell++) {
    const away = Math.hypot(xOf(cell) - x / sum, yOf(cell) - y / sum);
    if (opening[cell] === 0 || away > IRIS.half) continue;
    change(paint, cell, ([light, red, yellow]) => {
      const share =
        opening[cell] *
        smoothStep(IRIS.half, IRIS.half - IRIS.soft, away) *
        smoothStep(IRIS.pupil, IRIS.pupil + IRIS.soft, away) *
        smoothStep(IRIS.lamp.from, IRIS.lamp.to, light);
      return [
        light + (to[0] - light) * share * IRIS.light,
        red + (to[1] - red) * share,
        yellow + (to[2] - yellow) * share,
      ];
    });
  }
}
