import { expect, test } from 'vitest';
import { toLab } from '../colour-lab.ts';
import { plasticSkin, skinOfTone } from './skin-of-tone.ts';
import { SKIN_TONES } from './vocabulary.ts';

const lightnessOf = (step: number) => toLab(plasticSkin(step))[0];

test('each step is darker than the one before, and steps between lie between', () => {
  const lights = SKIN_TONES.map(({ id }) => toLab(skinOfTone(id))[0]);
  expect(lights).toEqual(lights.toSorted((a, b) => b - a));
  expect(lightnessOf(4.5)).toBeCloseTo((lightnessOf(4) + lightnessOf(5)) / 2, 0);
  expect(lightnessOf(12)).toBe(lightnessOf(10));
});

test('the own hue turns the tone a little, and leaves its lightness', () => {
  const ratio = (step: number, seen: [number, number, number]) => {
    const [light, red, yellow] = toLab(plasticSkin(step, seen));
    return { light, hue: yellow / red };
  };
  const [pink, golden, green] = [
    ratio(3, [230, 170, 160]),
    ratio(3, [220, 180, 130]),
    ratio(3, [80, 220, 80]),
  ];
  expect(golden.hue).toBeGreaterThan(pink.hue * 1.08);
  expect(golden.light).toBeCloseTo(pink.light, 0);
  expect(green.hue).toBeLessThan(2.7);
});

test('an own skin paler than the tone makes it a little paler, in any light', () => {
  const chroma = (seen?: [number, number, number]) => {
    const [, red, yellow] = toLab(plasticSkin(2, seen));
    return Math.hypot(red, yellow);
  };
  expect(chroma([222, 206, 198])).toBeLessThan(chroma() * 0.9);
  expect(chroma([222, 206, 198])).toBeGreaterThan(chroma() * 0.75);
  const [light, inShade] = [plasticSkin(2, [224, 180, 154]), plasticSkin(2, [112, 88, 75])].map(toLab);
  expect(Math.hypot(light[1], light[2])).toBeCloseTo(Math.hypot(inShade[1], inShade[2]), 0);
});

test('an own skin lighter than the tone makes it a little lighter, a darker one may lie in the shade', () => {
  const lightOf = (seen: [number, number, number]) => toLab(plasticSkin(8, seen))[0];
  expect(lightOf([182, 130, 106])).toBeGreaterThan(lightnessOf(8) + 3);
  expect(lightOf([250, 230, 220])).toBeLessThan(lightnessOf(8) + 6);
  expect(lightOf([60, 40, 30])).toBeCloseTo(lightnessOf(8), 0);
});

test('the hue of each tone is that of skin in photos, not the yellow of its swatch', () => {
  const hues = SKIN_TONES.map(({ id }) => {
    const [, red, yellow] = toLab(skinOfTone(id));
    return (Math.atan2(yellow, red) * 180) / Math.PI;
  });
  expect(Math.min(...hues)).toBeGreaterThan(45);
  expect(Math.max(...hues)).toBeLessThan(57);
});
