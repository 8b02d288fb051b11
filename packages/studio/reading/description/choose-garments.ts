import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { type Garment, HIDING, plainKind } from '../../catalogue/garments/garments.ts';
import type { Role } from '../../catalogue/roles/roles.ts';
import { type Rgb, toHsl } from '../../colour.ts';
import type { Request } from './request.ts';

/**
 * A role's own clothes and colours give way to what the words name: 'a banker in a red dress'. Nothing of a role is
 * of a colour that the words deny.
 */
export function chooseGarments(
  requests: readonly Request[],
  unwanted: ReadonlySet<Garment>,
  loose: Rgb | undefined,
  denied: readonly Rgb[],
): ReadonlyMap<Garment, Rgb | undefined> {
  const found = new Map<Garment, Rgb | undefined>();
  const add = (kind: Garment, colour: Rgb | undefined) => {
    if (!unwanted.has(kind)) found.set(kind, found.get(kind) ?? colour);
  };
  for (const { meaning, colour } of requests) for (const kind of meaning.garments) add(kind, colour);
  const named = [...found.keys()];
  const made = new Set(requests.flatMap(({ material, meaning }) => (material ? meaning.garments : [])));
  // The tie of a role belongs to its uniform and goes with it.
  for (const { meaning, colour } of requests)
    for (const role of meaning.roles)
      for (const kind of role.garments ?? [])
        if (!named.some((garment) => replaces(garment, kind === 'tie' ? 'uniform' : kind, made)))
          add(
            kind,
            // The colour before a creature's name is its skin's.
            (role.skin ? undefined : colour) ??
              colourOfKind(found, kind) ??
              loose ??
              usualColour(role, kind, denied),
          );
  for (const [special, colour] of [...found]) {
    const kind = plainKind(special);
    if (kind) add(kind, colour);
  }
  return found;
}

/** Worn by themselves, though they hide nothing. */
const OUTER: ReadonlySet<Garment> = new Set(['jacket', 'leather-jacket', 'coat']);
/** A shirt shows under these. */
const OPEN: ReadonlySet<Garment> = new Set(['suit', 'tuxedo']);

/**
 * Whether somebody who names one garment does not wear another, of a role, that would hide it; nor the role's
 * special kind of it where the named one is made of something else: a denim jacket is no leather jacket.
 */
function replaces(named: Garment, ofRole: Garment, made: ReadonlySet<Garment>): boolean {
  if (made.has(named) && named === plainKind(ofRole)) return true;
  // Who asks for a bare chest, or bathes, has nothing over it.
  const isWorn =
    named === 'trunks' || HIDING.has(named) || OUTER.has(named) || (named === 'shirt' && !OPEN.has(ofRole));
  return isWorn && HIDING.has(ofRole) && named !== ofRole && named !== plainKind(ofRole);
}

/** 'A rock star in a red jacket': the leather jacket that rock stars wear is the jacket that was named. */
function colourOfKind(found: ReadonlyMap<Garment, Rgb | undefined>, special: Garment): Rgb | undefined {
  const kind = plainKind(special);
  return kind && found.get(kind);
}

/** What a role wears where its own colour is not wanted. */
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
