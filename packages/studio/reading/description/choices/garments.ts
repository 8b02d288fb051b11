import { COLOUR_WORDS } from '../../../catalogue/colours/colour-words.ts';
import { type Garment, garmentsIn, HIDING, plainKind } from '../../../catalogue/garments/garments.ts';
import type { Role } from '../../../catalogue/roles/roles.ts';
import { type Rgb, toHsl } from '../../../colour.ts';
import type { CharacterOptions } from '../character-options.ts';
import type { Request } from '../mentions/mention.ts';

type Colours = Map<Garment, Rgb | undefined>;

/**
 * All garments with their colours: first those that the words name, then those of the roles, then the plain kinds of
 * both. Clothes and colours of a role give way to those that the words name: 'a banker in a red dress'.
 * @param loose a colour in the words that belongs to no thing
 * @param denied colours that nothing of a role may have: 'not blue'
 */
export function chooseGarments(
  requests: readonly Request[],
  unwanted: ReadonlySet<Garment>,
  loose: Rgb | undefined,
  denied: readonly Rgb[],
): ReadonlyMap<Garment, Rgb | undefined> {
  const found: Colours = new Map();
  const add = (kind: Garment, colour: Rgb | undefined) => {
    if (!unwanted.has(kind)) found.set(kind, found.get(kind) ?? colour);
  };
  for (const { meaning, colour } of requests) for (const kind of meaning.garments) add(kind, colour);
  for (const { role, kind, colour } of garmentsOfRoles(requests, [...found.keys()]))
    add(kind, colour ?? colourOfKind(found, kind) ?? loose ?? usualColour(role, kind, denied));
  for (const [special, colour] of [...found]) {
    const kind = plainKind(special);
    if (kind) add(kind, colour);
  }
  return found;
}

/** The garments that roles bring and no named garment replaces, each with the colour before the role's name. */
function garmentsOfRoles(requests: readonly Request[], named: readonly Garment[]) {
  const made = new Set(requests.flatMap(({ material, meaning }) => (material ? meaning.garments : [])));
  // The tie of a role belongs to its uniform and goes with it.
  const isReplaced = (kind: Garment) =>
    named.some((garment) => replaces(garment, kind === 'tie' ? 'uniform' : kind, made));
  return requests.flatMap(({ meaning, colour }) =>
    meaning.roles.flatMap((role) =>
      (role.garments ?? [])
        .filter((kind) => !isReplaced(kind))
        // The colour before a creature's name is that of its skin.
        .map((kind) => ({ role, kind, colour: role.skin ? undefined : colour })),
    ),
  );
}

/** Worn without anything over them, though a garment under them shows. */
const OUTER = garmentsIn('jacket leather-jacket denim-jacket blazer cardigan coat');
/** Worn on the legs, one at a time. */
const ON_LEGS = garmentsIn('trousers shorts skirt long-skirt overalls kilt');
/** Worn on the legs as well: 'a mechanic in a black suit' wears no overalls. */
const WHOLE = garmentsIn('suit tuxedo dress gown kimono');
/** Garments that show a shirt under them. */
const OPEN = garmentsIn('suit tuxedo');

/**
 * Whether a named garment takes the place of a garment of a role: because the latter would hide it, or because it is a
 * special kind of the same garment in another material, or another kind of it. A denim jacket is no leather jacket.
 */
function replaces(named: Garment, ofRole: Garment, made: ReadonlySet<Garment>): boolean {
  if (ON_LEGS.has(ofRole) && named !== ofRole && (ON_LEGS.has(named) || WHOLE.has(named))) return true;
  if (made.has(named) && named === plainKind(ofRole)) return true;
  const plain = plainKind(named);
  if (plain && named !== ofRole && plain === plainKind(ofRole)) return true;
  // Trunks leave the chest bare, so that nothing is worn over it.
  const isWorn =
    named === 'trunks' || HIDING.has(named) || OUTER.has(named) || (named === 'shirt' && !OPEN.has(ofRole));
  return isWorn && HIDING.has(ofRole) && named !== ofRole && named !== plainKind(ofRole);
}

/** 'A rock star in a red jacket': the leather jacket that rock stars wear is the jacket that was named. */
function colourOfKind(found: ReadonlyMap<Garment, Rgb | undefined>, special: Garment): Rgb | undefined {
  const kind = plainKind(special);
  return kind && found.get(kind);
}

/** The colours to try where the words deny the role's own colour. */
const INSTEAD = ['crimson', 'forest green', 'charcoal'];

function usualColour({ colours: own }: Role, garment: Garment, denied: readonly Rgb[]): Rgb | undefined {
  const usual = own?.[garment];
  if (!usual) return undefined;
  const colours = [usual, ...INSTEAD].map((word) => COLOUR_WORDS.get(word));
  return colours.find((known) => known && !denied.some((colour) => isAlike(known, colour)));
}

/** Degrees between two hues that go by one name. */
const ONE_NAME = 30;

function isAlike(a: Rgb, b: Rgb): boolean {
  const [one, other] = [toHsl(a), toHsl(b)];
  const apart = Math.abs(one.hue - other.hue);
  const coloured = Math.min(one.saturation, other.saturation) > 0.2;
  return coloured
    ? Math.min(apart, 360 - apart) < ONE_NAME
    : Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 60;
}

/** The second colours of the upper garment and of the scarf: 'a red and blue shirt', 'a red and white scarf'. */
export function chooseSecondColours(
  requests: readonly Request[],
): Pick<CharacterOptions, 'second' | 'scarfStripes'> {
  const top = requests.find(({ meaning }) =>
    meaning.garments.some((kind) => HIDING.has(kind) || kind === 'shirt'),
  );
  const scarf = requests.find(({ meaning, second }) => second && meaning.garments.includes('scarf'));
  return { second: top?.second, scarfStripes: scarf?.second };
}
