import type { Solid } from '../../sculpt/solid.ts';
import { aroundEars, slice } from './cap.ts';
import { curlyMould } from './curly-falls.ts';
import { backFall, type Fall, overEars, sideFalls } from './falls.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { partingLine } from './parted.ts';
import { softWindow } from './soft-window.ts';
import { sweptCap } from './swept.ts';
import { bluntFringe, curtains, faceFrame, longCap } from './tops.ts';

/** How low hair that reaches the shoulders ends, below the eyes. */
const SHOULDER = 2.05;

type Top = 'middle' | 'side' | 'fringe';

/** Long hair: how its top is parted or cut, and how it falls. */
function mould(top: Top, form: Fall['form'], end: (head: HairHead) => number): HairMould {
  return (head) => {
    const fall: Fall = { form, end: end(head), front: end(head) > SHOULDER };
    const parting = partingAt(head, top);
    const [close, ...window] = longCap(head);
    const crown: Solid[] =
      top === 'fringe' ? faceFrame(head) : [...curtains(head, parting), ...partingLine(head, parting, close)];
    return [
      [close, ...window, ...crown, ...backFall(head, fall), ...overEars(head, form)],
      sideFalls(head, fall),
      ...(top === 'fringe' ? [bluntFringe(head)] : []),
    ];
  };
}

const curls =
  (end: (head: HairHead) => number): HairMould =>
  (head) =>
    curlyMould(head, partingAt(head, 'middle'), { end: end(head), front: end(head) > SHOULDER });

/** A parting in the middle is where the photo shows it; one at the side never comes near the middle. */
function partingAt({ side, parting }: HairHead, top: Top): number {
  if (top === 'side') return side * Math.max(0.4, Math.abs(parting ?? 0.56));
  return parting ?? side * 0.08;
}

const toChin = ({ end }: HairHead) => Math.max(1.2, end) + 0.05;
const toShoulder = () => SHOULDER;
const toChest = ({ chest }: HairHead) => chest;

/** Off the face and behind the ears, falling as far as `end`. */
function sweptTo(end: (head: HairHead) => number): HairMould {
  return (head) => {
    const fall: Fall = { form: 'wavy', end: end(head), front: false };
    const behind = { ...head, tucked: new Set([-1, 1] as const) };
    return [
      [
        ...sweptCap(head),
        ...softWindow(head),
        ...aroundEars(head, 0.1),
        slice(head, [0, -2.4, 0.9], [3, 1.6, 1.2]),
      ],
      [...backFall(head, fall), ...sideFalls(behind, fall)],
    ];
  };
}

/** Hair that falls, by its length and form. */
export const LENGTHS = {
  'chin-wavy': mould('middle', 'wavy', toChin),
  'chin-curly': curls(toChin),
  'chin-swept-back': sweptTo(toChin),
  'shoulder-straight': mould('middle', 'straight', toShoulder),
  'shoulder-fringe': mould('fringe', 'straight', toShoulder),
  'shoulder-wavy': mould('middle', 'wavy', toShoulder),
  'shoulder-curly': curls(toShoulder),
  'shoulder-swept-back': sweptTo(toShoulder),
  'long-straight': mould('middle', 'straight', toChest),
  'long-side-parting': mould('side', 'straight', toChest),
  'long-fringe': mould('fringe', 'straight', toChest),
  'long-wavy': mould('middle', 'wavy', toChest),
  'long-curly': curls(toChest),
} as const;
