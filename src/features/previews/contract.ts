import * as z from 'zod/mini';
import { design } from '#features/designs/contract.ts';
import { checkPhotoBody } from '#features/photos/contract.ts';
import { templateId } from '#features/templates/contract.ts';
import { PROMPT_MAX_LENGTH, PROMPT_MESSAGES } from '#features/toytwins/contract.ts';

/**
 * Body of `POST /api/mock-ups`, which answers a watermarked JPEG of 512 x 512 pixels, and in the header `x-head-frame` where
 * the head is in it. An empty description is drawn as an invitation to write one. `POST /api/mock-ups/turning` takes the same and answers a watermarked WebP of the
 * toy from eight sides, a row of squares of 192 pixels. The pack shows the number of the caller's toy twin `toytwinId`;
 * without an id, the number that their next toy twin gets. The path is an older word for a preview and belongs to the API
 * (docs/specification.md#calls).
 */
export const previewBody = z.extend(checkPhotoBody, {
  templateId,
  description: z.string().check(z.maxLength(PROMPT_MAX_LENGTH, PROMPT_MESSAGES.tooLong)),
  toytwinId: z.optional(z.uuid()),
  design: z.optional(design),
  /** The photo of the second person, where the design has one. */
  second: z.optional(checkPhotoBody),
});
export type PreviewBody = z.infer<typeof previewBody>;
