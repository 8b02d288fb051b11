import { createStudio } from '../../src/services/imaging/studio/studio.ts';
import { makePicture } from './studio-call.ts';
import { drawStudioPhoto } from './studio-photo.ts';

/** Pixels a side, as image models answer (specification section 7). */
const SIZE = 1024;

/** A packaged toy as the studio makes it: opaque PNG, 1024 × 1024 pixels. */
export async function readyPicture(): Promise<Uint8Array> {
  const studio = createStudio({ threads: 1 });
  try {
    const photo = await drawStudioPhoto();
    const call = { kind: 'packaged', templateId: 'template1', size: SIZE, seed: 1 } as const;
    return await makePicture(studio.imageModel, { photo, ...call });
  } finally {
    await studio.close();
  }
}
