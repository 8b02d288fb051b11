import { darken } from '../colour.ts';
import type { Looks } from '../photo/measure-colours.ts';
import type { Decal, Lump, Paint } from '../sculpt/solid.ts';

/**
 * The head in the face's units: eyes at height 0 and one unit apart, chin at -1.9, crown at 1.85. The face
 * itself is the print; the mould adds a nose, brows and ears for the light to play on.
 */
export function sculptHead(looks: Looks, face: Decal, gloss: number): Lump[] {
  const skin: Paint = { colour: looks.skin, gloss: gloss * 0.8, decal: face };
  const plain: Paint = { colour: looks.skin, gloss: gloss * 0.8 };
  const inner: Paint = { colour: darken(looks.skin, 0.16), gloss: 0.3 };
  return [
    [
      { shape: 'ball', at: [0, 0.25, 0], size: [1.27, 1.6, 1.3], paint: skin },
      { shape: 'ball', at: [0, -0.72, 0.14], size: [1.0, 1.17, 1.06], paint: skin, blend: 0.5 },
      {
        shape: 'limb',
        at: [0, -0.12, 1.2],
        to: [0, -0.56, 1.34],
        size: [0.07, 0.15, 0],
        paint: skin,
        blend: 0.22,
      },
    ],
    ...[-1, 1].map(
      (side): Lump => [
        {
          shape: 'ball',
          at: [side * 1.27, -0.22, -0.08],
          size: [0.16, 0.36, 0.24],
          turn: [0, 0, side * -8],
          paint: plain,
        },
        { shape: 'ball', at: [side * 1.33, -0.2, 0.1], size: [0.08, 0.22, 0.12], paint: inner, blend: 0.03 },
      ],
    ),
  ];
}
