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

/** A parting in the middle is where the photo has it; one at the side never comes near the middle. */
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

export const chinWavy = mould('middle', 'wavy', toChin);
export const chinCurly = curls(toChin);
export const chinSweptBack = sweptTo(toChin);
export const shoulderStraight = mould('middle', 'straight', toShoulder);
export const shoulderFringe = mould('fringe', 'straight', toShoulder);
export const shoulderWavy = mould('middle', 'wavy', toShoulder);
export const shoulderCurly = curls(toShoulder);
export const shoulderSweptBack = sweptTo(toShoulder);
export const longStraight = mould('middle', 'straight', toChest);
export const longSideParting = mould('side', 'straight', toChest);
export const longFringe = mould('fringe', 'straight', toChest);
export const longWavy = mould('middle', 'wavy', toChest);
export const longCurly = curls(toChest);
