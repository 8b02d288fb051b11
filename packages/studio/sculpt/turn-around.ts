import type { Sculpture } from './solid.ts';

/** Turns a standing sculpture around the world's upright axis, degrees; its front goes to the viewer's right. */
export function turnAround(part: Sculpture, degrees: number): Sculpture {
  const [x, y, z] = part.at ?? [0, 0, 0];
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [tx, ty, tz] = part.turn ?? [0, 0, 0];
  return { ...part, at: [x * cos + z * sin, y, z * cos - x * sin], turn: [tx, ty + degrees, tz] };
}
