import type { Point } from '../point.ts';
import { MESH } from './mesh-places.ts';

/** The lids of a calm eye are so far apart, as a share of its width; of what is missing so much is made up. */
const CALM = 0.33;
const WOKEN = 0.5;
/** No eye becomes more than so much higher: what is shut stays shut here. */
const MOST = 0.5;
/** How far around an eye the skin goes with its lids, in distances of the eyes. */
const AROUND = { across: 0.4, up: 0.28, down: 0.3 };

/** How far apart the lids are on a toy whose photo has them so far apart: an unlucky frame makes nobody sleepy. */
export const openLids = (open: number): number =>
  open < CALM ? Math.min(open * (1 + MOST), CALM - (CALM - open) * (1 - WOKEN)) : open;

/** Opens the lids of half-shut eyes, and leaves the form of the eyes as it is. */
export function wakeEyes(points: readonly Point[]): Point[] {
  return MESH.eyes.reduce<Point[]>((places, eye) => wake(places, eye), [...points]);
}

function wake(points: Point[], { upper, lower }: (typeof MESH.eyes)[number]): Point[] {
  const [left, right] = [points[upper[0]], points[upper[8]]];
  const [above, below] = [points[upper[4]], points[lower[4]]];
  if (!left || !right || !above || !below) return points;
  const open = (below.y - above.y) / Math.max(0.05, Math.hypot(right.x - left.x, right.y - left.y));
  const higher = open > 0 ? openLids(open) / open - 1 : 0;
  if (higher < 0.01) return points;
  const [x, y] = [(left.x + right.x) / 2, (above.y + below.y) / 2];
  return points.map((point) => {
    const beneath = point.y - y;
    const away = Math.hypot((point.x - x) / AROUND.across, beneath / (beneath < 0 ? AROUND.up : AROUND.down));
    return { x: point.x, y: point.y + beneath * higher * Math.exp(-(away ** 4)) };
  });
}
