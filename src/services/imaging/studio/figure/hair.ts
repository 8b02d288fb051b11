import { lighten, luminance } from '../colour.ts';
import type { Looks } from '../photo/measure-colours.ts';
import { between, type Random } from '../random.ts';
import type { Lump, Paint, Solid } from '../sculpt/solid.ts';

/** Hair as a moulded cap with combed grooves, in the head's units. Bald heads get none. */
export function sculptHair(looks: Looks, random: Random, gloss: number, underHat: boolean): Lump[] {
  if (looks.hairLength === 'bald') return [];
  const colour = luminance(looks.hair) < 30 ? lighten(looks.hair, 0.07) : looks.hair;
  const paint: Paint = { colour, gloss: gloss * 0.75 };
  const comb = { depth: 0.05, density: 6.5, phase: between(random, 0, 6) };
  const part = random() < 0.5 ? -1 : 1;
  const lumps: Lump[] = [sculptCap(looks, paint, comb, underHat ? 0 : part)];
  if (looks.hairLength === 'long') lumps.push(...sculptLocks(paint, comb));
  return lumps;
}

function sculptCap(looks: Looks, paint: Paint, comb: Solid['comb'], part: number): Lump {
  const short = looks.hairLength === 'short';
  const close = short && !looks.fringe && looks.hairHeight < 0.5;
  const puff = close ? 0 : Math.min(0.3, looks.hairHeight * 0.35);
  const hairline = looks.fringe ? 0.66 : 1.06;
  const cap: Solid[] = close
    ? [
        {
          shape: 'ball',
          at: [0, 0.36, -0.1],
          size: [1.33, 1.62, 1.36],
          paint,
          comb: { depth: 0.016, density: 22, phase: 0 },
        },
      ]
    : [
        {
          shape: 'ball',
          at: [0, 0.44 + puff / 2, -0.16],
          size: [1.36 + (short ? 0 : 0.16), 1.55 + puff / 2, 1.42],
          paint,
          comb,
        },
      ];
  if (part !== 0 && !close) {
    cap.push(
      {
        shape: 'ball',
        at: [part * 0.3, 1.5 + puff * 0.6, 0.62],
        size: [0.86, 0.4 + puff * 0.4, 0.62],
        turn: [18, 0, part * -12],
        paint,
        blend: 0.3,
        comb,
      },
      {
        shape: 'ball',
        at: [part * -0.66, 1.34, 0.5],
        size: [0.52, 0.36, 0.6],
        turn: [12, 0, part * 28],
        paint,
        blend: 0.25,
        comb,
      },
    );
  }
  // The face's window: square at the temples, as a hairline is; then all that hangs below the ears.
  cap.push(
    {
      shape: 'box',
      at: [0, hairline - 2, 1.35],
      size: [1.0, 2, 1.42],
      round: 0.42,
      paint,
      cut: true,
      blend: 0.08,
    },
    {
      shape: 'box',
      at: [0, short ? -1.72 : -2.3, 0.75],
      size: [2.2, 1.4, 1.1],
      round: 0.1,
      paint,
      cut: true,
      blend: 0.05,
    },
    { shape: 'box', at: [0, short ? -2.2 : -2.6, 0], size: [2.2, 1.4, 2.2], paint, cut: true, blend: 0.1 },
  );
  return cap;
}

function sculptLocks(paint: Paint, comb: Solid['comb']): Lump[] {
  return [-1, 1].map(
    (side): Lump => [
      {
        shape: 'ball',
        at: [side * 1.28, -0.35, -0.15],
        size: [0.38, 1.15, 0.72],
        turn: [0, 0, side * 4],
        paint,
        comb,
      },
      {
        shape: 'ball',
        at: [side * 1.26, -1.45, -0.1],
        size: [0.42, 0.85, 0.66],
        turn: [0, 0, side * -10],
        paint,
        blend: 0.35,
        comb,
      },
      { shape: 'ball', at: [side * 0.5, -1.0, -0.95], size: [0.85, 1.5, 0.5], paint, blend: 0.3, comb },
    ],
  );
}
