import type { Box } from '../../typesetting/typeset.ts';

/** A rounded rectangle prepared for many distance questions. */
export type RoundBox = { x: number; y: number; halfWidth: number; halfHeight: number; radius: number };

/** Distance to an edge and the direction straight away from it. */
export type EdgePoint = { distance: number; outX: number; outY: number };

/** Prepares a box; the radius is cut to what fits. */
export function roundBox(box: Box, radius: number): RoundBox {
  const halfWidth = box.width / 2;
  const halfHeight = box.height / 2;
  return {
    x: box.x + halfWidth,
    y: box.y + halfHeight,
    halfWidth,
    halfHeight,
    radius: Math.max(1, Math.min(radius, halfWidth, halfHeight)),
  };
}

/** Writes the signed distance (negative inside) of a point to the box' edge, and the way out, into `out`. */
export function measureEdge(box: RoundBox, x: number, y: number, out: EdgePoint): void {
  const dx = x - box.x;
  const dy = y - box.y;
  const qx = Math.abs(dx) - box.halfWidth + box.radius;
  const qy = Math.abs(dy) - box.halfHeight + box.radius;
  const sx = dx < 0 ? -1 : 1;
  const sy = dy < 0 ? -1 : 1;
  if (qx > 0 && qy > 0) {
    const length = Math.sqrt(qx * qx + qy * qy) || 1;
    out.distance = length - box.radius;
    out.outX = (sx * qx) / length;
    out.outY = (sy * qy) / length;
  } else if (qx > qy) {
    out.distance = qx - box.radius;
    out.outX = sx;
    out.outY = 0;
  } else {
    out.distance = qy - box.radius;
    out.outX = 0;
    out.outY = sy;
  }
}
