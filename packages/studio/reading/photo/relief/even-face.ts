import type { Rgb } from '../../../colour.ts';
import { clamp, mean, smoothStep, sum } from '../../../math.ts';
import { MESH } from '../face/mesh-places.ts';
import { takeFramesOff } from './find-frames.ts';
import { CELLS, type Mask, mirrorOf, type Plane, xOf, yOf } from './head-grid.ts';
import { type Lab, type LabPlanes, labOf, labPlanesOf, medianOf } from './lab.ts';
import { FEATURES, LIPS, mapFeatures } from './map-features.ts';
import { blur, blurWithin } from './planes.ts';
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
  /** Something is before the mouth, which is drawn by rule. */
  hidesMouth: boolean;
};

/** How wide the light on a face is, in cells; and how much of its lightness and of its colour is taken out. */
const LIGHT = { broad: 24, narrow: 9, lightness: 0.9, colour: 0.95 };
/**
 * Takes the photo's light off a face.
 * @param growth where a beard may grow: there is no bare skin.
 * @param skin the skin as it is in the light of the whole photo.
 */
export function evenFace(
  view: FrontView,
  regions: Regions,
  skull: Skull,
  { growth, wearsGlasses, skin }: { growth: Plane; wearsGlasses: boolean; skin: Rgb },
): EvenFace {
  const features = mapFeatures(view.mesh, FEATURES, 3.5);
  const shown = labPlanesOf(view.colours);
  const taken = wearsGlasses ? takeFramesOff(shown, regions, view) : shown;
  const colours = lightBothSides(taken, skull.insideFace);
  const bare = growth.map(
    (hair, cell) =>
      +(regions.face[cell] > 0.75 && skull.insideFace[cell] > 0.03) * (1 - features[cell]) * (1 - hair),
  );
  const seen = medianOf(colours, bare);
  leaveLipsOut(bare, colours[1], seen[1]);
  if (growth.some((hair) => hair > 0)) leaveBeardOut(bare, colours[0], seen[0]);
  const gain = clamp(labOf(skin)[0] / Math.max(1, seen[0]), 1, MOST_GAIN);
  const even = mirrorHardShade(takeLightOut(colours, bare, seen), bare, seen).map((plane, channel) =>
    plane.map((value, cell) => {
      const bright = seen[channel] + (value - seen[channel]) * gain;
      return channel === 0 ? bright : clamp(colours[channel][cell], bright, 0);
    }),
  ) as LabPlanes;
  const hidesMouth = isMouthHidden(view, regions);
  const { hair, thing } = regions;
  const before = wearsGlasses ? hair : hair.map((share, cell) => share + thing[cell]);
  const face = { colours: uncoverBrow(even, before, seen), seen, features, hidesMouth };
  return hidesMouth ? withCalmMouth(face, view) : face;
}

/** What is hair, or a brim, before a brow or a forehead, and above which height, in the head's units. */
const FRINGE = { from: 0.2, to: 0.5, below: 0.2 };

/** Replaces what hangs into a face by the face's other side, or by plain skin if the other side is hidden as well. */
function uncoverBrow(colours: LabPlanes, before: Plane, seen: Lab): LabPlanes {
  const near = blur(before, 2);
  const hidden = near.map((value, cell) =>
    yOf(cell) < FRINGE.below ? smoothStep(FRINGE.from, FRINGE.to, value) : 0,
  );
  return colours.map((plane, channel) =>
    plane.map((value, cell) => {
      if (hidden[cell] === 0) return value;
      const across = mirrorOf(cell);
      const other = plane[across] + (seen[channel] - plane[across]) * hidden[across];
      return value + (other - value) * hidden[cell];
    }),
  ) as LabPlanes;
}

/** If less of the lips than this is seen, something is worn or held before them. */
const LIPS_SEEN = 0.4;

function isMouthHidden({ mesh }: FrontView, { face }: Regions): boolean {
  const lips = mapFeatures(mesh, LIPS, 1);
  const all = sum(lips);
  return lips.reduce((sum, share, cell) => sum + share * face[cell], 0) < LIPS_SEEN * all;
}

/** A closed mouth: how much darker and redder than skin lips are, and how dark and thick the line between them is. */
const CALM = { lips: [-9, 11, 2], line: -24, thick: 0.018, lift: 0.05 } as const;

/**
 * Replaces a mask, a hand or a cup before the mouth by plain skin from the nose down and a calm mouth drawn by rule.
 */
function withCalmMouth(face: EvenFace, { mesh }: FrontView): EvenFace {
  const { colours, seen } = face;
  const at = (index: number) => mesh[index] ?? { x: 0, y: 1 };
  const [left, right] = MESH.mouthCorners.map(at);
  const line = mean(MESH.lipMiddles.map((index) => at(index).y));
  const [middle, half] = [
    ((left?.x ?? 0) + (right?.x ?? 0)) / 2,
    ((right?.x ?? 0.36) - (left?.x ?? -0.36)) / 2,
  ];
  const nose = at(MESH.noseTip).y;
  const lipAt = (cell: number) => {
    const aside = Math.abs(xOf(cell) - middle) / half;
    const down = yOf(cell) - line + CALM.lift * aside ** 2;
    return {
      lips: smoothStep(0.15, 0.09, Math.abs(down) + 0.12 * aside ** 2),
      line: aside < 1 ? smoothStep(CALM.thick, 0, Math.abs(down)) : 0,
    };
  };
  const painted = colours.map((plane, channel) =>
    plane.map((value, cell) => {
      const below = smoothStep(nose, nose + 0.08, yOf(cell));
      const { lips, line: between } = lipAt(cell);
      const own = seen[channel] + lips * CALM.lips[channel] + (channel === 0 ? between * CALM.line : 0);
      return value + (own - value) * below;
    }),
  ) as LabPlanes;
  return { ...face, colours: painted };
}

/**
 * How much darker than the other a side of the face must be, and how dark, in lightness, to show nothing; and half
 * the width of the seam.
 */
const ONE_SIDED = { apart: 20, black: 14, seam: 0.12 };

/** A face with one half lost in the dark gets the mirror of the other half. */
function lightBothSides(colours: LabPlanes, insideFace: Plane): LabPlanes {
  const half = (side: number) =>
    medianOf(
      colours,
      insideFace.map((inside, cell) => +(inside > 0.1 && xOf(cell) * side > 0.15)),
    )[0];
  const [right, left] = [half(1), half(-1)];
  if (Math.abs(right - left) < ONE_SIDED.apart || Math.min(right, left) > ONE_SIDED.black) return colours;
  return mirrorSide(colours, right < left ? 1 : -1);
}

/**
 * How much the skin of a side differs from even skin, in lightness, and how many times as much as the other's, if it
 * is in hard shade.
 */
const HARD_SHADE = { apart: 7, times: 3, noise: 3 };

/** A cast shadow with an edge cannot be evened out: its side gets the mirror of the other side. */
function mirrorHardShade(colours: LabPlanes, bare: Plane, seen: Lab): LabPlanes {
  const stains = (side: number) => {
    let [sum, count] = [0, 0];
    for (let cell = 0; cell < CELLS; cell++) {
      if (xOf(cell) * side < ONE_SIDED.seam) continue;
      sum += bare[cell] * Math.max(0, Math.abs(colours[0][cell] - seen[0]) - HARD_SHADE.noise);
      count += bare[cell];
    }
    return sum / Math.max(1, count);
  };
  const [right, left] = [stains(1), stains(-1)];
  const [less, more] = right < left ? [right, left] : [left, right];
  if (more < HARD_SHADE.apart || more < HARD_SHADE.times * less) return colours;
  return mirrorSide(colours, right > left ? 1 : -1);
}

/** Replaces one side of a face, -1 or 1, by the mirror of the other. */
const mirrorSide = (colours: LabPlanes, side: number): LabPlanes =>
  colours.map((plane) =>
    plane.map((value, cell) => {
      const share = smoothStep(-ONE_SIDED.seam, ONE_SIDED.seam, xOf(cell) * side);
      return value + (plane[mirrorOf(cell)] - value) * share;
    }),
  ) as LabPlanes;

/**
 * How many times larger differences in shade may be made: in shade all is darker alike, and differences are smaller.
 */
const MOST_GAIN = 1.8;

/** Below the eyes, what is redder than skin by this much is a lip that reaches further than the mesh, in a scream. */
const GAPING = { below: 0.8, redder: 14 };

function leaveLipsOut(bare: Plane, red: Plane, skin: number): void {
  for (let cell = 0; cell < CELLS; cell++)
    if (yOf(cell) > GAPING.below && red[cell] - skin > GAPING.redder) bare[cell] = 0;
}

/** Below the eyes of somebody with a beard, what is darker than skin by this much is no skin in shade. */
const BEARDED = { below: 0.5, darker: 13 };

function leaveBeardOut(bare: Plane, lightness: Plane, skin: number): void {
  for (let cell = 0; cell < CELLS; cell++)
    if (yOf(cell) > BEARDED.below && skin - lightness[cell] > BEARDED.darker) bare[cell] = 0;
}

/**
 * Below the nose, what is darker than skin by `from`, in lightness, begins to be the shade of a beard, and from `to`
 * on is all shade.
 */
const SHAVE = { from: 2, to: 5 };

/** Replaces a beard around the lips by plain skin. */
export function shave({ mesh }: FrontView, face: EvenFace, growth: Plane, beard: Mask | undefined): EvenFace {
  const lips = mapFeatures(mesh, LIPS, 1.5);
  const nose = mesh[MESH.noseFoot]?.y ?? 0.7;
  const hair = growth.map((value, cell) => {
    const shade =
      yOf(cell) > nose ? smoothStep(SHAVE.from, SHAVE.to, face.seen[0] - face.colours[0][cell]) : 0;
    return Math.max(value > 0.1 ? 1 : 0, beard?.[cell] ?? 0, shade);
  });
  const gone = blur(hair, 3).map((value, cell) => Math.min(1, 2 * value) * (1 - lips[cell]));
  const colours = face.colours.map((plane, channel) =>
    plane.map((value, cell) => value + (face.seen[channel] - value) * gone[cell]),
  ) as LabPlanes;
  return { ...face, colours };
}

/** How much stronger contrasts become in dark places, and how much weaker in bright ones. */
const CONTRAST = { least: 0.75, most: 2.2 };

/** Slow changes in the colours of bare skin are the photo's light, and are removed. */
function takeLightOut(colours: LabPlanes, bare: Plane, seen: Lab): LabPlanes {
  const apart = colours.map((plane, channel) => plane.map((value) => value - seen[channel]));
  const narrow = blurWithin(apart, bare, LIGHT.narrow, 0);
  const lights = blurWithin(apart, bare, LIGHT.broad, 0).map((broad, channel) =>
    broad.map((value, cell) => (value + narrow[channel][cell]) / 2),
  );
  return colours.map((plane, channel) => {
    const share = channel === 0 ? LIGHT.lightness : LIGHT.colour;
    return plane.map((value, cell) => {
      const light = lights[channel][cell];
      const contrast = seen[0] / Math.max(1, seen[0] + lights[0][cell]);
      const own = value - seen[channel] - light;
      return seen[channel] + own * clamp(contrast, CONTRAST.least, CONTRAST.most) + light * (1 - share);
    });
  }) as LabPlanes;
}
