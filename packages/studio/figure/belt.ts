import { hex } from '../colour.ts';
import type { Group, Paint } from '../sculpt/solid.ts';
import type { Build } from './build.ts';
import { cutOf } from './cuts.ts';
import type { Outfit } from './outfit.ts';
import { band } from './shapes.ts';

/** A broad belt over coat, jumper or suit, with its buckle. An apron would hide it. */
export function sculptNamedBelt(outfit: Outfit, { waist, gloss }: Build): Group[] {
  const { belt, apron, overalls } = outfit;
  if (!belt || apron || overalls) return [];
  const { front, hem } = cutOf(outfit);
  const layered = front === 'open' || front === 'v';
  const out = layered ? 0.044 : hem === 'over' ? 0.036 : 0.022;
  const plan = { x: waist[0] + out, z: waist[2] + out };
  const leather: Paint = { colour: belt, gloss: Math.min(1, gloss * 1.1) };
  const gold: Paint = { colour: hex('#dcb55a'), gloss: 0.9, metal: true };
  const [low, high] = [-0.03, 0.052];
  const middle = (low + high) / 2;
  return [
    band(low, high, plan, leather),
    [
      { shape: 'box', at: [0, middle, plan.z], size: [0.062, 0.052, 0.016], round: 0.014, paint: gold },
      {
        shape: 'box',
        at: [0, middle, plan.z + 0.016],
        size: [0.036, 0.027, 0.011],
        round: 0.005,
        paint: leather,
        cutOut: true,
      },
    ],
  ];
}
