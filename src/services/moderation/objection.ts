import type { OwnWordLanguage } from './own-words.ts';

/** All objections to words and photos, in the order in which they are told. */
export const OBJECTIONS = ['hate', 'sexual', 'minors', 'violence', 'self-harm'] as const;
/** Why a text or photo is refused. */
export type Objection = (typeof OBJECTIONS)[number];

/** Why words are refused: also because they are the name of another company, or because this shop refuses them. */
export const wordObjections = [...OBJECTIONS, 'mark', 'own'] as const;
export type WordObjection = (typeof wordObjections)[number];

/** Words that are refused. */
export interface RefusedWords {
  objection: WordObjection;
  /** Whose list they stand in; `any` if in several. */
  language: OwnWordLanguage;
  /** As the list has them; empty if a whole sentence is refused. */
  word: string;
}

/** The moderation service did not answer, so the verdict is unknown. */
export class ModerationDownError extends Error {
  override readonly name = 'ModerationDownError';
}
