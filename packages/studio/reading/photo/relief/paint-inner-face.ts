import type { Rgb } from '../../../colour.ts';
import { MESH } from '../face/mesh-places.ts';
import type { Landmark } from '../face/read-landmarks.ts';
import { brush } from './brush.ts';
import { cleanFeatures } from './clean-features.ts';
import { takeFramesOff } from './find-frames.ts';
import { CELLS, createPlane, type Mask, mirrorOf, type Plane, xOf, yOf } from './head-grid.ts';
import { type Lab, type LabPlanes, labOf, labPlanesOf, medianOf } from './lab.ts';
import { BROWS, EYEBALLS, FEATURES, LIPS, MOUTH, mapFeatures } from './map-features.ts';
import { blur, blurWithin, rise } from './planes.ts';
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

/** The face of the photo as it is painted on a toy: in one skin colour, in few tones, its features crisp. */
export type InnerFace = {
  colours: LabPlanes;
  /** The one colour of the skin, on face, ears, neck and hands. */
  skin: Lab;
};

/** How wide the light on a face is, in cells; and how much of its lightness and of its colour is taken out. */
const LIGHT = { broad: 24, narrow: 9, lightness: 0.9, colour: 0.95 };
/** What is left of tones of skin: lightness, colour, and the lines of folds, which are at most so dark and light. */
const TONES = { lightness: 0.6, colour: 0.5, folds: 0.55, darkest: -11, lightest: 1 };
/** How far skin is evened, in cells: pores and stains go. */
const CALM_SKIN = 4;
/** Tones of skin are at most so dark and light: what goes further is a cast shadow or a gleam. */
const SHADE = { least: -7, most: 3 };
/** Colours of skin are at most so far apart: what goes further is coloured light. */
const HUES = { least: -5, most: 6 };
/** So near the border of the face, in the head's units, the photo shows the side of a head and its shade. */
const EDGE = { from: 0.06, to: 0.36 };
const limit = (value: number, { least, most }: typeof SHADE) => Math.max(least, Math.min(most, value));

/** Freckles, moles and bristles are darker than the even skin around them by more than noise is; so much of it stays. */
const MARKS = { noise: 4, share: 0.65, darkest: -16 };
/** Only eyes, teeth and grey hair are light: other features are at most so much lighter than skin. */
const GLEAM = 5;

/** How much crisper features are; of a photo whose finest lines, in lightness, are fainter than usual, up to so much. */
const CRISP = { usual: 0.55, most: 1.9, lines: 1.5 };
/** The darker a colour is, the less light it has in it: black hair is tanned with the skin by so much less. */
const UNLIT = 0.7;
/** Teeth are laid on by so much less: under a brush a smile is somebody else's. */
const OWN_TEETH = 0.7;
/** So much of the toy's skin is the one that is read from the whole photo's light. */
const READ_SKIN = 0.92;
/** Under a studio's lamps lighter skin than this would be white. */
const CHALK = { from: 74, share: 0.5 };
const notChalk = (light: number) => Math.min(light, CHALK.from + (light - CHALK.from) * CHALK.share);

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
  if (growth.some((hair) => hair > 0)) leaveBeardOut(bare, colours[0], seen[0]);
  const gain = Math.max(1, Math.min(MOST_GAIN, labOf(skin)[0] / Math.max(1, seen[0])));
  const even = takeLightOut(colours, bare, seen).map((plane, channel) =>
    plane.map((value, cell) => {
      const bright = seen[channel] + (value - seen[channel]) * gain;
      return channel === 0 ? bright : Math.max(bright, Math.min(0, colours[channel][cell]));
    }),
  ) as LabPlanes;
  const hidesMouth = isMouthHidden(view, regions);
  const face = { colours: takeHairOff(even, regions, seen), seen, features, hidesMouth };
  return hidesMouth ? withCalmMouth(face, view) : face;
}

/** What is hair before a brow or a forehead, and above which height, in the head's units. */
const FRINGE = { from: 0.2, to: 0.5, below: 0.2 };

/** In place of hair that hangs into a face its other side, or plain skin where that is hidden as well. */
function takeHairOff(colours: LabPlanes, { hair }: Regions, seen: Lab): LabPlanes {
  const near = blur(hair, 2);
  const hidden = near.map((value, cell) =>
    yOf(cell) < FRINGE.below ? rise(FRINGE.from, FRINGE.to, value) : 0,
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

/** Where less of the lips than this is seen, something is worn or held before them. */
const LIPS_SEEN = 0.4;

function isMouthHidden({ mesh }: FrontView, { face }: Regions): boolean {
  const lips = mapFeatures(mesh, LIPS, 1);
  const all = lips.reduce((sum, share) => sum + share, 0);
  return lips.reduce((sum, share, cell) => sum + share * face[cell], 0) < LIPS_SEEN * all;
}

/** A closed mouth: how much darker and redder than skin lips are, and the line between them, which is so thick. */
const CALM = { lips: [-9, 11, 2], line: -24, thick: 0.018, lift: 0.05 } as const;

/** In place of a mask, a hand or a cup before the mouth: plain skin from the nose down, and a calm mouth of rule. */
function withCalmMouth(face: EvenFace, { mesh }: FrontView): EvenFace {
  const { colours, seen } = face;
  const at = (index: number) => mesh[index] ?? { x: 0, y: 1 };
  const [left, right] = MESH.mouthCorners.map(at);
  const line = MESH.lipMiddles.map(at).reduce((sum, { y }) => sum + y, 0) / MESH.lipMiddles.length;
  const [middle, half] = [
    ((left?.x ?? 0) + (right?.x ?? 0)) / 2,
    ((right?.x ?? 0.36) - (left?.x ?? -0.36)) / 2,
  ];
  const nose = at(MESH.noseTip).y;
  const lipAt = (cell: number) => {
    const aside = Math.abs(xOf(cell) - middle) / half;
    const down = yOf(cell) - line + CALM.lift * aside ** 2;
    return {
      lips: rise(0.15, 0.09, Math.abs(down) + 0.12 * aside ** 2),
      line: aside < 1 ? rise(CALM.thick, 0, Math.abs(down)) : 0,
    };
  };
  const painted = colours.map((plane, channel) =>
    plane.map((value, cell) => {
      const below = rise(nose, nose + 0.08, yOf(cell));
      const { lips, line: between } = lipAt(cell);
      const own = seen[channel] + lips * CALM.lips[channel] + (channel === 0 ? between * CALM.line : 0);
      return value + (own - value) * below;
    }),
  ) as LabPlanes;
  return { ...face, colours: painted };
}

/** A side of the face that is so much darker than the other, and so dark, in lightness, shows nothing; the seam's half width. */
const ONE_SIDED = { apart: 20, black: 14, seam: 0.12 };

/** A face of which one half is lost in the dark gets the mirror of the other. */
function lightBothSides(colours: LabPlanes, insideFace: Plane): LabPlanes {
  const half = (side: number) =>
    medianOf(
      colours,
      insideFace.map((inside, cell) => +(inside > 0.1 && xOf(cell) * side > 0.15)),
    )[0];
  const [right, left] = [half(1), half(-1)];
  if (Math.abs(right - left) < ONE_SIDED.apart || Math.min(right, left) > ONE_SIDED.black) return colours;
  const dark = right < left ? 1 : -1;
  return colours.map((plane) =>
    plane.map((value, cell) => {
      const share = rise(-ONE_SIDED.seam, ONE_SIDED.seam, xOf(cell) * dark);
      return value + (plane[mirrorOf(cell)] - value) * share;
    }),
  ) as LabPlanes;
}

/** In shade all is darker alike, and differences are as much smaller: on skin in the light they become so much larger at most. */
const MOST_GAIN = 1.8;

/** Below the eyes of somebody with a beard, what is so much darker than skin is no skin in shade. */
const BEARDED = { below: 0.5, darker: 13 };

function leaveBeardOut(bare: Plane, lightness: Plane, skin: number): void {
  for (let cell = 0; cell < CELLS; cell++)
    if (yOf(cell) > BEARDED.below && skin - lightness[cell] > BEARDED.darker) bare[cell] = 0;
}

/** What below the nose is so much darker than skin, in lightness, is the shade of a beard, and all of it from the second on. */
const SHAVE = { from: 2, to: 5 };

/** Plain skin in place of a beard, around the lips. */
export function shave({ mesh }: FrontView, face: EvenFace, growth: Plane, beard: Mask | undefined): EvenFace {
  const lips = mapFeatures(mesh, LIPS, 1.5);
  const nose = mesh[MESH.noseFoot]?.y ?? 0.7;
  const hair = growth.map((value, cell) => {
    const shade = yOf(cell) > nose ? rise(SHAVE.from, SHAVE.to, face.seen[0] - face.colours[0][cell]) : 0;
    return Math.max(value > 0.1 ? 1 : 0, beard?.[cell] ?? 0, shade);
  });
  const gone = blur(hair, 3).map((value, cell) => Math.min(1, 2 * value) * (1 - lips[cell]));
  const colours = face.colours.map((plane, channel) =>
    plane.map((value, cell) => value + (face.seen[channel] - value) * gone[cell]),
  ) as LabPlanes;
  return { ...face, colours };
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
  { hairy, skin: readSkin }: { hairy?: Plane; skin: Rgb },
): InnerFace {
  const bare = features.map((share, cell) => Math.max(0.001, 1 - share) * skull.face[cell]);
  const calm = blurWithin(even, bare, CALM_SKIN, 0);
  const teeth = mapFeatures(mesh, MOUTH, 1);
  const laid = features.map((share, cell) =>
    Math.max(share * (1 - OWN_TEETH * teeth[cell]), hairy?.[cell] ?? 0),
  );
  // Strokes level contrasts: crisp again, features are as strong as in the photo, without its grain.
  const drawn = crisp(brush(crisp(even, features), laid), features);
  const [slight, broad] = [blur(even[0], 1.2), blur(even[0], 7)];
  const shining = mapFeatures(mesh, [...EYEBALLS, ...MOUTH], 1.5);
  const skin = mixSkin(seen, labOf(readSkin));
  const cast = shadeOnLids(drawn[0], mesh, features, seen[0]);
  const unlit = (channel: 1 | 2, light: number) =>
    UNLIT * (skin[channel] - seen[channel]) * Math.max(0, 1 - light / Math.max(1, seen[0]));
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

/** Around eyes and nose broad shade is at most so dark and light, in lightness; and how broad it is, in cells. */
const LIDS = { least: -11, most: 4, broad: 4 };

/** What of the shade around eyes and nose is too much for a toy: a brim's shadow would be a bruise. */
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

/** Where it is darker than usual, all is; contrasts there become so much stronger, and in bright places weaker. */
const CONTRAST = { least: 0.75, most: 2.2 };

/** What is slow about the colours of bare skin is the photo's light, and goes. */
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
      return (
        seen[channel] +
        own * Math.max(CONTRAST.least, Math.min(CONTRAST.most, contrast)) +
        light * (1 - share)
      );
    });
  }) as LabPlanes;
}
