import type { Rgb } from '../../../colour.ts';
import { MESH } from '../face/mesh-places.ts';
import type { Landmark } from '../face/read-landmarks.ts';
import { takeFramesOff } from './find-frames.ts';
import { CELLS, createMask, createPlane, type Plane, yOf } from './head-grid.ts';
import { type Lab, type LabPlanes, labOf, labPlanesOf, medianOf } from './lab.ts';
import { fillPolygon, toPlane } from './masks.ts';
import { blur, blurWithin, evenColours, rise } from './planes.ts';
import type { Regions } from './read-regions.ts';
import type { FrontView } from './see-from-front.ts';
import type { Skull } from './shape-skull.ts';

/** The face of the photo without the photo's light, and without the glasses before it. */
export type EvenFace = {
  colours: LabPlanes;
  /** The median colour of bare skin. */
  seen: Lab;
  /** 1 on eyes, brows, foot of the nose and mouth, soft around them. */
  features: Plane;
};

/** The face of the photo as it is painted on a toy: in one skin colour, in few tones, its features crisp. */
export type InnerFace = {
  colours: LabPlanes;
  /** The one colour of the skin, on face, ears, neck and hands. */
  skin: Lab;
};

/** How wide the light on a face is, in cells; and how much of its lightness and of its colour is taken out. */
const LIGHT = { broad: 30, narrow: 16, lightness: 0.9, colour: 0.95 };
/** What is left of tones of skin: lightness, colour, and the lines of folds, which are at most so dark and light. */
const TONES = { lightness: 0.8, colour: 0.7, folds: 0.55, darkest: -14, lightest: 2 };
/** Tones of skin are at most so dark and light: what goes further is a cast shadow or a gleam. */
const SHADE = { least: -7, most: 3 };
/** Colours of skin are at most so far apart: what goes further is coloured light. */
const HUES = { least: -5, most: 6 };
/** So near the border of the face, in the head's units, the photo shows the side of a head and its shade. */
const EDGE = { from: 0.06, to: 0.36 };
const limit = (value: number, { least, most }: typeof SHADE) => Math.max(least, Math.min(most, value));

/** Freckles, moles and bristles are darker than the even skin around them by more than noise is; so much of it stays. */
const MARKS = { noise: 3.5, share: 0.8, darkest: -16 };
/** Only eyes and teeth shine: other features are at most so much lighter than skin. */
const GLEAM = 5;

/** How much crisper features are. */
const CRISP = 0.55;
/** So much of the toy's skin is the one that is read from the whole photo's light. */
const READ_SKIN = 0.85;
/** Under a studio's lamps lighter skin than this would be white. */
const CHALK = { from: 74, share: 0.5 };
const notChalk = (light: number) => Math.min(light, CHALK.from + (light - CHALK.from) * CHALK.share);

/**
 * Takes the photo's light off a face.
 * @param growth where a beard may grow: there is no bare skin.
 */
export function evenFace(
  view: FrontView,
  regions: Regions,
  skull: Skull,
  { growth, wearsGlasses }: { growth: Plane; wearsGlasses: boolean },
): EvenFace {
  const features = mapAround(view.mesh, FEATURES, 3.5);
  const shown = labPlanesOf(view.colours);
  const colours = wearsGlasses ? takeFramesOff(shown, regions) : shown;
  const bare = growth.map(
    (hair, cell) =>
      +(regions.face[cell] > 0.75 && skull.insideFace[cell] > 0.03) * (1 - features[cell]) * (1 - hair),
  );
  const seen = medianOf(colours, bare);
  if (growth.some((hair) => hair > 0)) leaveBeardOut(bare, colours[0], seen[0]);
  return { colours: takeLightOut(colours, bare, seen), seen, features };
}

/** Below the eyes of somebody with a beard, what is so much darker than skin is no skin in shade. */
const BEARDED = { below: 0.5, darker: 13 };

function leaveBeardOut(bare: Plane, lightness: Plane, skin: number): void {
  for (let cell = 0; cell < CELLS; cell++)
    if (yOf(cell) > BEARDED.below && skin - lightness[cell] > BEARDED.darker) bare[cell] = 0;
}

/**
 * Paints the inner face.
 * @param hairy where the photo's own colours stay, 0 to 1, because a beard grows there.
 * @param readSkin the skin as it is in the light of the whole photo.
 */
export function paintInnerFace(
  { mesh }: FrontView,
  skull: Skull,
  { colours: even, seen, features }: EvenFace,
  { hairy, skin: readSkin }: { hairy: Plane; skin: Rgb },
): InnerFace {
  const calm = evenColours(evenColours(even, skull.face, 4, 5.5), skull.face, 5, 4.5);
  const [slight, broad] = [blur(even[0], 1.2), blur(even[0], 7)];
  const shining = mapAround(mesh, SHINING, 1.5);
  const skin = mixSkin(seen, labOf(readSkin));
  const paint = (cell: number): Lab => {
    const inner = rise(EDGE.from, EDGE.to, skull.insideFace[cell]);
    const fold = Math.max(TONES.darkest, Math.min(TONES.lightest, slight[cell] - broad[cell]));
    const mark = Math.max(MARKS.darkest, Math.min(0, even[0][cell] - calm[0][cell] + MARKS.noise));
    const shade = limit((calm[0][cell] - seen[0]) * TONES.lightness, SHADE);
    const hue = (channel: 1 | 2) => limit((calm[channel][cell] - seen[channel]) * TONES.colour, HUES);
    const tones: Lab = [
      inner * (shade + fold * TONES.folds + mark * MARKS.share),
      inner * hue(1),
      inner * hue(2),
    ];
    const apart = even[0][cell] - seen[0];
    const own: Lab = [
      apart > GLEAM ? GLEAM + (apart - GLEAM) * shining[cell] : apart,
      even[1][cell] - seen[1],
      even[2][cell] - seen[2],
    ];
    const kept = Math.max(features[cell], hairy[cell]);
    const at = (channel: 0 | 1 | 2) =>
      skin[channel] + tones[channel] + (own[channel] - tones[channel]) * kept;
    return [at(0), at(1), at(2)];
  };
  const colours = paintPlanes(paint);
  const soft = blur(colours[0], 2.2);
  for (let cell = 0; cell < CELLS; cell++)
    colours[0][cell] += features[cell] * CRISP * (colours[0][cell] - soft[cell]);
  return { colours, skin };
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

/** What is slow about the colours of bare skin is the photo's light, and goes. */
function takeLightOut(colours: LabPlanes, bare: Plane, seen: Lab): LabPlanes {
  return colours.map((plane, channel) => {
    const apart = plane.map((value) => value - seen[channel]);
    const broad = blurWithin(apart, bare, LIGHT.broad, 0);
    const narrow = blurWithin(apart, bare, LIGHT.narrow, 0);
    const share = channel === 0 ? LIGHT.lightness : LIGHT.colour;
    return plane.map((value, cell) => value - (share * (broad[cell] + narrow[cell])) / 2);
  }) as LabPlanes;
}

type Feature = { places: readonly number[]; around: number };
/** The outlines of features, and how far around them skin belongs to them, in the head's units. */
const FEATURES: readonly Feature[] = [
  ...MESH.eyes.map(({ upper, lower }) => ({ places: [...upper, ...lower], around: 0.1 })),
  ...MESH.brows.map((places) => ({ places, around: 0.06 })),
  { places: MESH.lips, around: 0.07 },
  { places: MESH.noseBase, around: 0.05 },
];
const SHINING: readonly Feature[] = [
  ...MESH.eyes.map(({ upper, lower }) => ({ places: [...upper, ...lower], around: 0.02 })),
  { places: MESH.lips, around: 0 },
];

/** 1 on features, soft around them by a deviation in cells. */
function mapAround(mesh: readonly Landmark[], features: readonly Feature[], soft: number): Plane {
  const all = createMask();
  for (const { places, around } of features) {
    const corners = places.flatMap((index) => mesh[index] ?? []);
    const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
    const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length;
    const grown = corners
      .toSorted((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x))
      .map((corner) => {
        const scale = 1 + around / Math.max(0.01, Math.hypot(corner.x - x, corner.y - y));
        return { x: x + (corner.x - x) * scale, y: y + (corner.y - y) * scale };
      });
    const inside = fillPolygon(grown);
    for (let cell = 0; cell < CELLS; cell++) all[cell] |= inside[cell];
  }
  return blur(toPlane(all), soft);
}
