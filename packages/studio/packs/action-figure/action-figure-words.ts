import { type Box, type SetText, type Slot, setText } from '../../typesetting/typeset.ts';
import type { PackWords } from '../shared/scene-spec.ts';
import { setProfiles } from '../shared/set-profiles.ts';
import { shareSpace } from '../shared/share-space.ts';
import { PAGE } from '../shared/surface.ts';

/** Where the parts of the blister card lie, page pixels. */
export type ActionFigureLayout = {
  figure: Box;
  /** One bubble for each boxed accessory, or one for all of them next to two figures. */
  accessories: readonly Box[];
  /** How many accessories are boxed. */
  boxed: number;
  /** The file card with the description. */
  panel: Box;
  /** Whether the file card has room for three qualities under a short description. */
  hasTraits: boolean;
};

const SIDE: Box = { x: 896, y: 408, width: 340, height: 876 };
const GAP = 28;
const TRAIT_HEIGHT = 46;

/** How wide the bubbles of one figure and of two are. */
const FIGURE_WIDTH = { one: 562, two: 692 } as const;

/** Height of the accessories' bubbles together, by their number, next to a short and a long description. */
const BUBBLES = { short: [0, 430, 560, 560, 560], long: [0, 330, 476, 430, 430] } as const;
/** The same for a tray of more, which the owner put in: three, four and five rows. */
const TRAYS = { short: [560, 610, 640], long: [510, 590, 620] } as const;

/** Height of the one bubble for all things next to two figures, where there is less room. */
const NEXT_TO_TWO = {
  short: [0, 230, 390, 490, 390, 450, 450, 540, 540, 540],
  long: [0, 200, 320, 380, 320, 380, 380, 420, 420, 420],
} as const;

function heightOfBubbles(description: string, count: number, areTwo: boolean): number {
  const length = description.length > 110 ? 'long' : 'short';
  if (areTwo) return NEXT_TO_TWO[length][count] ?? 0;
  return BUBBLES[length][count] ?? TRAYS[length][count > 8 ? 2 : count > 6 ? 1 : 0];
}

/**
 * Lays the card out for boxed accessories of these aspects (width over height): the longer the description, the
 * smaller their bubbles. `mirrored` puts the figure on the right. Of two people the figures share a wider bubble.
 */
export function layOutActionFigure(
  description: string,
  aspects: readonly number[],
  mirrored = false,
  areTwo = false,
): ActionFigureLayout {
  const height = heightOfBubbles(description, aspects.length, areTwo);
  const width = areTwo ? FIGURE_WIDTH.two : FIGURE_WIDTH.one;
  const wider = width - FIGURE_WIDTH.one;
  const side = { ...SIDE, x: SIDE.x + wider, width: SIDE.width - wider };
  const area = { ...side, height };
  const accessories = areTwo && height > 0 ? [area] : shareSpace(area, GAP, aspects);
  const used = height > 0 ? height + GAP : 0;
  const panel = { x: side.x - 10, y: side.y + used, width: side.width + 20, height: side.height - used };
  const place = (box: Box) => (mirrored ? { ...box, x: PAGE - box.x - box.width } : box);
  return {
    figure: place({ x: 300, y: 408, width, height: 876 }),
    accessories: accessories.map(place),
    boxed: aspects.length,
    panel: place(panel),
    hasTraits:
      !areTwo &&
      description.length <= (panel.height > 380 ? 60 : panel.height > 340 ? 45 : panel.height > 280 ? 14 : 0),
  };
}

const SLOTS = {
  title: {
    name: 'title',
    box: { x: 296, y: 174, width: 944, height: 152 },
    face: 'display',
    largest: 184,
    leading: 1,
    capitals: true,
  },
  tagline: {
    name: 'tagline',
    box: { x: 452, y: 338, width: 632, height: 42 },
    face: 'condensed',
    largest: 34,
    capitals: true,
  },
  serial: { name: 'serial', box: { x: 1062, y: 92, width: 162, height: 60 }, face: 'display', largest: 46 },
  warning: {
    name: 'warning',
    box: { x: 590, y: 1348, width: 360, height: 88 },
    face: 'condensed',
    largest: 24,
    align: 'left',
    leading: 1.2,
  },
  brand: { name: 'brand', box: { x: 308, y: 86, width: 216, height: 72 }, face: 'display', largest: 54 },
  contents: {
    name: 'contents',
    box: { x: 1076, y: 1364, width: 108, height: 68 },
    face: 'display',
    largest: 36,
    leading: 1,
    capitals: true,
  },
} as const satisfies Record<string, Slot>;

/** Where the bar of one quality is drawn, right of its name. */
export function traitBar(panel: Box, index: number): Box {
  const y = panel.y + panel.height - 22 - (3 - index) * TRAIT_HEIGHT;
  return { x: panel.x + 150, y: y + 10, width: panel.width - 174, height: 24 };
}

function setPanelWords(words: PackWords, { panel, hasTraits }: ActionFigureLayout): SetText[] {
  const foot = hasTraits ? 3 * TRAIT_HEIGHT + 34 : 14;
  const texts = [
    setText('Profile', {
      name: 'profile',
      box: { x: panel.x + 22, y: panel.y + 8, width: panel.width - 44, height: 44 },
      face: 'condensed',
      largest: 30,
      align: 'left',
      capitals: true,
    }),
    ...setDescription(words, {
      x: panel.x + 22,
      y: panel.y + 74,
      width: panel.width - 44,
      height: panel.height - 74 - foot,
    }),
  ];
  if (!hasTraits) return texts;
  const traits = words.traits.map((trait, index) =>
    setText(trait, {
      name: `trait ${index + 1}`,
      box: { x: panel.x + 22, y: traitBar(panel, index).y - 6, width: 118, height: 36 },
      face: 'condensed',
      largest: 26,
      align: 'left',
      capitals: true,
    }),
  );
  return [...texts, ...traits];
}

/** In a higher panel two people's words are larger, page pixels. */
const TALL = 440;

function setDescription({ description, profiles }: PackWords, box: Box): SetText[] {
  if (profiles) return setProfiles(profiles, box, { largest: box.height > TALL ? 54 : 40, gap: 24 });
  const slot = { name: 'description', face: 'text', largest: 72, align: 'left', leading: 1.22 } as const;
  return [setText(description, { ...slot, box })];
}

/** All words of the blister card, set. */
export function setActionFigureWords(words: PackWords, layout: ActionFigureLayout): SetText[] {
  const { boxed } = layout;
  return [
    setText(words.title, SLOTS.title),
    setText(words.tagline, SLOTS.tagline),
    setText(words.serial, SLOTS.serial),
    setText(words.warning, SLOTS.warning),
    setText('Toy Twin', SLOTS.brand),
    setText(boxed === 0 ? 'All you need' : boxed > 1 ? `${boxed} extras` : '1 extra', SLOTS.contents),
    ...setPanelWords(words, layout),
  ];
}
