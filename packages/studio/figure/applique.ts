import type { Group, Paint, Solid } from '../sculpt/solid.ts';

/** Half the breadth of what cuts a shape out: a collar is cut out of a whole torso. */
const AWAY = 0.6;

/**
 * A piece of cloth of even thickness laid on a form's front: the form grown by `thick`, cut to a convex outline
 * whose points run anticlockwise as the viewer sees them.
 */
export function applique(
  form: Group,
  outline: readonly (readonly [number, number])[],
  thick: number,
  paint: Paint,
): Group {
  const grown = form
    .filter((solid) => !solid.cutOut)
    .map(
      (solid): Solid => ({
        ...solid,
        size:
          solid.shape === 'capsule'
            ? [solid.size[0] + thick, solid.size[1] + thick, 0]
            : [solid.size[0] + thick, solid.size[1] + thick, solid.size[2] + thick],
        round: (solid.round ?? 0) + thick,
        paint,
      }),
    );
  const edges = outline.map((from, index): Solid => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const [outX, outY] = [dy / length, -dx / length];
    return {
      shape: 'box',
      at: [(from[0] + to[0]) / 2 + outX * AWAY, (from[1] + to[1]) / 2 + outY * AWAY, AWAY * 0.6],
      size: [AWAY * 1.2, AWAY, AWAY],
      turn: [0, 0, (Math.atan2(dy, dx) * 180) / Math.PI],
      paint,
      cutOut: true,
      blend: 0.008,
    };
  });
  const back: Solid = {
    shape: 'box',
    at: [0, 0.2, -AWAY],
    size: [AWAY * 1.4, AWAY * 1.8, AWAY],
    paint,
    cutOut: true,
  };
  // The edges of a narrow tip end above the hips: what is below the tip is cut off, too.
  const tip = Math.min(...outline.map(([, y]) => y));
  const below: Solid = {
    shape: 'box',
    at: [0, tip - AWAY, 0],
    size: [AWAY * 1.4, AWAY, AWAY * 1.4],
    paint,
    cutOut: true,
  };
  return [...grown, ...edges, back, below];
}
