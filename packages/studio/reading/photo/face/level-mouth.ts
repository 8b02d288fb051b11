import type { Point } from '../point.ts';
import { MESH } from './mesh-places.ts';

/** So much of the slant of a mouth, and of how far it lies beside the middle of its face, is taken out. */
const LEVELLED = 0.7;
/** How far around a mouth the skin goes with it, in distances of the eyes. */
const AROUND = { across: 0.75, up: 0.32, down: 0.5 };

/**
 * Sets a mouth level and in the middle of its face: the mesh slants that of a turned head by as much as it is turned, and
 * on a toy that looks straight ahead a slant is a sneer.
 */
export function levelMouth<Place extends Point>(places: readonly Place[]): Place[] {
  const [left, right] = MESH.mouthCorners.map((index) => places[index]);
  if (!left || !right) return [...places];
  const slope = ((right.y - left.y) / Math.max(0.1, right.x - left.x)) * LEVELLED;
  const [aside, middle] = [((left.x + right.x) / 2) * LEVELLED, (left.y + right.y) / 2];
  return places.map((place) => {
    const below = place.y - middle;
    const away = Math.hypot(place.x / AROUND.across, below / (below < 0 ? AROUND.up : AROUND.down));
    const near = Math.exp(-(away ** 4));
    return { ...place, x: place.x - aside * near, y: place.y - (place.x - aside) * slope * near };
  });
}
