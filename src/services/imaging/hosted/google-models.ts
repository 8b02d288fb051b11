import { createGoogle } from '@ai-sdk/google';
import type { ImagingConfig } from '#config/imaging.ts';
import { fetchWithoutRedirects } from '#shared/fetch-without-redirects.ts';
import { ofFamily, type TokenRates } from './picture-price.ts';
import type { VendorModels } from './vendor-models.ts';

/** Its predecessor, `gemini-3.1-flash-image`, was to be switched off in October 2026. */
const IMAGE_MODEL = 'gemini-nano-banana-2.1';

interface Family {
  /** Cents by edge length in pixels, from Google's price list. */
  cents: Partial<Record<ImagingConfig['size'], number>>;
  rates: TokenRates;
}

/** Google's known families. Other models are called in the same way; the settings must give their price. */
const FAMILIES: Readonly<Record<string, Family>> = {
  'gemini-nano-banana-2.1': { cents: { 1024: 3.4 }, rates: { input: 150, output: 3000 } },
  'gemini-2.5-flash-image': { cents: { 1024: 3.9 }, rates: { input: 30, output: 3000 } },
  'gemini-3.1-flash-image': { cents: { 1024: 6.7, 2048: 10.1 }, rates: { input: 50, output: 6000 } },
  'gemini-3.1-flash-lite-image': { cents: { 1024: 3.4 }, rates: { input: 25, output: 3000 } },
  'gemini-3-pro-image': { cents: { 1024: 13.4, 2048: 13.4 }, rates: { input: 200, output: 12_000 } },
};

/** Google's models. All of them accept reference pictures, so no vision model is needed. */
export function openGoogleModels(config: ImagingConfig): VendorModels {
  const { apiKey, baseUrl } = config.google;
  const google = createGoogle({
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    fetch: fetchWithoutRedirects,
  });
  const name = config.imageModel ?? IMAGE_MODEL;
  const family = ofFamily(FAMILIES, name);
  return {
    imageModel: google.image(name),
    visionModel: undefined,
    takesPictures: true,
    shape: { aspectRatio: '1:1' },
    // The smallest size is the default; the older models do not support the option.
    providerOptions: config.size === 1024 ? {} : { google: { imageConfig: { imageSize: '2K' } } },
    price: {
      cents: config.priceCents ?? family?.cents[config.size === 1024 ? 1024 : 2048],
      rates: family?.rates,
    },
  };
}
