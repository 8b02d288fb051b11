import { expect, test } from 'vitest';
import { hex, type Rgb } from '../../../colour.ts';
import { fromLab, fromLinear, perceivedDistance, toLab, toLinear } from '../../../colour-lab.ts';
import { plasticSkin } from '../../../look/skin-of-tone.ts';
import { HAIR_COLOURS } from '../../../look/vocabulary.ts';
import type { ReadSkin } from '../skin/read-skin-tone.ts';
import { hairOfBrightness, toyHairColour, usualHairColour } from './toy-hair-colour.ts';

const daylight: ReadSkin = { step: 3, colour: plasticSkin(3), gain: 1, backlit: 0 };
const nameOf = (colour: Rgb) =>
  HAIR_COLOURS.toSorted(
    (a, b) => perceivedDistance(hex(a.hex), colour) - perceivedDistance(hex(b.hex), colour),
  )[0]?.id;

test.each<[string, Rgb]>([
  ['black', [44, 42, 44]],
  ['dark-brown', [58, 42, 32]],
  ['brown', [96, 66, 44]],
  ['dark-blond', [150, 118, 82]],
  ['red', [140, 84, 66]],
  ['grey', [124, 120, 114]],
  ['white', [196, 194, 190]],
])('%s hair is told from how it looks in a photo', (name, seen) => {
  expect(nameOf(toyHairColour(seen, daylight))).toBe(name);
});

test('a red lamp does not make black hair red, and dyed hair keeps its own colour', () => {
  const underRed = (colour: Rgb): Rgb => [
    fromLinear(toLinear(colour[0]) * 1.6),
    colour[1],
    fromLinear(toLinear(colour[2]) * 0.7),
  ];
  const lamp: ReadSkin = { step: 5, colour: underRed(plasticSkin(5)), gain: 1, backlit: 0 };
  expect(nameOf(toyHairColour(underRed([150, 118, 82]), lamp))).toBe('dark-blond');
  expect(nameOf(toyHairColour([50, 103, 196], daylight))).toBe('blue');
});

test.each<[string, [number, number, number]]>([
  ['dark-blond', [45, 17, 33]],
  ['red', [42, 31, 26]],
  ['white', [70, 10, 10]],
])('warm light leaves %s hair its colour', (name, lab) => {
  expect(nameOf(toyHairColour(fromLab(lab), daylight))).toBe(name);
});

test('a pale lilac is dyed; the sky on black hair and a cold light are not', () => {
  const hue = (lab: [number, number, number], skin = daylight) => toLab(toyHairColour(fromLab(lab), skin))[2];
  expect(hue([48, 13, -8])).toBeLessThan(-5);
  expect(hue([16, 4, -14])).toBeGreaterThan(-9);
  const cold: ReadSkin = { ...daylight, colour: fromLab([76, 13, 1]) };
  expect(hue([48, 13, -14], cold)).toBeGreaterThan(hue([48, 13, -14]) + 3);
});

test('a red without yellow is the flare of the sun on dark hair, not red hair', () => {
  expect(nameOf(toyHairColour(fromLab([34, 20, 6]), daylight))).toMatch(/brown$/u);
  expect(nameOf(toyHairColour(fromLab([34, 20, 18]), daylight))).toMatch(/^(red|auburn)$/u);
});

test('a dark photo does not make grey hair brown', () => {
  expect(nameOf(toyHairColour([98, 95, 90], { ...daylight, gain: 1.2 }))).toBe('grey');
});

test('dark hair without a hue is not grey, and as grey as it is light compared with the skin', () => {
  const seen = (lightness: number) => nameOf(toyHairColour(fromLab([lightness, 6, 0]), daylight));
  expect(seen(36)).toMatch(/^(dark-brown|black)$/u);
  expect(seen(52)).toBe('grey');
  const shaded: ReadSkin = { ...daylight, step: 5, colour: fromLab([52, 14, 18]) };
  expect(nameOf(toyHairColour(fromLab([41, 0, 4]), shaded))).toBe('grey');
});

const lightness = (colour: Rgb) => toLab(colour)[0];

test('hair is in the light of the skin: in the shade it is lighter than it looks, lit from behind it is not', () => {
  const shaded: ReadSkin = { ...daylight, colour: [140, 108, 92] };
  for (const seen of [
    [112, 88, 62],
    [128, 122, 116],
  ] as const) {
    const inShade = lightness(toyHairColour(seen, shaded));
    expect(inShade).toBeGreaterThan(lightness(toyHairColour(seen, daylight)) + 4);
    expect(lightness(toyHairColour(seen, { ...shaded, backlit: 0.5 }))).toBeLessThan(inShade - 4);
  }
});

test('blond hair in the shade has as much more colour in the light as it has more light', () => {
  const chroma = (skin: ReadSkin) => Math.hypot(...toLab(toyHairColour(fromLab([52, 4, 14]), skin)).slice(1));
  expect(chroma({ ...daylight, colour: [140, 108, 92] })).toBeGreaterThan(chroma(daylight) + 2);
});

test('hair has no border between grey and white, nor between black and dark brown', () => {
  const greys = [110, 130, 150, 170, 190, 210].map((value) =>
    lightness(toyHairColour([value, value - 2, value - 5], daylight)),
  );
  expect(greys).toEqual(greys.toSorted((a, b) => a - b));
  for (let at = 1; at < greys.length; at++) expect((greys[at] ?? 0) - (greys[at - 1] ?? 0)).toBeLessThan(18);
  const [cold, warm] = [toyHairColour([30, 29, 30], daylight), toyHairColour([36, 27, 22], daylight)];
  expect(lightness(warm)).toBeGreaterThan(lightness(cold) + 3);
});

test('light brown hair is the blonder the lighter and more golden it is', () => {
  const [brown, golden, light] = (
    [
      [44, 9, 13],
      [44, 4, 16],
      [47, 4, 16],
    ] as const
  ).map((lab) => lightness(toyHairColour(fromLab(lab), { ...daylight, colour: [200, 160, 138] })));
  expect(golden).toBeGreaterThan((brown ?? 100) + 2);
  expect(light).toBeGreaterThan((golden ?? 100) + 2);
});

test('blond hair that lost its yellow in the photo has some of it back', () => {
  const yellow = (lab: [number, number, number]) => toLab(toyHairColour(fromLab(lab), daylight))[2];
  expect(yellow([72, 3, 11])).toBeGreaterThan(14);
  expect(yellow([78, 0, 3])).toBeLessThan(8);
});

test('red hair is the blonder the more golden it is', () => {
  const hues = [16, 20, 24, 28].map((yellow) => {
    const [, a, b] = toLab(toyHairColour(fromLab([46, 16, yellow]), daylight));
    return Math.atan2(b, a);
  });
  expect(hues).toEqual(hues.toSorted((a, b) => a - b));
  for (let at = 1; at < hues.length; at++) expect((hues[at] ?? 0) - (hues[at - 1] ?? 0)).toBeLessThan(0.2);
});

test('hidden hair is darker with darker skin, and brightness alone tells black from blond', () => {
  expect(nameOf(usualHairColour(2))).toBe('brown');
  expect(nameOf(usualHairColour(8))).toBe('black');
  const lights = [10, 60, 120, 180, 250].map((bright) => toLab(hairOfBrightness(bright))[0]);
  expect(lights).toEqual(lights.toSorted((a, b) => a - b));
  expect(nameOf(hairOfBrightness(10))).toBe('black');
  expect(nameOf(hairOfBrightness(180))).toBe('blond');
});
