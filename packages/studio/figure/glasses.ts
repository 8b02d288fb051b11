import { hex, luminance } from '../colour.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint, Solid } from '../sculpt/solid.ts';

/** Height of the frames' middle, and how far they stand in front of the head's axis. */
const HEIGHT = -0.04;
const FRONT = 1.33;
const RADIUS = 0.37;

/** Frames on the nose with arms to the ears; sunglasses have black lenses. Empty without glasses. */
export function sculptGlasses({ glasses, shape }: Looks): Group[] {
  if (!glasses) return [];
  const colour = luminance(glasses.colour) < 40 ? hex('#1d1a20') : glasses.colour;
  const frame: Paint = { colour, gloss: 0.95 };
  const arms: Solid[] = [-1, 1].map((side) => ({
    shape: 'capsule',
    at: [side * 0.9, HEIGHT + 0.08, FRONT - 0.07],
    to: [side * (shape.cheek * 1.1 + 0.06), HEIGHT + 0.06, 0.05],
    size: [0.038, 0.036, 0],
    paint: frame,
    blend: 0.03,
  }));
  const rims: Solid[] = [-1, 1].map((side) => ({
    shape: 'torus',
    at: [side * 0.51, HEIGHT, FRONT],
    size: [RADIUS, 0.038, 0],
    turn: [90, 0, side * 5],
    paint: frame,
  }));
  const bridge: Solid = {
    shape: 'capsule',
    at: [-0.15, HEIGHT + 0.1, FRONT + 0.02],
    to: [0.15, HEIGHT + 0.1, FRONT + 0.02],
    size: [0.038, 0.038, 0],
    paint: frame,
    blend: 0.03,
  };
  const groups: Group[] = [[...rims, bridge, ...arms]];
  if (!glasses.dark) return groups;
  const lens: Paint = { colour: hex('#15131a'), gloss: 1 };
  return [
    ...groups,
    [-1, 1].map((side) => ({
      shape: 'cylinder',
      at: [side * 0.51, HEIGHT, FRONT - 0.01],
      size: [RADIUS, 0.03, 0],
      turn: [90, 0, side * 5],
      round: 0.02,
      paint: lens,
    })),
  ];
}
