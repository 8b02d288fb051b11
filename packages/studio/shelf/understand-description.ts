import { nameColour } from '../catalogue/colours/name-colour.ts';
import { plainKind } from '../catalogue/garments/garments.ts';
import type { Headwear } from '../catalogue/headwear/headwear.ts';
import { SPOKEN } from '../catalogue/languages/languages.ts';
import { type PartId, type PartKind, partName } from '../catalogue/parts.ts';
import type { Role } from '../catalogue/roles/roles.ts';
import { type Rgb, toHex } from '../colour.ts';
import { findMarks } from '../marks/find-marks.ts';
import { wearsSunglasses } from '../reading/description/choices/face.ts';
import { addEverydayThings } from '../reading/description/everyday-things.ts';
import { findUnreadWords } from '../reading/description/find-unread-words.ts';
import type { Meaning } from '../reading/description/mentions/mention.ts';
import { type Reading, readInFull } from '../reading/description/read-description.ts';
import { isOtherLanguage } from '../reading/description/words/spoken-languages.ts';
import { canDrawPart } from './draw-part.ts';

/** Something that a description brings into the box. */
export type UnderstoodPart = {
  id: PartId;
  kind: PartKind;
  /** In English, with a capital and its colour: `Red guitar`. */
  name: string;
  /** The role that brings it, where no word names it. */
  broughtBy: PartId | undefined;
  /** The colour that the words give it, `#rrggbb`: for its picture. */
  colour: string | undefined;
  /** Whether the catalogue draws a picture of it. */
  hasPicture: boolean;
  /** Whether no word names it: it keeps a box from being empty, and makes way for a thing that the owner adds. */
  byChance: boolean;
};

/** What the studio makes of a description. */
export type UnderstoodDescription = {
  /** In the order of the words; what a role brings stands right behind the role. */
  parts: UnderstoodPart[];
  /** What belongs to somebody else, each once, and what is made in its place; undefined where its name is left out. */
  marks: { name: string; instead: string | undefined }[];
  /** Words that are printed and bring nothing, as they stand in the description. */
  notUnderstood: string[];
  /** The languages that are read, where the words are in none of them; in English. */
  readsOnly: string[];
};

/** A part, and the token that brings it; what no single word brings comes last. */
type Found = UnderstoodPart & { at: number };

/** Tells what a description brings into the box, and which of its words bring nothing. Never throws. */
export function understandDescription(description: string): UnderstoodDescription {
  const read = readInFull(description);
  const state = { ...read, character: addEverydayThings(read.character, description) };
  const found = [...rolesOf(state), ...thingsOf(state), ...clothesOf(state), ...looksOf(state)];
  const parts = [...new Map(found.map((part) => [part.id, part])).values()]
    .sort((a, b) => a.at - b.at)
    .map(({ at: _, ...part }) => part);
  const marks = findMarks(description).map(({ name, instead }) => ({ name, instead }));
  return {
    parts,
    marks: [...new Map(marks.map((mark) => [mark.name, mark])).values()],
    notUnderstood: findUnreadWords(read),
    readsOnly: isOtherLanguage(read.tokens, read.written) ? LANGUAGE_NAMES : [],
  };
}

const named = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGE_NAMES = SPOKEN.map((language) => named.of(language) ?? language);

/** Where a kind of part stands in the meaning of a phrase, and which of them a role brings. */
type Sources = {
  named: (meaning: Meaning) => readonly string[];
  ofRole?: (role: Role) => readonly (string | undefined)[];
};

/** Finds the words that bring a part: those that name it, or else the first role that brings it. */
function locate(
  { requests }: Reading,
  kind: PartKind,
  name: string,
  { named, ofRole = () => [] }: Sources,
  colour?: Rgb,
): Found {
  const id: PartId = `${kind}:${name}`;
  const own = requests.find(({ meaning }) => named(meaning).includes(name));
  const bringer = own
    ? undefined
    : requests.find(({ meaning }) => meaning.roles.some((role) => ofRole(role).includes(name)));
  const role = bringer?.meaning.roles.find((each) => ofRole(each).includes(name));
  return {
    id,
    kind,
    name: inColour(partName(kind, name), colour),
    broughtBy: role && `role:${role.id}`,
    colour: colour && toHex(colour),
    hasPicture: canDrawPart(id),
    byChance: false,
    at: (own ?? bringer)?.at ?? Number.POSITIVE_INFINITY,
  };
}

/** 'Guitar' in red is a 'Red guitar'. */
function inColour(name: string, colour: Rgb | undefined): string {
  const word = colour && nameColour(colour);
  if (!word) return name;
  // 'DJ' and 'T-shirt' keep their capitals.
  const rest = /^[A-Z](?:[A-Z]|-)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${rest}`;
}

const rolesOf = (state: Reading): Found[] =>
  state.requests
    .flatMap(({ meaning }) => meaning.roles)
    .map(({ id }) => locate(state, 'role', id, { named: ({ roles }) => roles.map((role) => role.id) }));

const thingsOf = (state: Reading): Found[] =>
  state.character.accessories.map(({ kind, colour, byChance = false }) => ({
    ...locate(
      state,
      'thing',
      kind,
      { named: ({ accessories }) => accessories, ofRole: ({ things }) => things ?? [] },
      colour,
    ),
    byChance,
  }));

/** Clothes and hat; a jersey is no T-shirt as well, though it counts as one. */
function clothesOf(state: Reading): Found[] {
  const { garments, headwear } = state.character;
  const counted = new Set([...garments.keys()].map(plainKind));
  const isNamed = (kind: string) =>
    state.requests.some(({ meaning }) => meaning.garments.some((own) => own === kind));
  const worn = [...garments].filter(([kind]) => kind !== 'hair' && (!counted.has(kind) || isNamed(kind)));
  const clothes = worn.map(([kind, colour]) =>
    locate(
      state,
      'garment',
      kind,
      { named: (meaning) => meaning.garments, ofRole: (role) => role.garments ?? [] },
      colour,
    ),
  );
  if (!headwear) return clothes;
  const hatOf = (kind: Headwear, colour?: Rgb) =>
    locate(
      state,
      'headwear',
      kind,
      { named: (meaning) => meaning.headwear, ofRole: (role) => [role.headwear] },
      colour,
    );
  const hat = hatOf(headwear.kind, headwear.colour);
  return [...clothes, hat, ...(wearsSunglasses(state.character) ? [hatOf('sunglasses')] : [])];
}

/** Hair and face, aids, pose, pattern and theme. */
function looksOf(state: Reading): Found[] {
  const { requests, character } = state;
  const { pose, pattern, theme } = character;
  const face = requests.flatMap(({ meaning }) => meaning.face).filter((part) => part !== 'skin');
  const limbs = requests.flatMap(({ meaning }) => meaning.limbs);
  const found = [
    ...face.map((part) => locate(state, 'face', part, { named: (meaning) => meaning.face })),
    ...limbs.map((limb) => locate(state, 'aid', limb, { named: (meaning) => meaning.limbs })),
    ...hairOf(state),
  ];
  if (character.wheelchair)
    found.push(
      locate(state, 'aid', 'wheelchair', { named: (meaning) => (meaning.wheelchair ? ['wheelchair'] : []) }),
    );
  if (pose)
    found.push(locate(state, 'pose', pose, { named: ({ poses }) => poses, ofRole: (role) => [role.pose] }));
  if (pattern && pattern !== 'plain')
    found.push(locate(state, 'pattern', pattern, { named: ({ patterns }) => patterns }));
  if (theme !== 'burst') found.push(locate(state, 'theme', theme, { named: ({ themes }) => themes }));
  return found;
}

/** The hair in the words of the description: 'Long pink hair'. */
function hairOf(state: Reading): Found[] {
  const { hair } = state.character;
  if (!hair) return [];
  const isOfHair = ({ garments, haircuts, hair }: Meaning) =>
    garments.includes('hair') || haircuts.length > 0 || hair.length > 0;
  const first = state.requests.find(({ meaning }) => isOfHair(meaning));
  const part = locate(state, 'hair', hair.bald ? 'bald' : 'hair', { named: () => [] });
  if (!first) return [part];
  const words = state.written.slice(first.at, first.end).join(' ');
  const name = hair.bald ? part.name : inColour(words.charAt(0).toUpperCase() + words.slice(1), first.colour);
  return [{ ...part, name, at: first.at }];
}
