import { mouldThing } from '../catalogue/things/catalogue.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import { measureSculptures } from '../sculpt/find-extent.ts';
import type { Sculpture } from '../sculpt/solid.ts';
import type { StageForm } from './display-base.ts';

/**
 * Places on the base as shares of its radius, seen from above, and how far each thing is turned, degrees;
 * nothing there may be higher than `highest` world units.
 */
const PAIR = [
  { x: 0.68, z: 0.28, turn: -20, highest: 0.95 },
  { x: -0.7, z: 0.22, turn: 22, highest: 0.95 },
] as const;
/** Of three things the last stands behind a lower second one, never before the feet. */
const THREE = [
  PAIR[0],
  { x: -0.62, z: 0.44, turn: 22, highest: 0.5 },
  { x: -0.78, z: -0.34, turn: 14, highest: 1.1 },
] as const;
/** Of four things two stand behind lower ones. */
const FOUR = [
  { x: 0.62, z: 0.44, turn: -20, highest: 0.5 },
  THREE[1],
  THREE[2],
  { x: 0.78, z: -0.34, turn: -14, highest: 1.1 },
] as const;
/** More things stand in a ring of small ones, the higher ones behind. */
const RING = [
  { x: 0.48, z: 0.74, turn: -20, highest: 0.34 },
  { x: -0.48, z: 0.74, turn: 20, highest: 0.34 },
  { x: 0.9, z: 0.22, turn: -20, highest: 0.62 },
  { x: -0.9, z: 0.22, turn: 20, highest: 0.62 },
  { x: 0.8, z: -0.5, turn: -14, highest: 1.1 },
  { x: -0.8, z: -0.5, turn: 14, highest: 1.1 },
  { x: 0.15, z: 0.88, turn: -8, highest: 0.22 },
  { x: -0.17, z: 0.88, turn: 8, highest: 0.22 },
  { x: 0, z: -0.8, turn: 0, highest: 1.1 },
] as const;
/** Around two figures: at the ends of a stage that is drawn out, or in its middle (`end` 0), before and between the feet. */
const AROUND_TWO = [
  [{ end: 0, x: 0, z: 0.74, turn: 0, highest: 0.46 }],
  [
    { end: -1, x: -0.56, z: 0.52, turn: 22, highest: 0.56 },
    { end: 1, x: 0.56, z: 0.52, turn: -20, highest: 0.56 },
  ],
  [
    { end: -1, x: -0.56, z: 0.52, turn: 22, highest: 0.56 },
    { end: 1, x: 0.56, z: 0.52, turn: -20, highest: 0.56 },
    { end: 0, x: 0, z: 0.74, turn: 0, highest: 0.46 },
  ],
  [
    { end: -1, x: -0.56, z: 0.52, turn: 22, highest: 0.56 },
    { end: 1, x: 0.56, z: 0.52, turn: -20, highest: 0.56 },
    { end: 0, x: -0.3, z: 0.74, turn: 8, highest: 0.42 },
    { end: 0, x: 0.3, z: 0.74, turn: -8, highest: 0.42 },
  ],
] as const;
/** More things than that stand in a row of small ones in front, the others at the ends and behind. */
const CROWD = [
  { end: -1, x: -0.62, z: 0.42, turn: 22, highest: 0.5 },
  { end: 1, x: 0.62, z: 0.42, turn: -20, highest: 0.5 },
  { end: 0, x: -0.34, z: 0.78, turn: 8, highest: 0.34 },
  { end: 0, x: 0.34, z: 0.78, turn: -8, highest: 0.34 },
  { end: -1, x: -0.78, z: -0.34, turn: 14, highest: 0.9 },
  { end: 1, x: 0.78, z: -0.34, turn: -14, highest: 0.9 },
  { end: -1, x: -0.1, z: 0.82, turn: 14, highest: 0.3 },
  { end: 1, x: 0.1, z: 0.82, turn: -14, highest: 0.3 },
  { end: 0, x: 0, z: -0.8, turn: 0, highest: 1 },
] as const;
/** No thing is wider than this, alone and in a ring. */
const WIDEST = { few: 0.62, ring: 0.36 };

type Place = { end?: -1 | 0 | 1; x: number; z: number; turn: number; highest: number };

function placesFor(count: number, areTwo: boolean): readonly Place[] {
  if (areTwo) return AROUND_TWO[count - 1] ?? CROWD;
  return count > 4 ? RING : count > 3 ? FOUR : count > 2 ? THREE : PAIR;
}

/** Stands accessories around one figure or two on a stage whose top is at height 0. */
export function standAround(
  accessories: CharacterOptions['accessories'],
  bodyScale: number,
  { radius, half }: StageForm,
): Sculpture[] {
  const { length } = accessories;
  const places = placesFor(length, half > 0);
  const widest = length > 4 ? WIDEST.ring : WIDEST.few;
  return accessories.slice(0, places.length).map(({ kind, colour, words }, index) => {
    const place = places[index] ?? PAIR[0];
    const { groups, size } = mouldThing(kind, colour, words);
    const turn = [0, place.turn, 0] as const;
    const bounds = measureSculptures([{ groups: groups, turn }], [0, 0, 0]);
    const scale = Math.min(
      size * Math.max(0.7, bodyScale),
      place.highest / bounds.height,
      widest / bounds.width,
    );
    const low = bounds.middleY - bounds.height / 2;
    const x = (place.end ?? 0) * half + place.x * radius;
    return { groups, turn, scale, at: [x, -low * scale - 0.01, place.z * radius] };
  });
}
