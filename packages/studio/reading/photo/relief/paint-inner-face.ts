import type { Rgb } from '../../../colour.ts';
import { MESH } from '../face/mesh-places.ts';
import type { Landmark } from '../face/read-landmarks.ts';
import { takeFramesOff } from './find-frames.ts';
import { CELLS, createMask, type Plane } from './head-grid.ts';
import { type Lab, type LabPlanes, labOf, labPlanesOf, medianOf } from './lab.ts';
import { fillPolygon, toPlane } from './masks.ts';
import { blur, blurWithin, evenColours, rise } from './planes.ts';
import type { Regions } from './read-regions.ts';
import type { FrontView } from './see-from-front.ts';
import type { Skull } from './shape-skull.ts';

/** The face of the photo as it is painted on a toy: in one skin colour, in few tones, its features crisp. */
export type InnerFace = {
  colours: LabPlanes;
  /** The one colour of the skin, on face, ears, neck and hands. */
  skin: Lab;
  /** 1 on eyes, brows, foot of the nose and mouth, soft around them. */
  features: Plane;
};

/** How wide the light on a face is, in cells; and how much of its lightness and of its colour is taken out. */
const LIGHT = { broad: 30, narrow: 16, lightness: 0.78, colour: 0.85 };
/** What is left of tones of skin: lightness, colour, and the lines of folds, which are at most so dark and light. */
const TONES = { lightness: 0.8, colour: 0.85, folds: 0.45, darkest: -14, lightest: 3 };
/** Tones of skin are at most so dark and light: what goes further is a cast shadow or a gleam. */
const SHADE = { least: -9, most: 5 };
/** So near the border of the face, in the head's units, the photo shows the side of a head and its shade. */
const EDGE = { from: 0.06, to: 0.36 };
const limit = (value: number, { least, most }: typeof SHADE) => Math.max(least, Math.min(most, value));

/** How much crisper features are. */
const CRISP = 0.55;
/** How much of the toy's skin, which is read from the whole photo's light, is in the colour: lightness and hue. */
const READ_SKIN = { lightness: 0.6, hue: 0.6 };

/** What else is known of a face: where a beard grows, the skin without the photo's light, glasses. */
type Known = { growth: Plane; skin: Rgb; wearsGlasses: boolean };

/** Paints the inner face from the photo. */
export function paintInnerFace(
  view: FrontView,
  regions: Regions,
  skull: Skull,
  { growth, skin: readSkin, wearsGlasses }: Known,
): InnerFace {
  const features = mapFeatures(view.mesh);
  const shown = labPlanesOf(view.colours);
  const colours = wearsGlasses ? takeFramesOff(shown, regions) : shown;
  const bare = toPlane(createMask()).map(
    (_, cell) =>
      +(regions.face[cell] > 0.75 && skull.insideFace[cell] > 0.03) *
      (1 - features[cell]) *
      (1 - growth[cell]),
  );
  const seen = medianOf(colours, bare);
  const even = takeLightOut(colours, bare, seen);
  const calm = evenColours(evenColours(even, skull.face, 4, 5.5), skull.face, 5, 4.5);
  const [slight, broad] = [blur(even[0], 1.2), blur(even[0], 7)];
  const [light, red, yellow] = labOf(readSkin);
  const skin: Lab = [
    seen[0] + (light - seen[0]) * READ_SKIN.lightness,
    seen[1] + (red - seen[1]) * READ_SKIN.hue,
    seen[2] + (yellow - seen[2]) * READ_SKIN.hue,
  ];
  const painted = calm.map((plane, channel) =>
    plane.map((value, cell) => {
      const own = even[channel][cell] - seen[channel];
      const fold = Math.max(TONES.darkest, Math.min(TONES.lightest, slight[cell] - broad[cell]));
      const inner = rise(EDGE.from, EDGE.to, skull.insideFace[cell]);
      const tone =
        channel === 0
          ? inner * (limit((value - seen[0]) * TONES.lightness, SHADE) + fold * TONES.folds)
          : inner * (value - seen[channel]) * TONES.colour;
      return skin[channel] + tone + (own - tone) * Math.max(features[cell], growth[cell]);
    }),
  ) as LabPlanes;
  const soft = blur(painted[0], 2.2);
  for (let cell = 0; cell < CELLS; cell++)
    painted[0][cell] += features[cell] * CRISP * (painted[0][cell] - soft[cell]);
  return { colours: painted, skin, features };
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

/** The outlines of features, and how far around them skin belongs to them, in the head's units. */
const FEATURES: readonly { places: readonly number[]; around: number }[] = [
  ...MESH.eyes.map(({ upper, lower }) => ({ places: [...upper, ...lower], around: 0.11 })),
  ...MESH.brows.map((places) => ({ places, around: 0.06 })),
  { places: MESH.lips, around: 0.07 },
  { places: MESH.noseBase, around: 0.05 },
];

function mapFeatures(mesh: readonly Landmark[]): Plane {
  const all = createMask();
  for (const { places, around } of FEATURES) {
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
  return blur(toPlane(all), 3.5);
}
