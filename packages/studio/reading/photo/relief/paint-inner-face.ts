import type { Rgb } from '../../../colour.ts';
import { clamp, smoothStep } from '../../../math.ts';
import type { Landmark } from '../face/read-landmarks.ts';
import { brush } from './brush.ts';
import { cleanFeatures } from './clean-features.ts';
import type { EvenFace } from './even-face.ts';
import { CELLS, createPlane, type Plane } from './head-grid.ts';
import { type Lab, type LabPlanes, labOf } from './lab.ts';
import { BROWS, EYEBALLS, LIPS, MOUTH, mapFeatures } from './map-features.ts';
import { blur, blurWithin } from './planes.ts';
import type { FrontView } from './see-from-front.ts';
import type { Skull } from './shape-skull.ts';

/** The face of the photo as it is painted on a toy: in one skin colour, in few tones, its features crisp. */
export type InnerFace = {
  colours: LabPlanes;
  /** The one colour of the skin, on face, ears, neck and hands. */
  skin: Lab;
};

/**
 * What is left of the tones of skin: lightness, colour, and the lines of folds, with the darkest and the lightest
 * that stays.
 */
const TONES = { lightness: 0.6, colour: 0.5, folds: 0.55, darkest: -11, lightest: 1 };
/** How far skin is evened out, in cells: pores and stains disappear. */
const CALM_SKIN = 4;
/** How dark and light tones of skin may be: what goes further is a cast shadow or a gleam. */
const SHADE = { least: -7, most: 3 };
/** How far apart colours of skin may be: what goes further is coloured light. */
const HUES = { least: -5, most: 6 };
/** How near the border of the face, in the head's units, the photo shows the side of a head and its shade. */
const EDGE = { from: 0.06, to: 0.36 };
const limit = (value: number, { least, most }: typeof SHADE) => clamp(value, least, most);

/**
 * How much of freckles, moles and bristles stays. They are darker than the even skin around them by more than noise
 * is.
 */
const MARKS = { noise: 4, share: 0.65, darkest: -16 };
/** How much lighter than skin features may be: only eyes, teeth and grey hair are light. */
const GLEAM = 5;

/**
 * How much crisper features are made; more, up to `most`, if the photo's finest lines, in lightness, are fainter than
 * usual.
 */
const CRISP = { usual: 0.55, most: 1.9, lines: 1.5 };
/**
 * How much less a dark colour is tanned with the skin: the darker it is, the less light it has in it, as in black
 * hair.
 */
const UNLIT = 0.7;
/** How much less paint is laid on teeth: under a brush a smile would be somebody else's. */
const OWN_TEETH = 0.7;
/** The share of the skin that is read from the whole photo's light in the toy's skin. */
const READ_SKIN = 0.92;
/** Under a studio's lamps lighter skin than this would be white. */
const CHALK = { from: 74, share: 0.5 };
const notChalk = (light: number) => Math.min(light, CHALK.from + (light - CHALK.from) * CHALK.share);

/**
 * Paints the inner face.
 * @param hairy where the photo's own colours stay, 0 to 1, because a beard grows there.
 * @param readSkin the skin as it is in the light of the whole photo.
 */
export function paintInnerFace(
  { mesh }: FrontView,
  skull: Skull,
  { colours: even, seen, features }: EvenFace,
  { hairy, skin: readSkin }: { hairy?: Plane; skin: Rgb },
): InnerFace {
  const bare = features.map((share, cell) => Math.max(0.001, 1 - share) * skull.face[cell]);
  const calm = blurWithin(even, bare, CALM_SKIN, 0);
  const teeth = mapFeatures(mesh, MOUTH, 1);
  const laid = features.map((share, cell) =>
    Math.max(share * (1 - OWN_TEETH * teeth[cell]), hairy?.[cell] ?? 0),
  );
  // Strokes level contrasts: made crisp again, features are as strong as in the photo, without its grain.
  const drawn = crisp(brush(crisp(even, features), laid), features);
  const [slight, broad] = [blur(even[0], 1.2), blur(even[0], 7)];
  const shining = mapFeatures(mesh, [...EYEBALLS, ...MOUTH], 1.5);
  const skin = mixSkin(seen, labOf(readSkin));
  const cast = shadeOnLids(drawn[0], mesh, features, seen[0]);
  const unlit = (channel: 1 | 2, light: number) =>
    UNLIT * (skin[channel] - seen[channel]) * Math.max(0, 1 - light / Math.max(1, seen[0]));
  const paint = (cell: number): Lab => {
    const inner = smoothStep(EDGE.from, EDGE.to, skull.insideFace[cell]);
    const fold = clamp(slight[cell] - broad[cell], TONES.darkest, TONES.lightest);
    const mark = clamp(even[0][cell] - calm[0][cell] + MARKS.noise, MARKS.darkest, 0);
    const shade = limit((calm[0][cell] - seen[0]) * TONES.lightness, SHADE);
    const hue = (channel: 1 | 2) => limit((calm[channel][cell] - seen[channel]) * TONES.colour, HUES);
    const tones: Lab = [
      inner * (shade + fold * TONES.folds + mark * MARKS.share),
      inner * hue(1),
      inner * hue(2),
    ];
    const apart = drawn[0][cell] - seen[0] - cast[cell];
    const hair = hairy?.[cell] ?? 0;
    const own: Lab = [
      apart > GLEAM ? GLEAM + (apart - GLEAM) * Math.max(shining[cell], hair) : apart,
      drawn[1][cell] - seen[1] - unlit(1, drawn[0][cell]),
      drawn[2][cell] - seen[2] - unlit(2, drawn[0][cell]),
    ];
    const kept = Math.max(features[cell], hair);
    const at = (channel: 0 | 1 | 2) =>
      skin[channel] + tones[channel] + (own[channel] - tones[channel]) * kept;
    return [at(0), at(1), at(2)];
  };
  return { colours: cleanFeatures(paintPlanes(paint), mesh, { skin, hairy }), skin };
}

/** How dark and light broad shade around eyes and nose may be, in lightness; and how broad it is, in cells. */
const LIDS = { least: -11, most: 4, broad: 4 };

/** Removes what of the shade around eyes and nose is too much for a toy: a brim's shadow would look like a bruise. */
function shadeOnLids(lightness: Plane, mesh: readonly Landmark[], features: Plane, skin: number): Plane {
  const drawn = mapFeatures(mesh, [...EYEBALLS, ...BROWS, ...LIPS, ...MOUTH], 2);
  const lids = features.map((share, cell) => Math.max(0, share - drawn[cell]));
  const apart = lightness.map((light) => light - skin);
  const [broad = createPlane()] = blurWithin([apart], lids, LIDS.broad, 0);
  return broad.map((shade, cell) => lids[cell] * (shade - limit(shade, LIDS)));
}

/** Makes features crisp: those of a blurred photo over broader lines, and more. */
function crisp([lightness, green, blue]: LabPlanes, features: Plane): LabPlanes {
  const fine = blur(lightness, 1.1);
  let [sum, count] = [0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    sum += features[cell] * Math.abs(lightness[cell] - fine[cell]);
    count += features[cell];
  }
  const blurred = Math.max(0, 1 - sum / Math.max(1, count) / CRISP.lines);
  const soft = blur(lightness, 2.2 + 3 * blurred);
  const share = CRISP.usual + (CRISP.most - CRISP.usual) * blurred;
  return [lightness.map((light, cell) => light + features[cell] * share * (light - soft[cell])), green, blue];
}

/** The skin of the toy: mostly the one that was read from the whole photo's light. */
const mixSkin = (seen: Lab, read: Lab): Lab => [
  notChalk(seen[0] + (read[0] - seen[0]) * READ_SKIN),
  seen[1] + (read[1] - seen[1]) * READ_SKIN,
  seen[2] + (read[2] - seen[2]) * READ_SKIN,
];

function paintPlanes(paint: (cell: number) => Lab): LabPlanes {
  const planes: LabPlanes = [createPlane(), createPlane(), createPlane()];
  for (let cell = 0; cell < CELLS; cell++) {
    const colour = paint(cell);
    for (const channel of [0, 1, 2] as const) planes[channel][cell] = colour[channel];
  }
  return planes;
}
