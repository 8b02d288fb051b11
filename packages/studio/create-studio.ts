import { createStudioImageModel } from './ai-sdk/image-model.ts';
import { createStudioVisionModel } from './ai-sdk/vision-model.ts';
import { type Cutouts, createStudioCutouts } from './cutout/studio-cutouts.ts';
import { createStudioModeller, type Modeller } from './model/studio-modeller.ts';
import { createStudioPreview, type StudioPreview } from './preview/create-preview.ts';
import { createStudioCatalogue, type StudioCatalogue } from './shelf/create-catalogue.ts';
import { createStudioThreads } from './threads/create-threads.ts';

/** Everything that the studio makes; `close` ends its threads. */
export type Studio = {
  imageModel: ReturnType<typeof createStudioImageModel>;
  visionModel: ReturnType<typeof createStudioVisionModel>;
  modeller: Modeller;
  cutouts: Cutouts;
  preview: StudioPreview;
  catalogue: StudioCatalogue;
  close(): Promise<void>;
};

/** Opens the embedded studio: it makes toy pictures and models on this machine, without any network. */
export function createStudio(options: { threads: number }): Studio {
  const threads = createStudioThreads(options);
  return {
    imageModel: createStudioImageModel(threads),
    visionModel: createStudioVisionModel(threads),
    modeller: createStudioModeller(threads),
    cutouts: createStudioCutouts(threads),
    preview: createStudioPreview(threads),
    catalogue: createStudioCatalogue(threads),
    close: threads.close,
  };
}
