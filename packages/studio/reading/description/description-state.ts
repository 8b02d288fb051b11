import type { SpokenLanguage } from '../../catalogue/words/words.ts';
import type { Colouring } from './assign-colours.ts';
import { type CharacterOptions, NOTHING_ASKED } from './character-options.ts';
import { type Denials, NOTHING_DENIED } from './collect-denials.ts';
import type { ShirtNumber } from './find-shirt-number.ts';
import type { Mention } from './mention.ts';
import type { Request } from './request.ts';
import type { Lettering } from './take-lettering.ts';
import type { Removed } from './take-out-parts.ts';

/** What the passes have found out about one description. Every pass reads some fields and sets others. */
export type DescriptionState = {
  /** The text without the words that are printed on things and clothes. */
  text: string;
  /** The ids of parts that the owner took out. */
  removed: Removed;
  /** The words that are printed on things, by thing. */
  lettering: Lettering;
  /** The text as lower-case words and punctuation. */
  tokens: readonly string[];
  /** Each token as the text has it, with capitals and accents. */
  written: readonly string[];
  /** The languages other than English that the words are in; several where they are as likely. */
  languages: readonly SpokenLanguage[];
  /** The phrases of the lexicon in the tokens, from left to right. */
  mentions: readonly Mention[];
  /** Whether the words deny the mention of the same index. */
  denied: readonly boolean[];
  /** How many things the mention of the same index asks for, 1 to 4. */
  counts: readonly number[];
  shirtNumber: ShirtNumber | undefined;
  colouring: Colouring;
  /** The mentions that the words ask for, with colours and counts. */
  requests: readonly Request[];
  /** What the words say must not be there. */
  denials: Denials;
  /** The result: what the choosing passes have decided so far. */
  character: CharacterOptions;
};

/** The state before the first pass. */
export const startReading = (description: string, removed: Removed): DescriptionState => ({
  text: description,
  removed,
  lettering: new Map(),
  tokens: [],
  written: [],
  languages: [],
  mentions: [],
  denied: [],
  counts: [],
  shirtNumber: undefined,
  colouring: { colours: [], seconds: [], loose: undefined, denied: [], names: new Set(), places: [] },
  requests: [],
  denials: NOTHING_DENIED,
  character: NOTHING_ASKED,
});
