import { clamp, smoothStep } from '../../../math.ts';
import { MESH } from '../face/mesh-places.ts';
import type { Landmark } from '../face/read-landmarks.ts';
import { CELLS, type Plane } from './head-grid.ts';
import { type Lab, type LabPlanes, layOver, medianOf, mixLab } from './lab.ts';
import { LIPS, MOUTH, mapFeatures, NOSE_BASE } from './map-features.ts';
import { paintEyes } from './paint-eyes.ts';
import { blur } from './planes.ts';

/** The skin of the toy, and where a beard grows. */
type Around = { skin: Lab; hairy: Plane | undefined };

/** Cleans the features of a painted face as a painter of toys does: few colours, each in its own clear form. */
export function cleanFeatures(colours: LabPlanes, mesh: readonly Landmark[], around: Around): LabPlanes {
  const painted = colours.map((plane) => Float32Array.from(plane)) as LabPlanes;
  cleanNose(painted, mesh, around);
  cleanLips(painted, mesh, around);
  cleanMouth(painted, mesh, around);
  paintEyes(painted, mesh, around.skin);
  return painted;
}

/** How much of the shade between nostrils stays, which are darker than skin by `to`; and the most colour of it. */
const NOSTRILS = { from: -7, to: -18, shade: 0.4, colour: 3 };

/** Shade under a nose has the colour of skin, and only the nostrils are dark. */
function cleanNose(
  [light, red, yellow]: LabPlanes,
  mesh: readonly Landmark[],
  { skin, hairy }: Around,
): void {
  const nose = mapFeatures(mesh, NOSE_BASE, 3);
  const near = (value: number, middle: number) =>
    middle + clamp(value - middle, -NOSTRILS.colour, NOSTRILS.colour);
  for (let cell = 0; cell < CELLS; cell++) {
    const share = nose[cell] * (1 - (hairy?.[cell] ?? 0));
    if (share < 0.01) continue;
    const apart = light[cell] - skin[0];
    const kept = NOSTRILS.shade + (1 - NOSTRILS.shade) * smoothStep(NOSTRILS.from, NOSTRILS.to, apart);
    light[cell] += share * apart * (kept - 1);
    red[cell] += share * (near(red[cell], skin[1]) - red[cell]);
    yellow[cell] += share * (near(yellow[cell], skin[2]) - yellow[cell]);
  }
}

/**
 * Lips have one colour: how much of their light and shade stays, and of their colours. What is darker by `darker` is
 * hair, or the line between them.
 */
const ON_LIPS = { light: 0.7, colour: 0.5, darker: { from: 8, to: 16 } };

function cleanLips(colours: LabPlanes, mesh: readonly Landmark[], { hairy }: Around): void {
  const lips = mapFeatures(mesh, LIPS, 1.2);
  const inside = mapFeatures(mesh, MOUTH, 1.2);
  const bare = lips.map(
    (share, cell) => share * Math.max(0, 1 - 2 * inside[cell]) * (1 - (hairy?.[cell] ?? 0)),
  );
  const usual = medianOf(
    colours,
    bare.map((share) => +(share > 0.9)),
  );
  for (let cell = 0; cell < CELLS; cell++) {
    if (bare[cell] < 0.01) continue;
    const apart = colours[0][cell] - usual[0];
    const share = bare[cell] * smoothStep(ON_LIPS.darker.to, ON_LIPS.darker.from, -apart);
    for (const channel of [0, 1, 2] as const) {
      const own = colours[channel][cell];
      const kept = channel === 0 ? ON_LIPS.light : ON_LIPS.colour;
      colours[channel][cell] += share * (kept - 1) * (own - usual[channel]);
    }
  }
}

/** What an open mouth shows, as it is painted. */
const TEETH: Lab = [88, 0, 6];
const INSIDE: Lab = [17, 16, 9];
const TONGUE: Lab = [48, 32, 17];
/** Teeth are lighter than this share of skin; a tongue is as light as that and redder than skin. */
const TEETH_FROM = [0.52, 0.66] as const;
const TONGUE_FROM = { light: [0.3, 0.42], red: [4, 10] } as const;
/** Gaps between teeth, braces and gleams are removed if narrower than this, in cells. */
const TEETH_BLUR = 1.2;
/**
 * How clean a mouth is made, by how far it is open, in the head's units: what a scream shows is no smile. Teeth as
 * one band would be somebody else's smile.
 */
const OPEN = { from: 0.02, to: 0.06, share: 0.55, wide: 0.25, widest: 0.4 };

/** In an open mouth teeth are whiter and closer together than in the photo, and what is behind them is dark. */
function cleanMouth(colours: LabPlanes, mesh: readonly Landmark[], { skin }: Around): void {
  const [upper, lower] = MESH.lipMiddles.map((index) => mesh[index]?.y ?? 0);
  const gap = (lower ?? 0) - (upper ?? 0);
  const open = OPEN.share * smoothStep(OPEN.from, OPEN.to, gap) * smoothStep(OPEN.widest, OPEN.wide, gap);
  if (open === 0) return;
  const inside = mapFeatures(mesh, MOUTH, 0.8);
  const [light, red] = [blur(colours[0], TEETH_BLUR), blur(colours[1], TEETH_BLUR)];
  for (let cell = 0; cell < CELLS; cell++) {
    if (inside[cell] < 0.01) continue;
    const bright = light[cell] / skin[0];
    const redder = smoothStep(...TONGUE_FROM.red, red[cell] - skin[1]);
    const behind = mixLab(INSIDE, TONGUE, redder * smoothStep(...TONGUE_FROM.light, bright));
    const colour = mixLab(behind, TEETH, smoothStep(...TEETH_FROM, bright) * (1 - redder));
    layOver(colours, cell, colour, inside[cell] * open);
  }
}
