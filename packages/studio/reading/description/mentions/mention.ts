import type { Garment } from '../../../catalogue/garments/garments.ts';
import type { Headwear } from '../../../catalogue/headwear/headwear.ts';
import type { Role } from '../../../catalogue/roles/roles.ts';
import type { Theme } from '../../../catalogue/themes/theme-words.ts';
import type { ThingId } from '../../../catalogue/things/thing.ts';
import type { FacePart } from '../../../catalogue/words/face-words.ts';
import type { HairWish } from '../../../catalogue/words/hair-words.ts';
import type { Limb } from '../../../catalogue/words/limb-words.ts';
import type { Pattern } from '../../../catalogue/words/pattern-words.ts';
import type { PoseName } from '../../../catalogue/words/pose-words.ts';
import type { Rgb } from '../../../colour.ts';

/** What one phrase asks for. Most phrases ask for one thing only. */
export type Meaning = {
  accessories: ThingId[];
  headwear: Headwear[];
  garments: Garment[];
  themes: Theme[];
  patterns: (Pattern | 'plain')[];
  poses: PoseName[];
  roles: Role[];
  /** The hair of people who are called so: 'a blonde', 'a redhead'. */
  hair: (Rgb | 'bald')[];
  haircuts: HairWish[];
  /** Parts of the face that the phrase adds or, with 'shaven', removes. */
  face: FacePart[];
  /** Artificial limbs. */
  limbs: Limb[];
  /** Takes the colour next to it and brings nothing into the picture: 'green eyes'. */
  owner: boolean;
  /** The figure sits in a wheelchair. */
  wheelchair: boolean;
  /** The feet are bare. */
  barefoot: boolean;
  /** The colour of things that are called so: 'jeans' are blue. */
  usual: Rgb | undefined;
};

/** A phrase in the tokens, from index `at` up to and not including `end`. */
export type Mention = {
  at: number;
  end: number;
  meaning: Meaning;
  /** The material that the words name for a garment, with its usual colour. */
  material: { usual: Rgb | undefined } | undefined;
  /** The words name something that the figure cannot have: it is printed and not made. */
  isLeftOut?: true;
};

/** A mention that the words do not deny, with its colours and the number of things that it asks for, 1 to 4. */
export type Request = Mention & { colour: Rgb | undefined; second: Rgb | undefined; count: number };

/** The meaning of a phrase that requests nothing. */
export const emptyMeaning = (): Meaning => ({
  accessories: [],
  headwear: [],
  garments: [],
  themes: [],
  patterns: [],
  poses: [],
  roles: [],
  hair: [],
  haircuts: [],
  face: [],
  limbs: [],
  owner: false,
  wheelchair: false,
  barefoot: false,
  usual: undefined,
});

/** The same phrase without a meaning: it keeps the colour next to it and brings nothing. */
export const asSaid = (mention: Mention): Mention => withMeaning(mention, { ...emptyMeaning(), owner: true });

/** The same phrase with another meaning, or a part of it. */
export const withMeaning = <M extends Mention>(mention: M, meaning: Partial<Meaning>): M => ({
  ...mention,
  meaning: { ...mention.meaning, ...meaning },
});

/** The roles that requests name, in their order. */
export const rolesOf = (requests: readonly Mention[]): Role[] =>
  requests.flatMap(({ meaning }) => meaning.roles);

/** The things that requests name and those that their roles bring. */
export const thingsOf = (requests: readonly Mention[]): ThingId[] =>
  requests.flatMap(({ meaning: { accessories, roles } }) => [
    ...accessories,
    ...roles.flatMap(({ things }) => things ?? []),
  ]);

/** Whether a phrase names something that can have a colour. */
export function hasColour({ owner, wheelchair, hair, haircuts, face, limbs, ...worn }: Meaning): boolean {
  const { accessories, headwear, garments, roles } = worn;
  const named = [accessories, headwear, garments, roles, hair, haircuts, face, limbs];
  return owner || wheelchair || named.some((things) => things.length > 0);
}

/** The indices of all tokens of phrases. */
export const placesOf = (phrases: readonly { at: number; end: number }[]): ReadonlySet<number> =>
  new Set(phrases.flatMap(({ at, end }) => Array.from({ length: end - at }, (_, step) => at + step)));
