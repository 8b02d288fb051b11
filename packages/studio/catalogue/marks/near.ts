import { besideMarks } from '../languages/languages.ts';

/** Words before or after a name that make a mark of it: 'arsenal jersey', 'dressed as Elsa'. */
type NearKind = 'dressed' | 'worn' | 'team' | 'driven' | 'owned' | 'eaten' | 'watched' | 'played' | 'firm';

/** What makes a mark of everyday words; of some it is enough that they have a capital: 'Red Bull'. */
export type Near = NearKind | 'capital';

/** In small letters without accents. `afterAs` stands behind 'als NAME': 'als Elsa verkleidet'. */
export type NearWords = {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  afterAs?: ReadonlySet<string>;
};

const onBothSides = (words: ReadonlySet<string>): NearWords => ({ before: words, after: words });

/** By kind of mark: what is worn, driven, eaten; who is a character that somebody dresses up as. */
export const NEAR: Readonly<Record<NearKind, NearWords>> = {
  dressed: {
    before: besideMarks('disguises', 'disguised'),
    after: besideMarks('disguises', 'outfits'),
    afterAs: besideMarks('disguisedBehind'),
  },
  worn: onBothSides(besideMarks('clothes', 'signs', 'brands')),
  team: onBothSides(besideMarks('clothes', 'signs', 'fans')),
  driven: onBothSides(besideMarks('signs', 'cars')),
  owned: { before: besideMarks('owned'), after: new Set() },
  // No 'can' behind: 'the monster can fly'.
  eaten: { before: new Set([...besideMarks('eaten'), 'can', 'tin']), after: besideMarks('eaten') },
  watched: onBothSides(besideMarks('watched')),
  played: onBothSides(besideMarks('played')),
  firm: onBothSides(besideMarks('clothes', 'signs', 'firms')),
};
