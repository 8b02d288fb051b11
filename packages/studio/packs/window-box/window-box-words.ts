import { type Box, type SetText, type Slot, setText } from '../../typesetting/typeset.ts';
import { inOneLine } from '../shared/printed-words.ts';
import type { PackWords } from '../shared/scene-spec.ts';
import { setProfiles } from '../shared/set-profiles.ts';

/** The flat front of the box, page pixels before perspective. */
export const FRONT_SIZE = { width: 960, height: 1290 } as const;
/** The hole in the front, on the flat front. */
export const WINDOW: Box = { x: 50, y: 262, width: 860, height: 742 };
export const WINDOW_CORNER = 54;
/** The wall behind the window, down to the floor. */
export const WALL_SIZE = { width: FRONT_SIZE.width, height: WINDOW.y + WINDOW.height } as const;
export const BAR_CODE: Box = { x: 722, y: 1096, width: 190, height: 104 };

const SLOTS = {
  brand: { name: 'brand', box: { x: 66, y: 40, width: 216, height: 68 }, face: 'display', largest: 52 },
  serial: { name: 'serial', box: { x: 706, y: 40, width: 190, height: 66 }, face: 'display', largest: 52 },
  title: {
    name: 'title',
    box: { x: 50, y: 116, width: 860, height: 120 },
    face: 'display',
    largest: 152,
    leading: 1,
  },
  tagline: {
    name: 'tagline',
    box: { x: 50, y: 1024, width: 620, height: 48 },
    face: 'condensed',
    largest: 38,
    align: 'left',
    capitals: true,
  },
  kind: {
    name: 'kind',
    box: { x: 722, y: 1024, width: 190, height: 48 },
    face: 'condensed',
    largest: 30,
    capitals: true,
  },
  description: {
    name: 'description',
    box: { x: 72, y: 1100, width: 600, height: 118 },
    face: 'text',
    largest: 74,
    align: 'left',
    leading: 1.2,
  },
  warning: {
    name: 'warning',
    box: { x: 50, y: 1238, width: 640, height: 36 },
    face: 'condensed',
    largest: 23,
    align: 'left',
  },
} as const satisfies Record<string, Slot>;

/** The description, or both people's. */
function setDescription({ description, profiles }: PackWords): SetText[] {
  const { box, largest } = SLOTS.description;
  if (!profiles || profiles.length === 1) return [setText(description, SLOTS.description)];
  const lines = profiles.map((profile) => ({ name: undefined, text: inOneLine(profile) }));
  return setProfiles(lines, box, { largest: largest / 2, gap: 10, centred: true });
}

/** All words on the flat front of the window box, set. */
export function setWindowBoxWords(words: PackWords): SetText[] {
  return [
    setText('Toy Twin', SLOTS.brand),
    setText(words.serial, SLOTS.serial),
    setText(words.title, SLOTS.title),
    setText(words.tagline, SLOTS.tagline),
    setText('Vinyl figure', SLOTS.kind),
    ...setDescription(words),
    setText(words.warning, SLOTS.warning),
  ];
}
