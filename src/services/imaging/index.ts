import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import { createStudioImageModel } from './studio/studio-image-model.ts';
import { createStudioVisionModel } from './studio/studio-vision-model.ts';

/** The models that make the pictures: the seam is the AI SDK's own. */
export interface Imaging {
  engine: 'studio';
  imageModel: ImageModelV4;
  visionModel: LanguageModelV4;
  /** What one toy twin usually takes, in milliseconds; used until this installation has experience of its own. */
  usualTime: { basic: number; premium: number };
  close(): Promise<void>;
}

/** The studio works on this machine, in threads of its own, so that the server stays responsive. */
export function createImaging(options: { engine: 'studio' }): Imaging {
  const imageModel = createStudioImageModel({ threads: 2 });
  return {
    engine: options.engine,
    imageModel,
    visionModel: createStudioVisionModel(),
    usualTime: { basic: 4_000, premium: 7_000 },
    close: () => imageModel.close(),
  };
}
