import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import {
  type Cutouts,
  createStudio,
  type Modeller,
  type Studio,
  type StudioCatalogue,
  type StudioPreview,
} from '@toy-twin/studio';
import type { Logger } from 'pino';
import { type Engine, type ImagingConfig, usableEngines } from '#config/imaging.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { Hosted } from './hosted/create-hosted.ts';
import type { PicturePrice } from './hosted/picture-price.ts';
import type { VendorModels } from './hosted/vendor-models.ts';
import { createPictureLog, type PictureListener, type PictureLog } from './picture-log.ts';
import { refusePreviews } from './refuse-previews.ts';

/**
 * One engine's models, with the AI SDK's interfaces; `makePicture` calls them. Those of the configured engine are there
 * from the start; `withEngine` finds those of another one.
 */
export interface Imaging {
  engine: Engine;
  /** Opens another engine; configuration has its keys. Its log, its previews and its end are those of this one. */
  open(engine: Engine): Promise<Imaging>;
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
  /** The toy without its packaging, always by the studio, because a hosted model's picture has no transparency. */
  cutouts: Cutouts;
  /**
   * Default estimate of the time for one toy twin in milliseconds, until this installation has its own
   * statistics.
   */
  usualTime: { basic: number; premium: number };
  /** Time-out of one answer of a model in milliseconds. */
  pictureTimeout: number;
  /** Time-out of one attempt at a toy twin in milliseconds: enough for every engine that may make it. */
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
 * responsive. A vendor's SDK is loaded only if its engine is used.
 */
export async function createImaging(config: ImagingConfig, logger: Logger): Promise<Imaging> {
  const studio = createStudio({ threads: 2 });
  const { report, onPicture } = createPictureLog(logger);
  const opened = new Map<Engine, Promise<Ways>>();
  const waysOf = (engine: Engine) => {
    const known = opened.get(engine);
    if (known) return known;
    const opening = openEngine({ ...config, ...settingsOf(config, engine), engine }, studio);
    opened.set(engine, opening);
    return opening;
  };
  const shared = {
    ...studio,
    preview: refusePreviews(studio.preview),
    pictures: { report },
    onPicture,
    tryTimeout: usableEngines(config).length > 1 ? config.pictureTimeout + ROOM_BESIDE : STUDIO_TIMEOUT,
    open,
    async close() {
      const all = await Promise.all(opened.values());
      await Promise.all([studio.close(), ...all.map(({ hosted }) => hosted?.close())]);
    },
  };
  async function open(engine: Engine): Promise<Imaging> {
    return { ...shared, engine, ...(await waysOf(engine)) };
  }
  return open(config.engine);
}

/** What differs from engine to engine. */
type Ways = Pick<Imaging, 'imageModel' | 'visionModel' | 'hosted' | 'usualTime' | 'pictureTimeout' | 'price'>;

/** Models, price and quality are configured for one engine; another one has its own defaults. */
function settingsOf(config: ImagingConfig, engine: Engine): Partial<ImagingConfig> {
  if (engine === config.engine) return {};
  const isOfEngine = (model: string | undefined) =>
    model?.startsWith('gemini-') === (engine === 'google') ? model : undefined;
  return {
    imageModel: isOfEngine(config.imageModel),
    visionModel: isOfEngine(config.visionModel),
    priceCents: config.engine === 'studio' ? config.priceCents : undefined,
    // The one that every model has.
    quality: config.quality === 'xhigh' || config.quality === 'max' ? 'high' : config.quality,
  };
}

async function openEngine(config: ImagingConfig, studio: Studio): Promise<Ways> {
  switch (config.engine) {
    case 'studio':
      return { ...studioWays, imageModel: studio.imageModel, visionModel: studio.visionModel };
    case 'openai': {
      const { openOpenAiModels } = await import('./hosted/openai-models.ts');
      return hostedWays(openOpenAiModels(config), studio, config);
    }
    case 'google': {
      const { openGoogleModels } = await import('./hosted/google-models.ts');
      return hostedWays(openGoogleModels(config), studio, config);
    }
    default:
      return assertNever(config.engine);
  }
}

const studioWays = {
  hosted: undefined,
  usualTime: { basic: 4_000, premium: 7_000 },
  pictureTimeout: STUDIO_TIMEOUT,
  price: { cents: 0, rates: undefined },
} as const;

async function hostedWays(vendor: VendorModels, studio: Studio, config: ImagingConfig): Promise<Ways> {
  const { createHosted } = await import('./hosted/create-hosted.ts');
  const hosted = createHosted(vendor, studio, config.text);
  return {
    imageModel: vendor.imageModel,
    visionModel: vendor.visionModel,
    hosted,
    usualTime: usualTimes[config.quality],
    pictureTimeout: config.pictureTimeout,
    price: vendor.price,
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
