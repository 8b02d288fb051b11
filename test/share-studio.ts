import { createStudio, type Studio } from '@toy-twin/studio';
import type { Imaging } from '#services/imaging/index.ts';
import { refusePreviews } from '#services/imaging/refuse-previews.ts';

let studio: Studio | undefined;

/**
 * Gives an app the one studio of this test process, which ends with the process. Starting its threads and reading a face
 * take seconds each: the apps of one process start them once, and share what is known of a photo. Each app keeps its own
 * log of pictures, and its own objects, so that a test can replace their functions.
 */
export function shareStudio(imaging: Imaging): Imaging {
  if (imaging.engine !== 'studio') return imaging;
  studio ??= createStudio({ threads: 2 });
  return {
    ...imaging,
    imageModel: studio.imageModel,
    modeller: { ...studio.modeller },
    preview: refusePreviews(studio.preview),
    catalogue: { ...studio.catalogue },
  };
}
