import { expect, it } from 'vitest';
import { luminance, type Rgb } from '../../../colour.ts';
import { BEARD_GRID } from '../beard/beard-coverage.ts';
import { type Looks, UNKNOWN } from '../looks.ts';
import { beardColours, colourBelow, type GrownBeard } from './beard-colours.ts';

const CELLS = BEARD_GRID.columns * BEARD_GRID.rows;
const looks: Looks = {
  ...UNKNOWN,
  clothing: [90, 90, 90],
  monochrome: false,
  skin: [240, 200, 175],
  hair: [60, 42, 32],
};

/** A beard that is alike everywhere: its colours over those of the skin. */
function beardOf(
  kind: GrownBeard['kind'],
  colour: Rgb,
  { tint, darker, paler }: Record<'tint' | 'darker' | 'paler', Rgb>,
): GrownBeard {
  const everywhere = (factors: Rgb) =>
    Float32Array.from({ length: CELLS * 3 }, (_, at) => factors[at % 3] ?? 0);
  return {
    kind,
    colour,
    coverage: {
      cover: new Float32Array(CELLS).fill(1),
      tint: everywhere(tint),
      darker: everywhere(darker),
      paler: everywhere(paler),
    },
  };
}

const grey = beardOf('goatee', [200, 180, 172], {
  tint: [0.82, 0.88, 0.92],
  darker: [0.74, 0.78, 0.82],
  paler: [0.9, 0.98, 1.02],
});
const dark = beardOf('goatee', [90, 70, 60], {
  tint: [0.42, 0.42, 0.42],
  darker: [0.3, 0.3, 0.3],
  paler: [0.6, 0.6, 0.6],
});

it('paints grey hair as pale as the photo shows it, and with less colour than the skin', () => {
  const [own = [0, 0, 0]] = beardColours(grey, looks).ground;
  expect(luminance(own) / luminance(looks.skin)).toBeGreaterThan(0.8);
  const [red, , blue] = own;
  expect(red - blue).toBeLessThan((looks.skin[0] - looks.skin[2]) / 2);
});

it('paints dark, thick hair with hardly any pale strokes, since what is pale there is skin', () => {
  const paleOver = (beard: GrownBeard) => {
    const { ground, strokes } = beardColours(beard, looks);
    return luminance(strokes[1]?.[0] ?? [0, 0, 0]) - luminance(ground[0] ?? [0, 0, 0]);
  };
  expect(paleOver(grey)).toBeGreaterThan(12);
  expect(paleOver(dark)).toBeLessThan(12);
});

it('paints stubble no darker than it looks', () => {
  const stubble = beardOf('stubble', [110, 80, 60], {
    tint: [0.8, 0.8, 0.8],
    darker: [0.72, 0.72, 0.72],
    paler: [0.86, 0.86, 0.86],
  });
  const [own = [0, 0, 0]] = beardColours(stubble, looks).ground;
  expect(luminance(own) / luminance(looks.skin)).toBeGreaterThan(0.76);
});

it('paints white hair on dark skin white', () => {
  const white = beardOf('goatee', [180, 178, 176], {
    tint: [1.15, 1.3, 1.4],
    darker: [0.8, 0.9, 1],
    paler: [1.4, 1.6, 1.7],
  });
  const [own = [0, 0, 0]] = beardColours(white, { ...looks, skin: [120, 85, 70] }).ground;
  expect(luminance(own)).toBeGreaterThan(180);
});

it('shows dyed hair in its own colour', () => {
  const [own = [0, 0, 0]] = beardColours({ ...dark, dyed: true, colour: [30, 60, 220] }, looks).ground;
  expect(own[2]).toBeGreaterThan(own[0] * 2);
});

it('gives the hair below the jaw the colour of that on the chin', () => {
  expect(colourBelow(grey, looks)).toEqual(
    beardColours(grey, looks).ground[0]?.map((value) => expect.closeTo(value, 3)),
  );
});
