import { hex, mix, type Rgb } from '../../colour.ts';
import type { BoxPaletteId } from '../../look/box-choices.ts';
import { pick, type Random } from '../../random.ts';
import type { Palette } from '../shared/palettes.ts';

/** The spot colours of an old press: paper, dark, warm, cool, sun. */
export type Inks = { paper: Rgb; dark: Rgb; warm: Rgb; cool: Rgb; sun: Rgb };
const inks = (paper: string, dark: string, warm: string, cool: string, sun: string): Inks => ({
  paper: hex(paper),
  dark: hex(dark),
  warm: hex(warm),
  cool: hex(cool),
  sun: hex(sun),
});
const PRINTINGS: readonly Inks[] = [
  inks('#f6ead0', '#261c2e', '#d8452a', '#1f8189', '#f2ae2e'),
  inks('#f4e8ce', '#1b2340', '#e2662a', '#2c5ea6', '#f3c244'),
  inks('#f3e6ca', '#331b2b', '#bf3550', '#3f8a62', '#eab03c'),
  inks('#f5e9cf', '#20262b', '#c9402f', '#5b4b9c', '#f0a93b'),
];

/** How the inks are shared out: which of them is the sky. */
type Art = 'sunny' | 'bright' | 'cool' | 'night';

/** The same palettes that an owner can choose for any pack, in the inks of an old press, and which picture they suit. */
export const OWN_INKS: Readonly<Record<BoxPaletteId, { ink: Inks; art: Art }>> = {
  fire: { ink: inks('#f6ead0', '#2e1418', '#d8402a', '#1f7f9c', '#f2a02e'), art: 'sunny' },
  sunshine: { ink: inks('#f8eed2', '#4a2710', '#d8652a', '#22705a', '#f4bd2c'), art: 'bright' },
  meadow: { ink: inks('#f4ecd2', '#17352a', '#c9402f', '#2f8f5b', '#e9c24a'), art: 'cool' },
  ocean: { ink: inks('#f2ead4', '#14304a', '#e0662a', '#1f6fa8', '#f3c244'), art: 'cool' },
  galaxy: { ink: inks('#f1e6d6', '#1d1538', '#7d3b9c', '#4b3a9c', '#f0b63a'), art: 'night' },
  candy: { ink: inks('#f9ebdf', '#4a1a34', '#d8456f', '#2f86a6', '#f3aeb0'), art: 'sunny' },
  graphite: { ink: inks('#ece4d2', '#1f2126', '#6a6e77', '#3f444d', '#f0b93a'), art: 'night' },
  vanilla: { ink: inks('#f8eed8', '#4a3020', '#b8452f', '#8a6a3c', '#ecca86'), art: 'cool' },
};

/** How a printing's inks colour the picture of the theme. */
function paintArt(ink: Inks, art: Art): Palette {
  const light = ink.paper;
  switch (art) {
    case 'sunny':
      return { top: ink.warm, bottom: ink.sun, accent: ink.cool, shape: mix(ink.dark, ink.warm, 0.4), light };
    case 'bright':
      return {
        top: ink.sun,
        bottom: mix(ink.paper, ink.sun, 0.2),
        accent: ink.cool,
        shape: mix(ink.dark, ink.warm, 0.5),
        light,
      };
    case 'cool':
      // Teal would turn to mud on its way to yellow; on its way to cream it stays clean.
      return {
        top: ink.cool,
        bottom: mix(ink.paper, ink.sun, 0.25),
        accent: ink.warm,
        shape: mix(ink.dark, ink.cool, 0.55),
        light,
      };
    case 'night':
      return { top: ink.dark, bottom: ink.warm, accent: ink.sun, shape: mix(ink.dark, ink.cool, 0.3), light };
  }
}

/**
 * The inks of this printing and how the theme's picture uses them. With the owner's own palette the same random
 * numbers are drawn, so that it changes nothing but colours.
 */
export function chooseInks(random: Random, own: BoxPaletteId | undefined): { ink: Inks; palette: Palette } {
  const ink = pick(random, PRINTINGS);
  const art = pick(random, ['sunny', 'cool'] as const);
  const chosen = own ? OWN_INKS[own] : { ink, art };
  return { ink: chosen.ink, palette: paintArt(chosen.ink, chosen.art) };
}
