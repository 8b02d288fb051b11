import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import { createStudio, type Modeller, type Studio, type StudioPreview } from '@toy-twin/studio';
import type { Logger } from 'pino';
import type { Engine, ImagingConfig } from '#config/imaging.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { Hosted } from './hosted/create-hosted.ts';
import type { VendorModels } from './hosted/vendor-models.ts';
import { createPictureLog, type PictureListener, type PictureLog } from './picture-log.ts';
import { refusePreviews } from './refuse-previews.ts';

/** The models that make the pictures: the seam is the AI SDK's own. `makePicture` asks them. */
export interface Imaging {
  engine: Engine;
  imageModel: ImageModelV4;
  /** Describes the face in words; undefined where the image model is shown the photo and that is enough. */
  visionModel: LanguageModelV4 | undefined;
  /** How a model that is not our own is asked; undefined for the studio. */
  hosted: Hosted | undefined;
  /** Always the studio, whichever model makes the pictures that are paid for. */
  preview: StudioPreview;
  /** The 3D model of a toy; always the studio too: a picture has no back. */
  modeller: Modeller;
  /** What one toy twin usually takes, in milliseconds; used until this installation has experience of its own. */
  usualTime: { basic: number; premium: number };
  /** What one answer of a model may take, milliseconds. */
  pictureTimeout: number;
  /** What one try at a toy twin may take, milliseconds. */
  tryTimeout: number;
  /** What one picture costs us, cents; undefined when no price is known. */
  priceCents: number | undefined;
  pictures: Pick<PictureLog, 'report'>;
  /** Has `listener` told of each picture: engine, outcome, time and cost. */
  onPicture(listener: PictureListener): void;
  close(): Promise<void>;
}

/** A try of the studio; its own pictures have no shorter limit. */
const STUDIO_TIMEOUT = 120_000;
/** What a try of a hosted model needs beside the picture: the layout, a pause when the service is busy, the 3D file. */
const ROOM_BESIDE = 90_000;

/**
 * The studio works on this machine, in threads of its own, so that the server stays responsive. A vendor's SDK is
 * loaded only when it is the chosen engine.
 */
export async function createImaging(config: ImagingConfig, logger: Logger): Promise<Imaging> {
  const studio = createStudio({ threads: 2 });
  const { report, onPicture } = createPictureLog(logger);
  const preview = refusePreviews(studio.preview);
  const shared = { engine: config.engine, ...studio, preview, pictures: { report }, onPicture };
  switch (config.engine) {
    case 'studio':
      return { ...shared, ...studioWays };
    case 'openai': {
      const { openOpenAiModels } = await import('./hosted/openai-models.ts');
      return { ...shared, ...(await hostedWays(openOpenAiModels(config), studio, config)) };
    }
    case 'google': {
      const { openGoogleModels } = await import('./hosted/google-models.ts');
      return { ...shared, ...(await hostedWays(openGoogleModels(config), studio, config)) };
    }
    default:
      return assertNever(config.engine);
  }
}

const studioWays = {
  hosted: undefined,
  usualTime: { basic: 4_000, premium: 7_000 },
  pictureTimeout: STUDIO_TIMEOUT,
  tryTimeout: STUDIO_TIMEOUT,
  priceCents: 0,
} as const;

async function hostedWays(vendor: VendorModels, studio: Studio, config: ImagingConfig) {
  const { createHosted } = await import('./hosted/create-hosted.ts');
  const hosted = createHosted(vendor, studio, config.text);
  return {
    imageModel: vendor.imageModel,
    visionModel: vendor.visionModel,
    hosted,
    usualTime: usualTimes[config.quality],
    pictureTimeout: config.pictureTimeout,
    tryTimeout: config.pictureTimeout + ROOM_BESIDE,
    priceCents: vendor.priceCents,
    async close() {
      await Promise.all([hosted.close(), studio.close()]);
    },
  };
}

/** Both pictures of the premium tier are made at the same time. */
const usualTimes: Record<ImagingConfig['quality'], Imaging['usualTime']> = {
  low: { basic: 25_000, premium: 30_000 },
  medium: { basic: 50_000, premium: 60_000 },
  high: { basic: 90_000, premium: 100_000 },
  auto: { basic: 60_000, premium: 70_000 },
};
