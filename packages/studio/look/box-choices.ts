import * as z from 'zod/mini';
import { NOT_OFFERED } from './not-offered.ts';
import type { Choice } from './vocabulary.ts';

/** What the owner prints on the box: lengths in characters. */
export const BOX_NAME_MAX_LENGTH = 24;
export const BOX_LINE_MAX_LENGTH = 40;
/** How many things a box can have in addition to those that its description names. */
export const ADDED_THINGS_MAX = 5;
const TOO_MANY_THINGS = `A box has room for ${ADDED_THINGS_MAX} added things`;

/** The five inks of a printed packaging: sky from top to bottom, and what stands on it; `#rrggbb`. */
export type BoxPalette = Choice & {
  readonly inks: {
    readonly top: string;
    readonly bottom: string;
    readonly accent: string;
    readonly shape: string;
    readonly light: string;
  };
};

/** The colours of a box that an owner can choose. Without a choice the theme of the description decides. */
export const BOX_PALETTES = [
  {
    id: 'fire',
    name: 'Fire',
    inks: { top: '#e4312b', bottom: '#ff9a2e', accent: '#2cb5e8', shape: '#b31d22', light: '#fff4dc' },
  },
  {
    id: 'sunshine',
    name: 'Sunshine',
    inks: { top: '#f4b41a', bottom: '#ffe29a', accent: '#12909a', shape: '#cf4a08', light: '#fffaf0' },
  },
  {
    id: 'meadow',
    name: 'Meadow',
    inks: { top: '#2fa66a', bottom: '#d3efb5', accent: '#e4312b', shape: '#1e7c4c', light: '#fbfff2' },
  },
  {
    id: 'ocean',
    name: 'Ocean',
    inks: { top: '#0b76b8', bottom: '#7fdbe8', accent: '#ffc72c', shape: '#06507f', light: '#f2fdff' },
  },
  {
    id: 'galaxy',
    name: 'Galaxy',
    inks: { top: '#171145', bottom: '#6a2fb5', accent: '#ffc72c', shape: '#0d0a2c', light: '#f5e9ff' },
  },
  {
    id: 'candy',
    name: 'Candy',
    inks: { top: '#f0668a', bottom: '#ffd9e4', accent: '#2cb5e8', shape: '#a3245a', light: '#fff4f8' },
  },
  {
    id: 'graphite',
    name: 'Graphite',
    inks: { top: '#23252b', bottom: '#6f747f', accent: '#ffc72c', shape: '#121318', light: '#f4f4f2' },
  },
  {
    id: 'vanilla',
    name: 'Vanilla',
    inks: { top: '#fff6e5', bottom: '#f3dcae', accent: '#e4312b', shape: '#8a5a2b', light: '#fffdf8' },
  },
] as const satisfies readonly BoxPalette[];
export type BoxPaletteId = (typeof BOX_PALETTES)[number]['id'];

/** Name of a record in the catalogue, such as `electric-guitar`. */
const recordId = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/u, NOT_OFFERED), z.maxLength(40, NOT_OFFERED));
/** What the studio calls a part that it understood from a description, such as `thing:electric-guitar`. */
const partId = z
  .string()
  .check(z.regex(/^[a-z]+:[a-z]+(-[a-z]+)*$/u, NOT_OFFERED), z.maxLength(60, NOT_OFFERED));

export const boxPalette = z.enum(BOX_PALETTES.map(({ id }) => id) as BoxPaletteId[], NOT_OFFERED);

/** Changes to the parts that the description asks for. */
export const partChoices = z.strictObject(
  {
    /** Things of the catalogue that the owner put into the box. */
    added: z.optional(z.array(recordId).check(z.maxLength(ADDED_THINGS_MAX, TOO_MANY_THINGS))),
    /** Parts that the description names and the owner took out. */
    removed: z.optional(z.array(partId).check(z.maxLength(20, NOT_OFFERED))),
  },
  NOT_OFFERED,
);
export type PartChoices = z.infer<typeof partChoices>;
