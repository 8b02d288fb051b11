/** Why words or a photo are not made into a toy. */
export type Objection = 'hate' | 'sexual' | 'minors' | 'violence' | 'self-harm';

/** The moderation service did not answer: nobody knows whether it objects. */
export class ModerationDownError extends Error {
  override readonly name = 'ModerationDownError';
}
