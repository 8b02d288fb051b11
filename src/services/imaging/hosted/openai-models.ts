import { createOpenAI } from '@ai-sdk/openai';
import type { ImagingConfig } from '#config/imaging.ts';
import { fetchWithoutRedirects } from '#shared/fetch-without-redirects.ts';
import { ofFamily, type TokenRates } from './picture-price.ts';
import type { VendorModels } from './vendor-models.ts';

const IMAGE_MODEL = 'gpt-image-2';
/** Not a reasoning model: the answer is short, and reasoning would use up the tokens. */
const VISION_MODEL = 'gpt-4.1-mini';

interface Family {
  /** Cents for 1024 x 1024 pixels, from OpenAI's price list; the input pictures add a little. */
  cents?: Partial<Record<ImagingConfig['quality'], number>>;
  rates: TokenRates;
  /**
   * Whether it takes `input_fidelity`, which keeps the face of the photo. The families after these always keep it, and refuse
   * or ignore the parameter.
   */
  takesFidelity?: boolean;
}

/** OpenAI's known families. Other models are called like the newest; the settings must give their price. */
const FAMILIES: Readonly<Record<string, Family>> = {
  'gpt-image-2.5': { rates: { input: 800, output: 3000 } },
  'gpt-image-2': { cents: { low: 0.6, medium: 5.3, high: 21.1 }, rates: { input: 800, output: 3000 } },
  'gpt-image-1.5': {
    cents: { low: 0.9, medium: 3.4, high: 13.3 },
    rates: { input: 800, output: 3200 },
    takesFidelity: true,
  },
  'gpt-image-1-mini': { cents: { low: 0.5, medium: 1.1, high: 3.6 }, rates: { input: 250, output: 800 } },
  'gpt-image-1': {
    cents: { low: 1.1, medium: 4.2, high: 16.7 },
    rates: { input: 1000, output: 4000 },
    takesFidelity: true,
  },
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
  const family = ofFamily(FAMILIES, name);
  return {
    imageModel: openai.image(name),
    visionModel: takesPictures ? undefined : openai.responses(config.visionModel ?? VISION_MODEL),
    takesPictures,
    shape: { size: `${config.size}x${config.size}` },
    providerOptions: {
      openai: takesPictures
        ? {
            quality: config.quality,
            outputFormat: 'png',
            ...(family?.takesFidelity && { inputFidelity: 'high' }),
          }
        : { quality: name === 'dall-e-3' ? 'hd' : 'standard' },
    },
    price: {
      cents: config.priceCents ?? (config.size === 1024 ? family?.cents?.[config.quality] : undefined),
      rates: family?.rates,
    },
  };
}
