/** Why words or a photo are not made into a toy. */
export const objections = ['hate', 'sexual', 'minors', 'violence', 'self-harm'] as const;
export type Objection = (typeof objections)[number];

/** The moderation service did not answer: nobody knows whether it objects. */
export class ModerationDownError extends Error {
  override readonly name = 'ModerationDownError';
}
