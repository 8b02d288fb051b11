import { z } from 'zod';
import { optional, secret, webAddress, withDefault } from './variable.ts';

/** Supported edge lengths of the square pictures, in pixels. */
const SIZES = { '1024': 1024, '1536': 1536, '2048': 2048 } as const;

const oneOrTwo = z.enum(['1', '2']).transform(Number);

/** Image engine and the options of hosted models. */
export const imagingVariables = {
  IMAGE_ENGINE: withDefault(z.enum(['studio', 'openai', 'google']).default('studio')),
  /** A model of the engine; each engine has a default. */
  IMAGE_MODEL: optional(z.string()),
  /** Describes the face if the image model does not accept photos. */
  VISION_MODEL: optional(z.string()),
  IMAGE_QUALITY: withDefault(z.enum(['low', 'medium', 'high', 'xhigh', 'max', 'auto']).default('medium')),
  IMAGE_SIZE: withDefault(z.enum(['1024', '1536', '2048']).default('1024')),
  /** What prints the text on the pack: our own code onto the model's picture, or the model. */
  IMAGE_TEXT: withDefault(z.enum(['ours', 'model']).default('ours')),
  /** Our cost per picture, for the log. */
  IMAGE_PRICE_CENTS: optional(z.coerce.number().min(0).max(10_000)),
  /** Time-out for one picture of a hosted model. */
  IMAGE_TIMEOUT_SECONDS: withDefault(z.coerce.number().int().min(1).max(300).default(180)),
  /** How many toys a purchase makes. Unset: two with the studio, whose pictures cost nothing. */
  VARIATIONS_BASIC: optional(oneOrTwo),
  VARIATIONS_PREMIUM: optional(oneOrTwo),
  OPENAI_API_KEY: secret(),
  OPENAI_BASE_URL: optional(webAddress()),
  GOOGLE_GENERATIVE_AI_API_KEY: secret(),
  GOOGLE_BASE_URL: optional(webAddress()),
};

const variables = z.object(imagingVariables);

/** OpenAI's families that end at `high`: up to gpt-image-2, which is the default. */
const ENDS_AT_HIGH = /^(dall-e|gpt-image-1|gpt-image-2(-|$))/;

/** Whether the model has the quality. For a model that is newer than this code the provider decides. */
export function offersQuality({
  IMAGE_ENGINE: engine,
  IMAGE_MODEL: model = 'gpt-image-2',
  IMAGE_QUALITY: quality,
}: z.infer<typeof variables>): boolean {
  return engine !== 'openai' || !(quality === 'xhigh' || quality === 'max') || !ENDS_AT_HIGH.test(model);
}

/** The engine that makes the paid pictures. */
export type Engine = 'studio' | 'openai' | 'google';

/** Image engine and the options of hosted models. */
export interface ImagingConfig {
  engine: Engine;
  /** Undefined: the engine's default. */
  imageModel: string | undefined;
  visionModel: string | undefined;
  quality: 'low' | 'medium' | 'high' | 'xhigh' | 'max' | 'auto';
  /** Edge length of the requested square, in pixels. */
  size: 1024 | 1536 | 2048;
  text: 'ours' | 'model';
  /** Cents per picture; overrides the price table in the code. */
  priceCents: number | undefined;
  /** How many toys a purchase makes, 1 or 2: the paid one, and its second variation. */
  variations: { basic: number; premium: number };
  /** Time-out for one picture of a hosted model, in milliseconds. */
  pictureTimeout: number;
  openai: { apiKey: string | undefined; baseUrl: string | undefined };
  google: { apiKey: string | undefined; baseUrl: string | undefined };
}

/** Imaging configuration from validated variables. */
export function readImaging(values: z.infer<typeof variables>): ImagingConfig {
  const free = values.IMAGE_ENGINE === 'studio' ? 2 : 1;
  return {
    engine: values.IMAGE_ENGINE,
    imageModel: values.IMAGE_MODEL,
    visionModel: values.VISION_MODEL,
    quality: values.IMAGE_QUALITY,
    size: SIZES[values.IMAGE_SIZE],
    text: values.IMAGE_TEXT,
    priceCents: values.IMAGE_PRICE_CENTS,
    variations: { basic: values.VARIATIONS_BASIC ?? free, premium: values.VARIATIONS_PREMIUM ?? free },
    pictureTimeout: values.IMAGE_TIMEOUT_SECONDS * 1000,
    openai: { apiKey: values.OPENAI_API_KEY, baseUrl: values.OPENAI_BASE_URL },
    google: { apiKey: values.GOOGLE_GENERATIVE_AI_API_KEY, baseUrl: values.GOOGLE_BASE_URL },
  };
}

/** The engines that configuration has keys for; the studio needs none. */
export function usableEngines({ engine, openai, google }: ImagingConfig): Engine[] {
  const keys: Record<Engine, boolean> = {
    studio: true,
    openai: Boolean(openai.apiKey),
    google: Boolean(google.apiKey),
  };
  const all: Engine[] = ['studio', 'openai', 'google'];
  return all.filter((each) => keys[each] || each === engine);
}
