import { createStudio } from '@toy-twin/studio';
import { drawStudioPhoto, makePicture } from '@toy-twin/studio/bench';

/** Pixels a side, as image models answer (docs/specification.md#generation). */
const SIZE = 1024;

/** A packaged toy as the studio makes it: opaque PNG, 1024 × 1024 pixels. */
export async function readyPicture(): Promise<Uint8Array> {
  const studio = createStudio({ threads: 1 });
  try {
    const photo = await drawStudioPhoto();
    const call = { kind: 'packaged', pack: 'action-figure', size: SIZE, seed: 1 } as const;
    return await makePicture(studio.imageModel, { photo, ...call });
  } finally {
    await studio.close();
  }
}
