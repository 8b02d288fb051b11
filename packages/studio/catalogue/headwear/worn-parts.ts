import type { Vector } from '../../sculpt/solid.ts';
import { type Part, points } from '../moulding/part.ts';

/** A shell around the whole head with a window for the face. */
export const fullShell = (paint: string): Part[] => [
  { ball: paint, at: [0, 35, -10], size: [172, 185, 175] },
  { ball: paint, at: [0, -50, 130], size: [134, 175, 175], cut: 10 },
  { box: paint, at: [0, -240, 0], size: [250, 120, 250], cut: 10 },
];

/** A shell over the upper half of the head, down to a height. */
export const halfShell = (paint: string, rim: number): Part[] => [
  { ball: paint, at: [0, 62, -8], size: [156, 155, 160] },
  { box: paint, at: [0, rim - 200, 0], size: [250, 200, 250], cut: 6 },
];

/** How much wider than the crown a band around it is. */
const OVER = 1.035;

/** A band around the crown of a hat, between two heights; as a ball it widens as the crown does. */
export function hatBand(paint: string, crown: { at: Vector; size: Vector }, from: number, to: number): Part[] {
  const [x, y, z] = crown.size;
  return [
    { ball: paint, at: crown.at, size: [x * OVER, y, z * OVER] },
    { box: paint, at: points([0, from - 200, 0], [0, to + 200, 0]), size: [300, 200, 300], turn: [-6, 0, 0], cut: 0 },
  ];
}

/** A seam from the button down over the dome of a cap with its middle at 0/56/-10, `degrees` around it from its front. */
export function panelSeam(paint: string, degrees: number, [wide, high, deep]: Vector): Part {
  const turn = radians(degrees);
  const path = [86, 72, 58, 44, 30, 16, 4].map((height): Vector => {
    const [flat, up] = [Math.cos(radians(height)), Math.sin(radians(height))];
    return [wide * flat * Math.sin(turn), 56 + high * up, deep * flat * Math.cos(turn) - 10];
  });
  return { limb: paint, path, radius: 1.6 };
}

/** A ring around the head, `deep` as it is `wide` unless given, which lies higher in front by `rise`. `step` is in radians. */
type Ring = { y: number; rise?: number; wide: number; deep?: number; z?: number; step: number };

/** Places on a ring, in steps to the left from its front. */
export const onRing = ({ y, rise = 0, wide, deep = wide, z = 0, step }: Ring, places: readonly number[]): Vector[] =>
  places.map((place) => {
    const [along, ahead] = [Math.sin(place * step), Math.cos(place * step)];
    return [along * wide, y + ahead * rise, ahead * deep + z];
  });

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
