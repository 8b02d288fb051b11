import { findExtent } from '../../sculpt/find-extent.ts';
import type { Sculpture, Vector } from '../../sculpt/solid.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { type SharedThings, sculptPeople } from './people.ts';
import { beginSculptures, type Placed } from './place-sculptures.ts';
import type { SceneSpec } from './scene-spec.ts';
import type { Surface } from './surface.ts';

/**
 * Where a head is on the page: all that it covers with hair and hat, and the middle of its face. Of two people it is where
 * both heads are.
 */
export type PlacedHead = { box: Box; face: { x: number; y: number } };

/**
 * A figure on the page, or two: where its middle, its highest point and its head are, where each stands, and how many page
 * pixels one unit takes.
 */
export type PlacedFigure = Placed & {
  middleX: number;
  topY: number;
  unit: number;
  head: PlacedHead;
  feet: readonly number[];
};

/** The coarse picture in which a figure is measured: 3.4 x 3.4 units around its middle; two need a wider one. */
const PROBE = { left: -1.7, top: 2.9, edge: 102, perUnit: 30 } as const;
const WIDE_PROBE = { left: -2.7, top: 3.4, edge: 162, perUnit: 30 } as const;

/**
 * Sculpts the scene's figure, or both, and begins to render it; the returned function finishes that. It is as large as
 * fits into `box` (page pixels), with its feet on the line `foot`, and at most `largest` page pixels per unit. `turn`
 * is the viewer's, in degrees.
 */
export function beginFigure(
  surface: Surface,
  spec: SceneSpec,
  place: {
    box: Box;
    foot: number;
    largest: number;
    turn: Vector;
    holds: SharedThings['holds'];
  },
): () => PlacedFigure {
  const { box, foot, turn, holds } = place;
  const { parts: figure, heads, apart } = sculptPeople(spec, { holds, turn });
  spec.note?.figure(figure);
  const probe = spec.second ? WIDE_PROBE : PROBE;
  const extent = measureFigure(figure, probe, turn);
  const unit = Math.min(
    place.largest,
    box.width / (extent.right - extent.left),
    (foot - box.y) / extent.top,
    (box.y + box.height - foot) / Math.max(0.01, extent.below),
  );
  const footX = box.x + box.width / 2 - ((extent.left + extent.right) / 2) * unit;
  const finish = beginSculptures(surface, figure, {
    box,
    unit,
    turn,
    foot: [(footX - box.x) / box.width, (foot - box.y) / box.height],
  });
  const placed = placeHeads(heads, probe, turn, { x: footX, y: foot, unit });
  const half = (apart / 2) * unit * Math.cos((turn[1] * Math.PI) / 180);
  const feet = half === 0 ? [footX] : [footX - half, footX + half];
  return () => ({ ...finish(), middleX: footX, topY: foot - extent.top * unit, unit, head: placed, feet });
}

/** A ball in the middle of a face, in the head's units. */
const FACE: Sculpture['groups'] = [
  [{ shape: 'ellipsoid', at: [0, -0.3, 1], size: [0.2, 0.2, 0.2], paint: { colour: [0, 0, 0], gloss: 0 } }],
];

type Probe = typeof PROBE | typeof WIDE_PROBE;

/** Where heads are on the page; `foot` is where the world's origin stands there. */
function placeHeads(
  heads: readonly Sculpture[],
  probe: Probe,
  turn: Vector,
  foot: { x: number; y: number; unit: number },
): PlacedHead {
  const on = (sculptures: readonly Sculpture[]): Box => {
    const { left, right, top, bottom } = findExtent(sculptures, probe, turn) ?? NOTHING;
    return {
      x: foot.x + left * foot.unit,
      y: foot.y - top * foot.unit,
      width: (right - left) * foot.unit,
      height: (top - bottom) * foot.unit,
    };
  };
  const face = on(heads.map((head) => ({ ...head, groups: FACE })));
  return { box: on(heads), face: { x: face.x + face.width / 2, y: face.y + face.height / 2 } };
}

/** How far a figure reaches from the world's origin, world units. */
function measureFigure(figure: readonly Sculpture[], probe: Probe, turn: Vector) {
  const { left, right, top, bottom } = findExtent(figure, probe, turn) ?? NOTHING;
  return {
    left: Math.min(0, left),
    right: Math.max(0, right),
    top: Math.max(0.5, top),
    below: Math.max(0, -bottom),
  };
}

const NOTHING = { left: 0, right: 0, top: 0, bottom: 0 };
