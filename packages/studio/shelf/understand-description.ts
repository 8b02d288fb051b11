import { nameColour } from '../catalogue/colours/name-colour.ts';
import { type Garment, plainKind } from '../catalogue/garments/garments.ts';
import { SPOKEN } from '../catalogue/languages/languages.ts';
import { type PartId, type PartKind, partName } from '../catalogue/parts.ts';
import type { Role } from '../catalogue/roles/roles.ts';
import { type Rgb, toHex } from '../colour.ts';
import { findMarks } from '../marks/find-marks.ts';
import { wearsSunglasses } from '../reading/description/choices/face.ts';
import { addEverydayThings } from '../reading/description/everyday-things.ts';
import { findUnreadWords } from '../reading/description/find-unread-words.ts';
import { type Meaning, type Request, rolesOf } from '../reading/description/mentions/mention.ts';
import { type Reading, readInFull } from '../reading/description/read-description.ts';
import { isOtherLanguage } from '../reading/description/words/spoken-languages.ts';
import { canDrawPart } from './draw-part.ts';

/** Something that a description brings into the box. */
export type UnderstoodPart = {
  id: PartId;
  kind: PartKind;
  /** In English, with a capital and its colour: `Red guitar`. */
  name: string;
  /** The role that brings it, if no word names it. */
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
  /** In the order of the words; what a role brings comes right behind the role. */
  parts: UnderstoodPart[];
  /** What belongs to somebody else, each once, and what is made in its place; undefined if its name is left out. */
  marks: { name: string; instead: string | undefined }[];
  /** Words that are printed and bring nothing, as they stand in the description. */
  notUnderstood: string[];
  /** The languages that are read, in English, if the words are in none of them. */
  readsOnly: string[];
};

/** A part, and the token that brings it; what no single word brings comes last. */
type Found = UnderstoodPart & { at: number };

/** Says what a description brings into the box, and which of its words bring nothing. Never throws. */
export function understandDescription(description: string): UnderstoodDescription {
  const read = readInFull(description);
  const state = { ...read, character: addEverydayThings(read.character, description) };
  const parts = [...new Map(findParts(state).map((part) => [part.id, part])).values()]
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

/** Which part of a phrase's meaning each kind of part is, and which of them a role brings. */
type Sources = {
  named: (meaning: Meaning) => readonly string[];
  ofRole?: (role: Role) => readonly string[] | undefined;
};

const SOURCES: Readonly<Record<PartKind, Sources>> = {
  role: { named: ({ roles }) => roles.map(({ id }) => id) },
  thing: { named: ({ accessories }) => accessories, ofRole: ({ things }) => things },
  garment: { named: ({ garments }) => garments, ofRole: ({ garments }) => garments },
  headwear: { named: ({ headwear }) => headwear, ofRole: ({ headwear }) => headwear && [headwear] },
  face: { named: ({ face }) => face },
  aid: { named: ({ limbs, wheelchair }) => (wheelchair ? [...limbs, 'wheelchair'] : limbs) },
  hair: { named: () => [] },
  pose: { named: ({ poses }) => poses, ofRole: ({ pose }) => pose && [pose] },
  pattern: { named: ({ patterns }) => patterns },
  theme: { named: ({ themes }) => themes },
};

function findParts(reading: Reading): Found[] {
  const { requests, character } = reading;
  const { headwear, pose, pattern, theme } = character;
  const part = (kind: PartKind, name: string, colour?: Rgb) => locate(requests, kind, name, colour);
  const faces = requests.flatMap(({ meaning }) => meaning.face).filter((face) => face !== 'skin');
  return [
    ...rolesOf(requests).map(({ id }) => part('role', id)),
    ...character.accessories.map(({ kind, colour, byChance = false }) => ({
      ...part('thing', kind, colour),
      byChance,
    })),
    ...clothesOf(reading).map(([kind, colour]) => part('garment', kind, colour)),
    ...(headwear ? [part('headwear', headwear.kind, headwear.colour)] : []),
    ...(headwear && wearsSunglasses(character) ? [part('headwear', 'sunglasses')] : []),
    ...faces.map((face) => part('face', face)),
    ...requests.flatMap(({ meaning }) => meaning.limbs).map((limb) => part('aid', limb)),
    ...hairOf(reading),
    ...(character.wheelchair ? [part('aid', 'wheelchair')] : []),
    ...(pose ? [part('pose', pose)] : []),
    ...(pattern && pattern !== 'plain' ? [part('pattern', pattern)] : []),
    ...(theme !== 'burst' ? [part('theme', theme)] : []),
  ];
}

/** Finds the words that bring a part: those that name it, or otherwise the first role that brings it. */
function locate(requests: readonly Request[], kind: PartKind, name: string, colour?: Rgb): Found {
  const id: PartId = `${kind}:${name}`;
  const { named, ofRole } = SOURCES[kind];
  const bringsIt = (role: Role) => ofRole?.(role)?.includes(name) === true;
  const own = requests.find(({ meaning }) => named(meaning).includes(name));
  const bringer = own ?? requests.find(({ meaning }) => meaning.roles.some(bringsIt));
  const role = own ? undefined : bringer?.meaning.roles.find(bringsIt);
  return {
    id,
    kind,
    name: inColour(partName(kind, name), colour),
    broughtBy: role && `role:${role.id}`,
    colour: colour && toHex(colour),
    hasPicture: canDrawPart(id),
    byChance: false,
    at: bringer?.at ?? Number.POSITIVE_INFINITY,
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

/** The clothes with their colours; a jersey is no T-shirt as well, though it counts as one. */
function clothesOf({ requests, character: { garments } }: Reading): [Garment, Rgb | undefined][] {
  const counted = new Set([...garments.keys()].map(plainKind));
  const isNamed = (kind: Garment) => requests.some(({ meaning }) => meaning.garments.includes(kind));
  return [...garments].filter(([kind]) => kind !== 'hair' && (!counted.has(kind) || isNamed(kind)));
}

/** The hair in the words of the description: 'Long pink hair'. */
function hairOf({ requests, written, character: { hair } }: Reading): Found[] {
  if (!hair) return [];
  const part = locate(requests, 'hair', hair.bald ? 'bald' : 'hair');
  const first = requests.find(
    ({ meaning }) => meaning.garments.includes('hair') || meaning.haircuts.length + meaning.hair.length > 0,
  );
  if (!first) return [part];
  const words = written.slice(first.at, first.end).join(' ');
  const name = hair.bald ? part.name : inColour(words.charAt(0).toUpperCase() + words.slice(1), first.colour);
  return [{ ...part, name, at: first.at }];
}
