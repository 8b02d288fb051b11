import { z } from 'zod';
import { thumbnails } from '../contract.ts';
import { galleryItem, galleryPage } from '../gallery/contract.ts';

/** What the database's own types prove is described in the API's documentation, and not proven again. */
const proven = (format: 'uuid' | 'date-time') => z.string().meta({ format });

const item = z.object({
  ...galleryItem.shape,
  _id: proven('uuid'),
  id: proven('uuid'),
  createdAt: proven('date-time'),
  serial: z.number().meta({ type: 'integer' }),
  packagedThumbnails: z.nullable(z.object({ w320: thumbnails.shape.w320, w512: thumbnails.shape.w512 })),
});

/**
 * {@link galleryPage} as the server sends it. Objects of `zod` are compiled; those of `zod/mini`, which keeps the
 * browser's part small, are checked key by key, which takes a third of the gallery's time, the most frequent call.
 */
export const galleryAnswer = z.object({ ...galleryPage.shape, toytwins: z.array(item) });
