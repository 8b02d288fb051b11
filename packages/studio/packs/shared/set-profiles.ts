import { type Box, type SetText, setText } from '../../typesetting/typeset.ts';
import { moved } from './foil.ts';
import type { Profile } from './printed-words.ts';

/** Height of a name above its words, page pixels. */
const NAME = 40;
/** How much smaller the next size is that is tried, and the smallest. */
const STEP = 0.95;
const SMALLEST = 5;

/** How large the words are at most, the air between two people's, and whether what is left is above and below them. */
type Manner = { largest: number; gap: number; centred?: boolean };

/** Sets two people's words above each other and in one size, each below its name. */
export function setProfiles(
  profiles: readonly Profile[],
  box: Box,
  { largest, gap, centred = false }: Manner,
): SetText[] {
  const named = profiles[0]?.name === undefined ? 0 : NAME;
  const room = box.height - (profiles.length - 1) * gap - profiles.length * named;
  const words = setInOneSize(profiles, { ...box, height: room }, largest);
  const left = room - words.reduce((sum, set) => sum + set.box.height, 0);
  let top = box.y + (centred ? left / 2 : 0);
  return words.flatMap((set, person) => {
    const name = profiles[person]?.name;
    const head = name === undefined ? [] : [setName(name, person, { ...box, y: top, height: NAME - 6 })];
    const text = moveTo(set, top + named);
    top += named + set.box.height + gap;
    return [...head, text];
  });
}

/** Both texts in the largest size in which they fit together. */
function setInOneSize(profiles: readonly Profile[], box: Box, largest: number): SetText[] {
  const setAt = (size: number) =>
    profiles.map(({ text }, person) =>
      setText(text, {
        name: person === 0 ? 'description' : 'second description',
        box,
        face: 'text',
        largest: size,
        align: 'left',
        leading: 1.2,
      }),
    );
  for (let size = largest; size > SMALLEST; size *= STEP) {
    // A long word may have to be smaller: then the other text is, too.
    const one = Math.min(...setAt(size).map((set) => set.size));
    const sets = setAt(one);
    const height = sets.reduce((sum, set) => sum + set.box.height, 0);
    if (height <= box.height && sets.every((set) => set.size === one)) return sets;
  }
  return setAt(SMALLEST);
}

const setName = (name: string, person: number, box: Box): SetText =>
  setText(name, {
    name: `name ${person + 1}`,
    box,
    face: 'condensed',
    largest: 30,
    align: 'left',
    capitals: true,
  });

/** The same words with their top at a height. */
function moveTo(text: SetText, top: number): SetText {
  return { ...moved(text, 0, top - text.box.y), box: { ...text.box, y: top } };
}
