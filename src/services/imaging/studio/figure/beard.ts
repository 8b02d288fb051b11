import { lighten, luminance, mix } from '../colour.ts';
import type { Looks } from '../photo/measure-colours.ts';
import type { Lump, Paint, Solid } from '../sculpt/solid.ts';
import { sculptLock } from './lock.ts';

/** Moulded beards and moustaches over the jaw, in the head's units. Stubble is paint, not plastic. */
export function sculptBeard(looks: Looks, gloss: number): Lump[] {
  const { beard } = looks;
  if (!beard || beard.kind === 'stubble') return [];
  // In a photo skin shines through a beard; in plastic it has the colour of the hair.
  const colour =
    looks.hairLength === 'bald' ? mix(beard.colour, [20, 14, 12], 0.35) : mix(beard.colour, looks.hair, 0.6);
  const paint: Paint = {
    colour: luminance(colour) < 24 ? lighten(colour, 0.06) : colour,
    gloss: gloss * 0.6,
  };
  const lumps: Lump[] = [sculptMoustache(looks, paint)];
  if (beard.kind === 'full') lumps.push(sculptFull(looks, paint));
  if (beard.kind === 'goatee') lumps.push(sculptGoatee(looks, paint));
  return lumps;
}

/** Height of the mouth: a share of the way from eyes to chin that differs little between people. */
const mouthAt = (looks: Looks) => -looks.shape.chin * 0.56;

function sculptMoustache(looks: Looks, paint: Paint): Lump {
  const y = mouthAt(looks) + 0.26;
  return [-1, 1].map(
    (side): Solid =>
      sculptLock(paint, [side * 0.02, y + 0.02, 1.2], [side * 0.42, y - 0.16, 1.02], 0.12, 0.06),
  );
}

function sculptGoatee({ shape: { chin } }: Looks, paint: Paint): Lump {
  return [
    {
      shape: 'ball',
      at: [0, 0.3 - chin, 0.88],
      size: [0.36, 0.36, 0.28],
      paint,
      comb: { depth: 0.03, density: 6, phase: 0 },
    },
  ];
}

function sculptFull(looks: Looks, paint: Paint): Lump {
  const { chin, jaw } = looks.shape;
  const mouth = mouthAt(looks);
  return [
    {
      shape: 'ball',
      at: [0, 0.8 - chin, 0.16],
      size: [jaw * 1.06 + 0.09, 0.9, 1.06],
      paint,
      comb: { depth: 0.04, density: 9, phase: 1 },
    },
    {
      shape: 'ball',
      at: [0, 0.2 - chin, 0.72],
      size: [jaw * 0.5, 0.3, 0.36],
      paint,
      blend: 0.25,
      comb: { depth: 0.04, density: 7, phase: 0 },
    },
    { shape: 'ball', at: [0, mouth + 0.62, 1.3], size: [0.9, 0.58, 0.8], paint, cut: true, blend: 0.06 },
    { shape: 'ball', at: [0, mouth - 0.02, 1.3], size: [0.4, 0.17, 0.5], paint, cut: true, blend: 0.04 },
    { shape: 'box', at: [0, -1.5, -1.15], size: [2, 1.6, 1], paint, cut: true, blend: 0.08 },
  ];
}
