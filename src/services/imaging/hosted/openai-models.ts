import { createOpenAI } from '@ai-sdk/openai';
import type { ImagingConfig } from '#config/imaging.ts';
import { fetchWithoutRedirects } from '#shared/fetch-without-redirects.ts';
import type { VendorModels } from './vendor-models.ts';

const IMAGE_MODEL = 'gpt-image-2';
/** Not a reasoning model: the answer is short, and reasoning would use up the tokens. */
const VISION_MODEL = 'gpt-4.1-mini';

/** Cents for 1024 x 1024 pixels, from OpenAI's price list; the input pictures add a little. */
const PRICES: Readonly<Record<string, Partial<Record<ImagingConfig['quality'], number>>>> = {
  'gpt-image-2': { low: 0.6, medium: 5.3, high: 21.1 },
  'gpt-image-1.5': { low: 0.9, medium: 3.4, high: 13.3 },
  'gpt-image-1': { low: 1.1, medium: 4.2, high: 16.7 },
};

/**
 * OpenAI's models. The older family (dall-e) accepts no photo, so a vision model describes the face first.
 */
export function openOpenAiModels(config: ImagingConfig): VendorModels {
  const { apiKey, baseUrl } = config.openai;
  const openai = createOpenAI({
    ...(apiKey === undefined ? {} : { apiKey }),
    // Always set, otherwise the SDK would read the environment.
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    fetch: fetchWithoutRedirects,
  });
  const name = config.imageModel ?? IMAGE_MODEL;
  const takesPictures = !name.startsWith('dall-e');
  return {
    imageModel: openai.image(name),
    visionModel: takesPictures ? undefined : openai.responses(config.visionModel ?? VISION_MODEL),
    takesPictures,
    shape: { size: `${config.size}x${config.size}` },
    providerOptions: {
      openai: takesPictures
        ? { quality: config.quality, outputFormat: 'png' }
        : { quality: name === 'dall-e-3' ? 'hd' : 'standard' },
    },
    priceCents: config.priceCents ?? (config.size === 1024 ? PRICES[name]?.[config.quality] : undefined),
  };
}
