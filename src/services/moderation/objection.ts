/** Why a text or photo is refused. */
export type Objection = 'hate' | 'sexual' | 'minors' | 'violence' | 'self-harm';

/** The moderation service did not answer, so the verdict is unknown. */
export class ModerationDownError extends Error {
  override readonly name = 'ModerationDownError';
}

/** All objections to words, in the order in which they are told. */
export const OBJECTIONS: readonly Objection[] = ['hate', 'sexual', 'minors', 'violence', 'self-harm'];
