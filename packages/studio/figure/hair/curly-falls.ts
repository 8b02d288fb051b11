import type { Group, Solid, Vector } from '../../sculpt/solid.ts';
import { curl, overHead } from './curls.ts';
import { along, type Fall, fallLine, thicknessOf } from './falls.ts';
import type { HairHead } from './hair-mould.ts';
import { tuft } from './lock.ts';

/** So many curls lie on the head, and so many hang on each side for each unit that they fall. */
const ON_HEAD = 58;
const PER_UNIT = 7;
/** Curls on the head, and in a fall: they are at least so large, and up to so much larger. */
const SIZES = { head: { least: 0.25, more: 0.09 }, fall: { least: 0.2, more: 0.17 } };
/** Curls of a fall melt into each other: they hang in one mass, not on a string. */
const MELTS = 0.14;
/** Curls hang to both sides of the line of a fall, and in front and behind it, by up to so much. */
const LOOSE = { aside: 0.3, deep: 0.2 };
/** The first of them begin so far down, as a share of the fall. */
const START = 0.08;
/** Turns of the golden ratio: places that follow each other never lie in a row. */
const GOLDEN = 0.618;

const share = (index: number, turn = GOLDEN) => (index * turn) % 1;

const sizeOf = (place: keyof typeof SIZES, part: number) => SIZES[place].least + SIZES[place].more * part;

/** Curls over the crown and the temples, each to be seen. */
export const curlyTop = (head: HairHead): Solid[] =>
  overHead(head, ON_HEAD, 0.08 + head.lift * 0.4 + head.puff * 0.5, { lowest: 0.2, clear: 0.1 }).map(
    (at, index) => curl(head.paint, at, sizeOf('head', share(index)), index),
  );

/** Loose curls that hang beside the face and over the shoulders, on locks that nothing shines through. */
export const curlySides = (head: HairHead, fall: Fall): Group =>
  ([-1, 1] as const).flatMap((side) => {
    const middle = fallLine(head, side, 0.4, fall);
    const core = tuft(head.paint, middle, 0.24 * thicknessOf(head), { tip: 0.5 });
    const count = Math.round((fall.end + 1) * PER_UNIT);
    const curls = Array.from({ length: count }, (_, index): Solid => {
      const down = (index + 0.5) / count;
      const [x, y, z] = along(fallLine(head, side, share(index) * 1.1, fall), START + down * (1 - START));
      const at: Vector = [
        x + (share(index, 0.414) - 0.5) * 2 * LOOSE.aside,
        y,
        z + (share(index, 0.732) - 0.5) * 2 * LOOSE.deep,
      ];
      return curl(down > 0.6 ? head.tips : head.paint, at, sizeOf('fall', share(index, 0.271)), index);
    });
    return [...core, ...curls].map((solid) => ({ ...solid, blend: MELTS }));
  });
