import { z } from 'zod';
import { optional, secret, webAddress, withDefault } from './variable.ts';

/** Edges of the square pictures that can be asked for, pixels. */
const SIZES = { '1024': 1024, '1536': 1536, '2048': 2048 } as const;

/** Who makes the pictures, and how a hosted model is asked. */
export const imagingVariables = {
  IMAGE_ENGINE: withDefault(z.enum(['studio', 'openai', 'google']).default('studio')),
  /** Names one of the engine's models; each engine has a default. */
  IMAGE_MODEL: optional(z.string()),
  /** Describes the face where the image model cannot take the photo itself. */
  VISION_MODEL: optional(z.string()),
  IMAGE_QUALITY: withDefault(z.enum(['low', 'medium', 'high', 'auto']).default('medium')),
  IMAGE_SIZE: withDefault(z.enum(['1024', '1536', '2048']).default('1024')),
  /** Who sets the words on the pack: our own code over the model's picture, or the model. */
  IMAGE_TEXT: withDefault(z.enum(['ours', 'model']).default('ours')),
  /** What one picture costs us, for the log. */
  IMAGE_PRICE_CENTS: optional(z.coerce.number().min(0).max(10_000)),
  /** How long one picture of a hosted model may take. */
  IMAGE_TIMEOUT_SECONDS: withDefault(z.coerce.number().int().min(1).max(300).default(180)),
  OPENAI_API_KEY: secret(),
  OPENAI_BASE_URL: optional(webAddress()),
  GOOGLE_GENERATIVE_AI_API_KEY: secret(),
  GOOGLE_BASE_URL: optional(webAddress()),
};

const variables = z.object(imagingVariables);

/** Whose model makes the pictures that are paid for. */
export type Engine = 'studio' | 'openai' | 'google';

/** Who makes the pictures, and how they are asked. */
export interface ImagingConfig {
  engine: Engine;
  /** Undefined: the engine's default. */
  imageModel: string | undefined;
  visionModel: string | undefined;
  quality: 'low' | 'medium' | 'high' | 'auto';
  /** Edge of the square that is asked for, pixels. */
  size: 1024 | 1536 | 2048;
  text: 'ours' | 'model';
  /** Cents for one picture, when the table in the code is not to be used. */
  priceCents: number | undefined;
  /** Milliseconds for one picture of a hosted model. */
  pictureTimeout: number;
  openai: { apiKey: string | undefined; baseUrl: string | undefined };
  google: { apiKey: string | undefined; baseUrl: string | undefined };
}

/** The pictures, from variables that were checked. */
export function readImaging(values: z.infer<typeof variables>): ImagingConfig {
  return {
    engine: values.IMAGE_ENGINE,
    imageModel: values.IMAGE_MODEL,
    visionModel: values.VISION_MODEL,
    quality: values.IMAGE_QUALITY,
    size: SIZES[values.IMAGE_SIZE],
    text: values.IMAGE_TEXT,
    priceCents: values.IMAGE_PRICE_CENTS,
    pictureTimeout: values.IMAGE_TIMEOUT_SECONDS * 1000,
    openai: { apiKey: values.OPENAI_API_KEY, baseUrl: values.OPENAI_BASE_URL },
    google: { apiKey: values.GOOGLE_GENERATIVE_AI_API_KEY, baseUrl: values.GOOGLE_BASE_URL },
  };
}
