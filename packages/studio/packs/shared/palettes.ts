import type { Theme } from '../../catalogue/themes/theme-words.ts';
import { darken, fromHsl, hex, lighten, luminance, mix, type Rgb, toHsl } from '../../colour.ts';
import { BOX_PALETTES, type BoxPaletteId } from '../../look/box-choices.ts';
import { clamp } from '../../math.ts';
import { between, pick, type Random } from '../../random.ts';

/** The inks of one theme: sky from top to bottom, and what stands on it. */
export type Palette = { top: Rgb; bottom: Rgb; accent: Rgb; shape: Rgb; light: Rgb };

const inks = (top: string, bottom: string, accent: string, shape: string, light: string): Palette => ({
  top: hex(top),
  bottom: hex(bottom),
  accent: hex(accent),
  shape: hex(shape),
  light: hex(light),
});

const DARK_WORDS = hex('#1b1430');
const WHITE_WORDS = hex('#fffdf8');

/** Ink for words on a colour: white as long as large white words can be read on it, otherwise dark. */
export const readableOn = (ground: Rgb) => (contrast(ground, WHITE_WORDS) >= 3.3 ? '#fffdf8' : '#1b1430');

/** The colour as a ground for small words in the ink of `readableOn`. */
export const wordGround = (colour: Rgb): Rgb =>
  readableBeside(colour, contrast(colour, WHITE_WORDS) >= 3.3 ? WHITE_WORDS : DARK_WORDS);

/** A palette's ink for plates that carry white words: as dark as they need. */
export function plateInk({ shape, top }: Palette): Rgb {
  let ink = mix(shape, top, 0.15);
  while (contrast(lighten(ink, 0.06), WHITE_WORDS) < 5) ink = darken(ink, 0.06);
  return ink;
}

/** Two printings of each theme; the seed chooses. */
export const PALETTES: Readonly<Record<Theme, readonly [Palette, Palette]>> = {
  space: [
    inks('#171145', '#6a2fb5', '#ffc72c', '#0d0a2c', '#f5e9ff'),
    inks('#04213f', '#1273a8', '#ff7a3d', '#03152b', '#e2f6ff'),
  ],
  sea: [
    inks('#0b76b8', '#7fdbe8', '#ffc72c', '#06507f', '#f2fdff'),
    inks('#12838a', '#ffd59a', '#e4312b', '#0a5560', '#fff7e6'),
  ],
  city: [
    inks('#e4312b', '#ffb02e', '#2cb5e8', '#6a1240', '#fff2dc'),
    inks('#222a68', '#f0668a', '#ffc72c', '#161a45', '#ffeef4'),
  ],
  kitchen: [
    inks('#f4b41a', '#ffe29a', '#e4312b', '#1c5a4a', '#fffaf0'),
    inks('#2fa66a', '#d3efb5', '#e4312b', '#1e7c4c', '#fbfff2'),
  ],
  music: [
    inks('#2a1050', '#e2357f', '#ffc72c', '#180830', '#fff0fa'),
    inks('#101a3c', '#2cb5e8', '#e4312b', '#0a1026', '#eefaff'),
  ],
  sport: [
    inks('#116b3c', '#6fc04a', '#ffc72c', '#0b4c2a', '#f7ffee'),
    inks('#1450a8', '#63b6f0', '#ffc72c', '#0c3473', '#f0f9ff'),
  ],
  office: [
    inks('#1f7fb8', '#aee3f2', '#ffc72c', '#15608e', '#f4fcff'),
    inks('#37438c', '#f29c7a', '#ffc72c', '#252e66', '#fff5ee'),
  ],
  garden: [
    inks('#62b7e4', '#e4f4b8', '#f27a68', '#3b9a4e', '#fbfff0'),
    inks('#2c8a6b', '#ffe39c', '#e4312b', '#1d6a51', '#fffbea'),
  ],
  fantasy: [
    inks('#4a2a8c', '#f0a0c0', '#ffc72c', '#321a66', '#fff3fb'),
    inks('#1c4a6e', '#8ee0c8', '#ffc72c', '#123650', '#f0fffb'),
  ],
  burst: [
    inks('#e4312b', '#ff9a2e', '#2cb5e8', '#b31d22', '#fff4dc'),
    inks('#1687c4', '#7fd8f2', '#ffc72c', '#0f6799', '#f2fcff'),
  ],
};

/** How far a printing's hues may wander from the plan, degrees either way. */
const WANDER = 15;

/** The inks of each palette that an owner can choose. */
export const OWN_PALETTES: Readonly<Record<BoxPaletteId, Palette>> = Object.fromEntries(
  BOX_PALETTES.map(({ id, inks: { top, bottom, accent, shape, light } }) => [
    id,
    inks(top, bottom, accent, shape, light),
  ]),
) as Record<BoxPaletteId, Palette>;

/**
 * One printing of a theme: the seed chooses the palette and mixes its inks a little warmer or cooler. The owner's own
 * palette is printed as it was chosen; the same numbers are drawn, so that it changes nothing but colours.
 */
export function choosePalette(theme: Theme, random: Random, own?: BoxPaletteId): Palette {
  const { top, bottom, accent, shape, light } = pick(random, PALETTES[theme]);
  const turn = between(random, -WANDER, WANDER);
  if (own) return OWN_PALETTES[own];
  const mixed = (ink: Rgb): Rgb => {
    const { hue, saturation, lightness } = toHsl(ink);
    return fromHsl((hue + turn + 360) % 360, saturation, lightness);
  };
  return { top: mixed(top), bottom: mixed(bottom), accent: mixed(accent), shape: mixed(shape), light };
}

/** The palette of the theme as it was planned, or the owner's own; draws one number in both cases. */
export function choosePlainPalette(theme: Theme, random: Random, own: BoxPaletteId | undefined): Palette {
  const planned = pick(random, PALETTES[theme]);
  return own ? OWN_PALETTES[own] : planned;
}

/** The ratio that small text needs (WCAG 2.2, 1.4.3). */
const SMALL_TEXT = 4.5;
const DARKEST: Rgb = [20, 12, 34];
const LIGHTEST: Rgb = [255, 253, 248];

/** Contrast ratio of two colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [relativeLuminance(a), relativeLuminance(b)].sort((one, other) => other - one);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function relativeLuminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const share = clamp(value, 0, 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** The colour, made lighter on a dark other one or darker on a light one until small text reads. */
export function readableBeside(colour: Rgb, other: Rgb): Rgb {
  const end = luminance(other) > luminance(colour) ? DARKEST : LIGHTEST;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(colour, end, share);
    if (contrast(mixed, other) >= SMALL_TEXT) return mixed;
  }
  return end;
}
