import { mean } from '../../math.ts';
import type { Solid, Vector } from '../../sculpt/solid.ts';
import type { HairHead } from './hair-mould.ts';
import { edgeAt, onSkin } from './hairline.ts';

/** The round tool that opens the forehead: how thick it is, how far before the skin its middle runs, and how soft its edge. */
const TOOL = { radius: 0.5, before: 0.3, blend: 0.12 };
/** How far below the hairline the tool's middle runs. */
const BELOW = Math.sqrt(TOOL.radius ** 2 - TOOL.before ** 2);
/** Where the temple is: how far out, as a share of half the skull's breadth, and how far below the hairline. */
const TEMPLE = { across: 0.87, down: 0.6 };
/** Where the hairline bends down to the temple. */
const BEND = { across: 0.78, down: 0.02 };
/** The cut below, in depth: from before the ears forwards. */
const DEPTH = { middle: 1.38, half: 1.3 };

/**
 * The window for the face in hair that thins out towards it: a round tool runs along the hairline from temple to
 * temple, so that the hair rises from the skin instead of standing on it like a wall. `above` is how much higher the
 * window is cut.
 */
export function softWindow(
  head: Pick<HairHead, 'hairline' | 'paint' | 'course' | 'wide'>,
  above = 0,
): Solid[] {
  const { paint, wide } = head;
  const lineAt = (x: number) => above + edgeAt(head, x);
  const even = (...places: number[]) => mean(places.map((x) => lineAt(x)));
  const half = wide * TEMPLE.across;
  const on = (x: number, y: number) => onSkin([x, y, 1.2 - x * x * 0.4], wide, TOOL.before);
  const peak = on(0, even(-0.2, 0, 0.2) - BELOW);
  const cut = { paint, cutOut: true } as const;
  const opening = (middle: number, across: number, top: number): Solid => ({
    ...cut,
    shape: 'box',
    at: [middle, top - 2, DEPTH.middle],
    size: [across, 2, DEPTH.half],
    round: Math.min(across, 0.3),
    blend: TOOL.blend,
  });
  const runs = ([-1, 1] as const).flatMap((side): Solid[] => {
    const temple = on(side * (half - BELOW * 0.35), even(side * 0.8) - TEMPLE.down);
    const bend = on(
      side * (BEND.across - BELOW * 0.6),
      even(side * 0.4, side * 0.6, side * 0.8) - BEND.down - BELOW * 0.7,
    );
    const mixed = (axis: 0 | 1 | 2) => 2 * bend[axis] - (temple[axis] + peak[axis]) / 2;
    const via: Vector = [mixed(0), mixed(1), mixed(2)];
    const { radius, blend } = TOOL;
    // Below a tool that runs high the middle of the window is too narrow: hair would be left between both.
    const within = (Math.abs(bend[0]) + Math.abs(temple[0])) / 4;
    return [
      { ...cut, shape: 'arc', at: temple, via, to: peak, size: [radius, radius, radius], blend },
      opening(side * within, within, Math.min(bend[1], temple[1])),
    ];
  });
  const sides = ([-1, 1] as const).map((side) =>
    opening((side * half) / 2, half / 2, even(side * 0.8) - TEMPLE.down - 0.1),
  );
  return [opening(0, half * 0.6, peak[1]), ...sides, ...runs];
}
