import { type Box, type SetText, type Slot, setText } from '../../typesetting/typeset.ts';
import type { PackWords } from '../shared/scene-spec.ts';
import { setProfiles } from '../shared/set-profiles.ts';
import { shareSpace } from '../shared/share-space.ts';
import { PAGE } from '../shared/surface.ts';

export const RETRO_CARD: Box = { x: 238, y: 50, width: 1060, height: 1436 };
export const RETRO_BAR_CODE: Box = { x: 1010, y: 1346, width: 216, height: 98 };
export const RETRO_STICKER: Box = { x: 316, y: 66, width: 150, height: 70 };
/** The row of the other toys of the series. */
export const RETRO_STRIP: Box = { x: 268, y: 1206, width: 1000, height: 116 };

/** Where the parts of the retro card lie, page pixels. */
export type RetroLayout = {
  figure: Box;
  /** One bubble for each boxed accessory, or one for all of them next to two figures. */
  accessories: readonly Box[];
  /** The printed card that describes the toy. */
  panel: Box;
  /** Whether a short description leaves room for three qualities below it. */
  hasTraits: boolean;
  /** Where the first quality is printed, and how far the next lies below. */
  traits: { x: number; y: number; step: number };
};

/** Where bubbles and panel lie next to the figure. */
const BESIDE: Box = { x: 788, y: 424, width: 442, height: 758 };
const GAP = 32;
/** How wide the bubbles of one figure and of two are. */
const FIGURE_WIDTH = { one: 442, two: 648 } as const;
/** A description up to this length leaves room for qualities below it. */
const SHORT = 60;

/** Height of the bubbles of a tray that the owner filled: two rows and three. */
const TRAYS = [376, 448] as const;

/** Height of the one bubble for all things next to two figures, where there is less room. */
const NEXT_TO_TWO = {
  short: [0, 210, 330, 400, 330, 390, 390, 420, 420, 420],
  long: [0, 180, 260, 300, 270, 300, 300, 310, 310, 310],
} as const;

/** A few words need little room: the bubbles get it. */
function heightOfBubbles({ length }: string, count: number, areTwo: boolean): number {
  if (count === 0) return 0;
  if (areTwo) return NEXT_TO_TWO[length > 110 ? 'long' : 'short'][count] ?? 0;
  if (count > 4) return TRAYS[count > 6 ? 1 : 0];
  return length <= 30 ? 376 : length <= SHORT ? 350 : 326;
}

/**
 * Lays the card out for boxed accessories of these aspects (width over height); `mirrored` puts the figure on the
 * right. Of two people the figures share a wider bubble.
 */
export function layOutRetroCard(
  description: string,
  aspects: readonly number[],
  mirrored: boolean,
  areTwo = false,
): RetroLayout {
  const place = (box: Box) => (mirrored ? { ...box, x: PAGE - box.x - box.width } : box);
  const hasTraits = description.length <= SHORT && aspects.length <= 4 && !areTwo;
  const bubbles = heightOfBubbles(description, aspects.length, areTwo);
  const width = areTwo ? FIGURE_WIDTH.two : FIGURE_WIDTH.one;
  const wider = width - FIGURE_WIDTH.one;
  const beside = { ...BESIDE, x: BESIDE.x + wider, width: BESIDE.width - wider, height: bubbles };
  const top = BESIDE.y + (bubbles > 0 ? bubbles + GAP : 0);
  const panel = place({
    x: beside.x - 8,
    y: top,
    width: beside.width + 8,
    height: BESIDE.y + BESIDE.height - top,
  });
  return {
    figure: place({ x: 306, y: 424, width, height: 758 }),
    accessories: (areTwo && bubbles > 0 ? [beside] : shareSpace(beside, GAP, aspects)).map(place),
    panel,
    hasTraits,
    traits: { x: panel.x + 26, y: panel.y + panel.height - 156, step: 48 },
  };
}

const SLOTS = {
  title: {
    name: 'title',
    box: { x: 296, y: 210, width: 690, height: 138 },
    face: 'display',
    largest: 180,
    leading: 0.98,
    capitals: true,
  },
  brand: {
    name: 'brand',
    box: { x: 300, y: 160, width: 420, height: 46 },
    face: 'condensed',
    largest: 34,
    align: 'left',
    capitals: true,
  },
  serial: { name: 'serial', box: { x: 1082, y: 218, width: 132, height: 100 }, face: 'display', largest: 56 },
  sticker: { name: 'sticker', box: { x: 328, y: 74, width: 126, height: 54 }, face: 'display', largest: 46 },
  collect: {
    name: 'collect',
    box: { x: 300, y: 1222, width: 210, height: 84 },
    face: 'display',
    largest: 40,
    leading: 1,
    align: 'left',
  },
  warning: {
    name: 'warning',
    box: { x: 300, y: 1350, width: 640, height: 90 },
    face: 'condensed',
    largest: 28,
    align: 'left',
    leading: 1.2,
  },
} as const satisfies Record<string, Slot>;

function setPanelWords(words: PackWords, { panel, hasTraits, traits }: RetroLayout): SetText[] {
  const texts = [
    setText(words.tagline, {
      name: 'tagline',
      box: { x: panel.x + 18, y: panel.y + 10, width: panel.width - 36, height: 52 },
      face: 'condensed',
      largest: 34,
      capitals: true,
    }),
    ...setDescription(words, hasTraits, {
      x: panel.x + 24,
      y: panel.y + 82,
      width: panel.width - 48,
      height: panel.height - (hasTraits ? 248 : 96),
    }),
  ];
  if (!hasTraits) return texts;
  return [
    ...texts,
    ...words.traits.map((trait, index) =>
      setText(trait, {
        name: `trait ${index + 1}`,
        box: { x: traits.x, y: traits.y + index * traits.step, width: 140, height: 40 },
        face: 'condensed',
        largest: 28,
        align: 'left',
        capitals: true,
      }),
    ),
  ];
}

/** In a higher panel two people's words are larger, page pixels. */
const TALL = 440;

function setDescription({ description, profiles }: PackWords, hasTraits: boolean, box: Box): SetText[] {
  if (profiles) return setProfiles(profiles, box, { largest: box.height > TALL ? 54 : 36, gap: 24 });
  return [
    setText(description, {
      name: 'description',
      box,
      face: 'text',
      largest: hasTraits ? 56 : 40,
      leading: 1.2,
      align: hasTraits ? 'center' : 'left',
    }),
  ];
}

/** All words of the retro card, set. */
export function setRetroCardWords(words: PackWords, layout: RetroLayout): SetText[] {
  return [
    setText(words.title, SLOTS.title),
    setText('Toy Twin Collection', SLOTS.brand),
    setText(words.serial, SLOTS.serial),
    setText(words.sticker, SLOTS.sticker),
    setText('Collect them all!', SLOTS.collect),
    setText(words.warning, SLOTS.warning),
    ...setPanelWords(words, layout),
  ];
}
