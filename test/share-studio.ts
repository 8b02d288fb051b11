import { createStudio, type Studio } from '@toy-twin/studio';
import { type ImageModelMiddleware, wrapImageModel } from 'ai';
import type { Imaging } from '#services/imaging/index.ts';
import { refusePreviews } from '#services/imaging/refuse-previews.ts';

let studio: Studio | undefined;

/** Pictures of a ninth of the pixels that buyers get: they pass through the same code, in a third of the time. */
const draftSize = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => ({ ...params, size: '512x512' }),
} satisfies ImageModelMiddleware;

/**
 * Gives an app the one studio of this test process, which ends with the process. Starting its threads and reading a face
 * take seconds each: the apps of one process start them once, and share what is known of a photo. Each app keeps its own
 * log of pictures, and its own objects, so that a test can replace their functions.
 */
export function shareStudio(imaging: Imaging, { fullSize }: { fullSize: boolean }): Imaging {
  if (imaging.engine !== 'studio') return imaging;
  studio ??= createStudio({ threads: 2 });
  return {
    ...imaging,
    // Whoever makes a toy twin opens the engine of its tier.
    open: async (engine) => shareStudio(await imaging.open(engine), { fullSize }),
    visionModel: studio.visionModel,
    imageModel: fullSize
      ? studio.imageModel
      : wrapImageModel({ model: studio.imageModel, middleware: draftSize }),
    modeller: { ...studio.modeller },
    cutouts: fullSize ? { ...studio.cutouts } : draftCutouts(studio),
    preview: refusePreviews(studio.preview),
    catalogue: { ...studio.catalogue },
  };
}

/** Cut-outs of a ninth of the pixels. */
function draftCutouts({ cutouts }: Studio): Studio['cutouts'] {
  return {
    ...cutouts,
    drawCutout: (task, signal) => cutouts.drawCutout({ ...task, height: 512 }, signal),
  };
}
