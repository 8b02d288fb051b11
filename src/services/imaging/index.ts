import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import {
  createStudio,
  type Modeller,
  type Studio,
  type StudioCatalogue,
  type StudioPreview,
} from '@toy-twin/studio';
import type { Logger } from 'pino';
import type { Engine, ImagingConfig } from '#config/imaging.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { Hosted } from './hosted/create-hosted.ts';
import type { PicturePrice } from './hosted/picture-price.ts';
import type { VendorModels } from './hosted/vendor-models.ts';
import { createPictureLog, type PictureListener, type PictureLog } from './picture-log.ts';
import { refusePreviews } from './refuse-previews.ts';

/** The models that make the pictures, with the AI SDK's interfaces. `makePicture` calls them. */
export interface Imaging {
  engine: Engine;
  imageModel: ImageModelV4;
  /** Describes the face in words; undefined if the image model accepts the photo. */
  visionModel: LanguageModelV4 | undefined;
  /** How a hosted model is called; undefined for the studio. */
  hosted: Hosted | undefined;
  /** Previews, always by the studio. */
  preview: StudioPreview;
  /** What the studio knows: always the studio's, because a hosted model gets the studio's layout. */
  catalogue: StudioCatalogue;
  /** The 3D model of a toy, always by the studio, because a picture has no back. */
  modeller: Modeller;
  /**
   * Default estimate of the time for one toy twin in milliseconds, until this installation has its own
   * statistics.
   */
  usualTime: { basic: number; premium: number };
  /** Time-out of one answer of a model in milliseconds. */
  pictureTimeout: number;
  /** Time-out of one attempt at a toy twin in milliseconds. */
  tryTimeout: number;
  price: PicturePrice;
  pictures: Pick<PictureLog, 'report'>;
  /** Subscribes to the outcome of each picture: engine, outcome, time and cost. */
  onPicture(listener: PictureListener): void;
  close(): Promise<void>;
}

/** Time-out of one attempt of the studio in milliseconds; its single pictures have no shorter one. */
const STUDIO_TIMEOUT = 120_000;
/**
 * Time in milliseconds that an attempt with a hosted model needs on top of the picture: the layout, pauses and
 * the 3D file.
 */
const ROOM_BESIDE = 90_000;

/**
 * Creates the configured image engine. The studio runs in worker threads, so that the server stays
 * responsive. A vendor's SDK is loaded only if it is the chosen engine.
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
  price: { cents: 0, rates: undefined },
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
    price: vendor.price,
    async close() {
      await Promise.all([hosted.close(), studio.close()]);
    },
  };
}

/** The premium tier's two pictures are made in parallel. */
const usualTimes: Record<ImagingConfig['quality'], Imaging['usualTime']> = {
  low: { basic: 25_000, premium: 30_000 },
  medium: { basic: 50_000, premium: 60_000 },
  high: { basic: 90_000, premium: 100_000 },
  xhigh: { basic: 120_000, premium: 130_000 },
  max: { basic: 150_000, premium: 160_000 },
  auto: { basic: 60_000, premium: 70_000 },
};
