import { ROLES, type Role } from './roles/roles.ts';
import { THEMES, type Theme } from './themes/theme-words.ts';
import { PATTERNS, type Pattern } from './words/pattern-words.ts';
import { POSES, type PoseName } from './words/pose-words.ts';

/** What a part of a toy can be; `face` is beards, glasses and eye patches, `aid` wheelchairs and artificial limbs. */
const PART_KINDS = [
  'thing',
  'garment',
  'headwear',
  'role',
  'hair',
  'face',
  'aid',
  'pose',
  'pattern',
  'theme',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** A kind and a name in the catalogue: `thing:electric-guitar`. */
export type PartId = `${PartKind}:${string}`;

/** Reads the text of a part's id; undefined if it has no known kind. */
export function parsePartId(text: string): { kind: PartKind; name: string } | undefined {
  const [prefix, name] = text.split(':');
  const kind = PART_KINDS.find((known) => known === prefix);
  return kind && name ? { kind, name } : undefined;
}

/** The record that a part's name stands for, by kind; undefined if there is none of this name. */
export const asRole = (name: string): Role | undefined => ROLES.find(({ id }) => id === name);
export const asPose = (name: string): PoseName | undefined => POSES.find((pose) => pose === name);
export const asPattern = (name: string): Pattern | undefined => PATTERNS.find((each) => each === name);
/** `burst` is the absence of a theme. */
export const asTheme = (name: string): Theme | undefined =>
  THEMES.find((theme) => theme === name && theme !== 'burst');

/** Names that say more than the id of the record. */
const NAMES: Readonly<Record<string, string>> = {
  'garment:tee': 'T-shirt',
  'garment:tank': 'Tank top',
  'garment:vest': 'Body warmer',
  'garment:gi': 'Martial arts suit',
  'garment:trunks': 'Swimming trunks',
  'role:best-dad-ever': 'Best of all',
  'role:dj': 'DJ',
  'role:it-guy': 'IT guy',
  'role:police': 'Police officer',
  'role:barbecue': 'Barbecue chef',
  'role:karate': 'Karate fighter',
  'thing:crash-helmet': 'Helmet to carry',
  'thing:fire-helmet': 'Fire helmet to carry',
  'thing:knight-helmet': 'Knight helmet to carry',
  'thing:safety-helmet': 'Hard hat to carry',
  'thing:space-helmet': 'Space helmet to carry',
  'thing:bow': 'Bow and arrow',
  'thing:pan': 'Frying pan',
  'face:full': 'Beard',
  'face:shaven': 'No beard',
  'hair:bald': 'Bald head',
  'aid:blade': 'Running blade',
  'aid:blades': 'Running blades',
  'aid:leg': 'Prosthetic leg',
  'aid:legs': 'Prosthetic legs',
  'aid:hook': 'Hook for a hand',
};

/** What a part is called in English, with a capital: `Electric guitar`. */
export function partName(kind: PartKind, name: string): string {
  const known = NAMES[`${kind}:${name}`];
  return known ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
