import { clamp, lerpThree } from './math.ts';
/** Red, green and blue, 0 to 255 each, sRGB. */
export type Rgb = readonly [number, number, number];

const clampByte = (value: number) => clamp(value, 0, 255);

/** The nearest colour that can be shown: a channel beyond 255 would start again at black. */
export function clampColour([red, green, blue]: Rgb): Rgb {
  return [clampByte(red), clampByte(green), clampByte(blue)];
}

/** Reads `#rrggbb`. */
export function hex(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The opposite of `hex`: `#rrggbb`. */
export const toHex = (colour: Rgb): string =>
  `#${colour.map((value) => Math.round(clampByte(value)).toString(16).padStart(2, '0')).join('')}`;

/** CSS text of a colour, with an opacity from 0 to 1. */
export function css(colour: Rgb, alpha = 1): string {
  const [r, g, b] = colour.map((value) => Math.round(clampByte(value)));
  return `rgba(${r},${g},${b},${alpha})`;
}

/** `share` 0 gives `from`, 1 gives `to`. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => lerpThree(from, to, share);

export const darken = (colour: Rgb, share: number) => mix(colour, [8, 6, 18], share);
export const lighten = (colour: Rgb, share: number) => mix(colour, [255, 255, 255], share);

/** Perceived brightness, 0 to 255 (Rec. 601). */
export function luminance(colour: Rgb): number {
  return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2];
}

/** Distance of the strongest from the weakest channel, 0 to 255. */
export function chroma(colour: Rgb): number {
  return Math.max(...colour) - Math.min(...colour);
}

/** Hue in degrees, saturation and lightness 0 to 1. */
export function toHsl(colour: Rgb): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = [colour[0] / 255, colour[1] / 255, colour[2] / 255];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const lightness = (high + low) / 2;
  const spread = high - low;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === r ? ((g - b) / spread) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (sector * 60 + 360) % 360, saturation: Math.min(1, saturation), lightness };
}

/** The opposite of `toHsl`. */
export function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
