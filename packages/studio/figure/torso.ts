import type { Group, Paint, Solid } from '../sculpt/solid.ts';
import { sloganDecal } from '../typesetting/print-words.ts';
import type { Build } from './build.ts';
import { printClothes } from './clothes-print.ts';
import { cutOf } from './cuts.ts';
import type { Outfit } from './outfit.ts';
import type { Paints } from './paints.ts';
import { band } from './shapes.ts';
import { frontOf } from './surface.ts';

/** How far an outer garment stands off the garment under it. */
const LAYER = 0.02;

/** The torso's solid form in the upper body's coordinates, `grow` larger all around. */
function torsoForm(build: Build, length: number, grow: number, paint: Paint): Solid[] {
  const { chest, waist, shoulder, arm } = build;
  const yoke = arm[0] * 0.82;
  const box = (at: number, [x, y, z]: Build['chest'], blend: number): Solid => ({
    shape: 'box',
    at: [0, at, 0],
    size: [x + grow, y + grow, z + grow],
    round: Math.min(x, y, z) * 0.86 + grow,
    paint,
    blend,
  });
  const width = shoulder[0] * 0.66;
  return [
    box(length * 0.72, chest, 0),
    box(length * 0.12, waist, 0.18),
    {
      shape: 'capsule',
      at: [-width, length - yoke * 0.62, -0.01],
      to: [width, length - yoke * 0.62, -0.01],
      size: [yoke + grow, yoke + grow, 0],
      paint,
      blend: 0.1,
    },
  ];
}

/** Where shoulders are bare the yoke is skin also from behind. */
function bareYoke(form: Solid[], { front, skin }: Paints): void {
  const yoke = form.at(-1);
  if (yoke)
    form[form.length - 1] = { ...yoke, paint: { ...skin, ...(front.decal && { decal: front.decal }) } };
}

/** The torso as clothes are worn on it. `form` is what further things are sewn on. */
export function sculptTorso(
  outfit: Outfit,
  paints: Paints,
  build: Build,
  length: number,
): { groups: Group[]; form: Group } {
  const cut = cutOf(outfit);
  // Under a skirt, overalls or braces everything is tucked in.
  const hem = (outfit.skirt || outfit.overalls || outfit.braces) && cut.hem === 'over' ? 'tucked' : cut.hem;
  const gap = openingOf(outfit);
  const layered = gap !== undefined;
  const form = torsoForm(build, length, layered ? LAYER : 0, paints.front);
  if (outfit.neckline?.bareShoulders) bareYoke(form, paints);
  const outer: Solid[] = [...form];
  outer.push(...(hem === 'over' ? hemOver(build, paints.front) : [level(-0.05, build, paints.front)]));
  if (gap) outer.push(...opening(form, outfit.top === 'cardigan' ? 'buttoned' : gap, length, paints.top));
  const neck: Solid = {
    shape: 'capsule',
    at: [0, length - 0.06, -0.01],
    to: [0, length + 0.22, 0],
    size: [build.neck, build.neck * 0.92, 0],
    paint: paints.skin,
  };
  const groups: Group[] = [outer, [neck]];
  if (layered)
    groups.push([
      ...torsoForm(build, length, 0, innerFront(outfit, paints, build, length)),
      level(cut.front === 'v' ? length * 0.2 : -0.05, build, paints.inner),
    ]);
  if (hem === 'tucked' || hem === 'body' || cut.front === 'open')
    groups.push(...sculptBelt(outfit, paints, build));
  if (hem === 'over' && !layered)
    groups.push(band(-0.085, -0.045, { x: build.waist[0] + 0.034, z: build.waist[2] + 0.028 }, paints.trim));
  return { groups, form };
}

/** Half the width of the words on what is under a jacket, world units. */
const WORDS_INSIDE = 0.082;

/** The cloth under a jacket, with an open collar or any words where the jacket opens. */
function innerFront(outfit: Outfit, { inner }: Paints, build: Build, length: number): Paint {
  const { slogan, sloganInside, innerColour, neckline } = outfit;
  if (neckline) {
    const shirt = { ...outfit, top: 'shirt', topColour: innerColour, pattern: undefined } as const;
    return { ...inner, decal: printClothes(shirt, build) };
  }
  if (!slogan || !sloganInside) return inner;
  const decal = sloganDecal(slogan, innerColour, WORDS_INSIDE, length * 0.62);
  return { ...inner, decal: { ...decal, centre: [0, length * 0.64] } };
}

/** Cloth that hangs over the trousers, cut off level. */
function hemOver({ waist }: Build, paint: Paint): Solid[] {
  const [x, , z] = waist;
  return [
    {
      shape: 'box',
      at: [0, -0.04, 0],
      size: [x + 0.026, 0.2, z + 0.02],
      round: z * 0.86,
      paint,
      blend: 0.06,
    },
    level(-0.08, { waist: [x, 0, z] }, paint),
  ];
}

/** Cuts off all below a height. */
function level(y: number, { waist }: Pick<Build, 'waist'>, paint: Paint): Solid {
  return {
    shape: 'box',
    at: [0, y - 0.2, 0],
    size: [waist[0] * 2, 0.2, waist[2] * 2],
    paint,
    cutOut: true,
    blend: 0.012,
  };
}

/** Half the width of a front's opening at shares of the torso's length: a V down to its button, or a gap. */
const OPENINGS = {
  v: [
    [1.06, 0.1],
    [0.9, 0.078],
    [0.72, 0.052],
    [0.56, 0.028],
    [0.42, 0.003],
  ],
  open: [
    [1.06, 0.098],
    [0.9, 0.08],
    [0.66, 0.06],
    [0.4, 0.05],
    [0.16, 0.048],
    [-0.2, 0.054],
  ],
  wide: [
    [1.06, 0.1],
    [0.9, 0.104],
    [0.66, 0.112],
    [0.4, 0.104],
    [0.16, 0.092],
    [-0.2, 0.092],
  ],
  tails: [
    [0.12, 0.003],
    [-0.18, 0.06],
  ],
} as const;

/** How far a front opens; words on what is under a jacket need room. */
type Opening = 'v' | 'open' | 'wide';

/** How far the front of an outfit opens, if it does. */
export function openingOf(outfit: Outfit): Opening | undefined {
  const { front } = cutOf(outfit);
  if (front === 'v') return 'v';
  if (front !== 'open') return undefined;
  return outfit.sloganInside ? 'wide' : 'open';
}

/** Half the width of the opening at a height, world units. */
export function openingAt(front: Opening, share: number): number {
  const marks = OPENINGS[front];
  const next = marks.findIndex(([at]) => at <= share);
  const [from, to] = [marks[Math.max(0, next - 1)], marks[next < 0 ? marks.length - 1 : next]];
  if (!from || !to || from[0] === to[0]) return from?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (from[0] - share)) / (from[0] - to[0]);
}

/** Cuts a front open along its middle; `buttoned` is a V that is closed from there to the hem. */
function opening(form: Group, front: Opening | 'buttoned', length: number, paint: Paint): Solid[] {
  const cuts =
    front === 'v' ? [OPENINGS.v, OPENINGS.tails] : [front === 'buttoned' ? OPENINGS.v : OPENINGS[front]];
  return cuts.flatMap((marks) => {
    const points = marks.map(([share, half]) => {
      const y = length * share;
      return { half, at: [0, y, frontOf(form, 0, Math.min(y, length * 0.98))] as const };
    });
    return points.slice(1).map((to, index): Solid => {
      const from = points[index] ?? to;
      return {
        shape: 'capsule',
        at: from.at,
        to: to.at,
        size: [from.half, to.half, 0],
        paint,
        cutOut: true,
        blend: 0.006,
      };
    });
  });
}

function sculptBelt(outfit: Outfit, paints: Paints, { waist }: Build): Group[] {
  const cut = cutOf(outfit);
  if (outfit.belt && !outfit.overalls && !outfit.apron) return [];
  if (['wetsuit', 'swimsuit', 'trunks', 'onesie'].includes(outfit.top) || outfit.bottom === 'bare') return [];
  if (outfit.overalls)
    return [band(-0.062, 0.0, { x: waist[0] + 0.014, z: waist[2] + 0.014 }, paints.bottom)];
  const paint = cut.hem === 'body' ? paints.trim : paints.leather;
  const plan = { x: waist[0] + 0.014, z: waist[2] + 0.014 };
  return [
    band(-0.062, -0.006, plan, paint),
    [
      {
        shape: 'box',
        at: [0, -0.034, plan.z],
        size: [0.046, 0.036, 0.014],
        round: 0.012,
        paint: paints.gold,
      },
      {
        shape: 'box',
        at: [0, -0.034, plan.z + 0.014],
        size: [0.028, 0.018, 0.01],
        round: 0.004,
        paint,
        cutOut: true,
      },
    ],
  ];
}
