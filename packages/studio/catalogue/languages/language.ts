/**
 * What the studio knows about a language. Words are in lower case and without accents, separated by spaces; phrases are
 * separated by a comma and a space. What things, clothes and roles are called stands in their own records.
 */
export type LanguageWords = {
  /**
   * Words that request nothing that could be moulded: articles, pronouns, prepositions, conjunctions, auxiliaries; verbs
   * of wearing and holding; people in general; size, age and praise. English ones are in the singular.
   */
  quiet: string;
  /** The little words that tell what belongs to what, by their job in a sentence. */
  grammar: Partial<Record<GrammarKind, string>>;
  /** Names of colours by the English name in `pigments.ts`: 'red=rot/knallrot'. */
  colours?: string;
  /** What each of these names may end in: 'rot', 'roter'. */
  colourEndings?: readonly string[];
  /** Whether a colour stands behind its thing: in 'vestido azul sem sapatos' the shoes have none. */
  hasColourBehind?: true;
  /** Words that change a colour, by the English word. Where names have endings, they are one word: 'dunkelroter'. */
  shades?: Readonly<Record<string, string>>;
  /** Phrases for things that are known by a colour, by its English name: 'denim=jeans'. */
  usualColours?: string;
  /** Whether nouns have a capital, so that a capital makes no name. */
  hasCapitalNouns?: true;
  /**
   * Endings of plurals, small things and women's trades, the longest first, and what the tables have in their place: '-' is
   * nothing, as in 'innen=-, chen=-/e'.
   */
  endings?: string;
  /** Whether the letters before an ending change: 'katten' and 'kat', 'bomen' and 'boom', 'brieven' and 'brief'. */
  changesStems?: true;
  /**
   * Where nouns are joined to one word, whose last part says what it is: how an animal and 'costume' are joined,
   * 'Bienenkostüm'.
   */
  compounds?: { costume: string; joints: readonly string[] };
  /**
   * Words that mean something else in English or another language, and a phrase that the tables have for them:
   * 'chat=cat'. They count in texts of this language only. They may have accents.
   */
  falseFriends?: string;
  /**
   * Words that mean something else together with others, a line for each: `bat: cave vampire, not baseball → flittermouse`.
   * The first line that fits counts: any of the words stands in the text, and none of those behind 'not'. The meaning is a
   * phrase of the tables, or a quiet word for something that needs no mould.
   */
  homonyms?: string;
  /** Figures of speech, none of whose words asks for what it names: the black sheep of the family is no sheep. */
  idioms: string;
  /**
   * Things that people name and that the studio cannot make. A colour next to one belongs to it and not to the clothes: 'a
   * red towel'.
   */
  unmade?: string;
  /**
   * Phrases that request nothing: what the photo shows, presents, names and titles. A colour next to one belongs to it:
   * 'green eyes'. A phrase of several words also keeps its words from being read one by one: a 'star sign' is no star.
   */
  neutral?: string;
  /** Common misspellings of frequent words: 'yellow=yelow/yello'. None of them is a word of its own. */
  misspellings?: string;
  /** What comes before words that are written on something, with accents: 'mit der aufschrift'. */
  saying?: string;
  /** The word behind an age on a cake, with accents. */
  birthday?: string;
  /** Words that make a brand or a character of an everyday word next to them: 'Arsenal jersey', 'dressed as Elsa'. */
  besideMarks: Partial<Record<BesideMarkKind, string>>;
};

/** What such a word has to do with a mark. */
export type BesideMarkKind =
  | 'clothes'
  | 'signs'
  | 'brands'
  | 'fans'
  | 'disguises'
  /** Before a character. */
  | 'disguised'
  /** Behind 'als Elsa'. */
  | 'disguisedBehind'
  /** Behind a character: 'Elsa wig'. */
  | 'outfits'
  | 'cars'
  /** Before a car. */
  | 'owned'
  | 'eaten'
  | 'watched'
  | 'played'
  | 'firms'
  /** What may stand between a name and the word before it: 'camiseta del Arsenal'. */
  | 'little'
  /** Ends of compounds that stand next to no mark: of what one plays with, looks at and is. */
  | 'tails';

/** A job of little words. */
export type GrammarKind =
  | 'articles'
  /** Definite ones, where they are not among `articles`. */
  | 'definite'
  | 'possessives'
  | 'and'
  | 'or'
  | 'with'
  | 'without'
  | 'in'
  /** Where words are printed: 'BOSS on her mug'. */
  | 'on'
  /** Before a hand: 'in her hand', 'under his arm'. */
  | 'atHand'
  | 'has'
  | 'wears'
  | 'holds'
  | 'hands'
  /** It ends a negation: 'not blue but green'. */
  | 'but'
  /** The same right behind one: 'not only', 'no fear'. */
  | 'only'
  /** A bare answer: 'Hat? No thanks.' */
  | 'no'
  | 'thanks'
  | 'negations'
  /** The same as phrases of several words: 'a scarf rather than a hat'. */
  | 'insteadOf'
  /** Words of fear deny what follows: 'afraid of dogs'. */
  | 'fear'
  /** Verbs behind what somebody does not like: 'der Hüte hasst', 'der Hüte nicht mag'. */
  | 'hatesBehind'
  | 'notBehind'
  | 'likesBehind'
  /** Numbers of things, in words and figures. A pack has room for four, so that higher ones count as four. */
  | 'two'
  | 'three'
  | 'four'
  /** Words before a number on a shirt. */
  | 'number'
  /** They give one colour to all things of a list: 'cap, hoodie, trainers, all black'. */
  | 'all'
  | 'both'
  /** What may stand between such a word and its colour: 'tout en bleu', 'all of them in red'. */
  | 'ofAll'
  /** What leads from a thing to its colour: 'guitar that is green', 'falda larga roja'. */
  | 'ofColour'
  /** What leads to what somebody is compared with: 'swims like a fish'. */
  | 'like'
  /** Words behind which an animal is worn: 'dressed up as a cat'. */
  | 'disguised'
  /** What may stand between them, besides articles and 'like'. */
  | 'asDisguise'
  /** Beginnings of words of dressing up and of likeness: what follows is worn and no comparison. */
  | 'dressing'
  /** Adjectives that make a figure of speech of what they stand before: 'a real bear in the morning'. */
  | 'real'
  /** What stands before the adjective of a comparison: 'as brave as a lion', 'is busy as a bee'. */
  | 'is'
  /** They go on with the creature before: 'my dog, who has a bandana'. */
  | 'which'
  | 'he'
  | 'i'
  /** Before a creature that somebody is busy with, or where somebody is: 'walks her dog in a raincoat'. */
  | 'busy'
  /** A hat of no kind is the hat of the role: 'a wizard with a blue hat'. The same for soft hats and helmets. */
  | 'hat'
  | 'softHat'
  | 'helmet'
  /** Denying one of these denies all headwear, as with the words above. */
  | 'otherHats'
  /** A suit is the role's own: an astronaut's is no business suit. */
  | 'suit'
  | 'chest'
  /** Makes a beard reach down to the chest. */
  | 'long'
  /** Makes hair dark. */
  | 'dark'
  | 'right'
  /** A ball of no sport is one of the role's sport. */
  | 'ball'
  | 'very'
  /** Words that a name follows: people, and words of naming. */
  | 'people'
  /** Verbs that follow a name at the beginning: 'Rose loves cats'. */
  | 'afterName';
