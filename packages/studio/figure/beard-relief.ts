import { coverAt } from '../reading/photo/beard/beard-coverage.ts';
import type { FaceShape } from '../reading/photo/face/frontal-face.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { colourBelow } from '../reading/photo/paint/beard-colours.ts';
import type { Group, Solid, Vector } from '../sculpt/solid.ts';
import { isGrown } from './beard.ts';
import { hangBeard } from './hanging-beard.ts';
import { skinFront } from './head.ts';

/** A place on half a face: beside its middle as a share of the jaw's width, and above the chin as one of its height. */
type Station = readonly [side: number, height: number];

/** A place on half a face in the head's units, y up. */
type Place = readonly [x: number, y: number];

/** Along the lower jaw from the chin to the ear. */
const JAW: readonly Station[] = [
  [0, 0.02],
  [0.36, 0.08],
  [0.66, 0.26],
  [0.88, 0.5],
  [1, 0.78],
];
/** From under the nose to the corner of the mouth, beside the face's middle and above the line between the lips. */
const LIP: readonly Place[] = [
  [0.04, 0.2],
  [0.24, 0.18],
  [0.42, 0.08],
];
/**
 * How far full hair stands off the skin, in the head's units, of how thick a limb only that much looks out, and how
 * broad its seam to the skin is: a narrow one would gleam as a line.
 */
const JAW_HAIR = { out: 0.12, radius: 0.3, blend: 0.2 };
const LIP_HAIR = { out: 0.04, radius: 0.1, blend: 0.1 };
/** Tufts of a full beard, each from its root to its tip, as stations of the jaw. */
const TUFTS: readonly (readonly [root: Station, tip: Station])[] = [
  [
    [0.12, 0.4],
    [0.1, 0.02],
  ],
  [
    [0.36, 0.44],
    [0.3, 0.06],
  ],
  [
    [0.6, 0.56],
    [0.52, 0.17],
  ],
  [
    [0.82, 0.72],
    [0.74, 0.33],
  ],
];
const TUFT = { out: 0.1, radius: 0.15, blend: 0.05 };
/** What of a full beard lies below the jaw and at its sides, where the print does not reach. */
const UNDER = { radius: 0.18, blend: 0.16 };
/** Bristles shine less than skin. */
const MATT = 0.45;
/** Less hair than this has no height. */
const LEAST = 0.3;
/** From here inside the skull hair stands off. */
const CORE = { y: 0.75, z: 0.1 };

/** A head, its face first, on which the beard of the photo stands out under the print, as far as it grows. */
export function growBeard([face = [], ...others]: readonly Group[], looks: Looks): Group[] {
  const { beard, shape } = looks;
  const skin = face[0]?.paint;
  const coverage = beard?.coverage;
  if (!skin || !coverage || !isGrown(beard, looks.skin) || beard.kind === 'stubble') return [face, ...others];
  // Where it turns away from the print it shows its own colour.
  const colour = beard.dyed ? beard.colour : colourBelow({ ...beard, coverage }, looks);
  const paint = { ...skin, colour, gloss: skin.gloss * MATT };
  const limb = (from: Place, to: Place, { out, radius, blend }: typeof TUFT, rooted = false): Solid[] => {
    const cover = Math.min(...[from, to].map(([x, y]) => coverAt(coverage, x, -y)));
    if (cover < LEAST) return [];
    const under = (place: Place, height: number) => (side: number) =>
      sink(shape, side, place, radius - height * cover);
    const [root, tip] = [under(from, rooted ? 0 : out), under(to, out)];
    return [-1, 1].map((side) => ({
      shape: 'capsule',
      at: root(side),
      to: tip(side),
      size: [radius, radius, 0],
      paint,
      blend,
    }));
  };
  const chain = (places: readonly Place[], hair: typeof TUFT) =>
    places.slice(1).flatMap((to, index) => limb(places[index] ?? to, to, hair));
  const onJaw = ([beside, height]: Station): Place => [
    beside * shape.jaw * 0.92,
    height * (shape.chin - 0.5) - shape.chin + 0.1,
  ];
  const lip = LIP.map(([x, y]) => [x, y - shape.mouth] as const);
  const tufts = TUFTS.flatMap(([root, tip]) => limb(onJaw(root), onJaw(tip), TUFT, true));
  return [
    [
      ...face,
      ...chain(JAW.map(onJaw), JAW_HAIR),
      ...chain(lip, LIP_HAIR),
      ...(beard.kind === 'full'
        ? [...tufts, ...underJaw(shape, paint), ...hangBeard(shape, beard.length ?? 0, paint)]
        : []),
    ],
    ...others,
  ];
}

function underJaw({ jaw, chin, cheek }: FaceShape, paint: Solid['paint']): Solid[] {
  const places: readonly Vector[] = [
    [jaw * 0.4, 0.14 - chin, 0.62],
    [jaw * 0.74, 0.5 - chin, 0.24],
    [cheek * 0.9, -0.6, 0.12],
  ];
  return [-1, 1].flatMap((side) =>
    places.slice(1).map((to, index): Solid => {
      const from = places[index] ?? to;
      return {
        shape: 'capsule',
        at: [side * from[0], from[1], from[2]],
        to: [side * to[0], to[1], to[2]],
        size: [UNDER.radius, UNDER.radius, 0],
        paint,
        blend: UNDER.blend,
      };
    }),
  );
}

/** The place so far below the skin at x, y of one side. */
function sink(shape: FaceShape, side: number, [x, y]: Place, depth: number): Vector {
  const z = skinFront(shape, x, y);
  const out = [x, y + CORE.y, z - CORE.z] as const;
  const far = Math.hypot(...out);
  return [side * (x - (out[0] / far) * depth), y - (out[1] / far) * depth, z - (out[2] / far) * depth];
}
