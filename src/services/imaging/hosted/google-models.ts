import { createGoogle } from '@ai-sdk/google';
import type { ImagingConfig } from '#config/imaging.ts';
import { fetchWithoutRedirects } from '#shared/fetch-without-redirects.ts';
import type { VendorModels } from './vendor-models.ts';

const IMAGE_MODEL = 'gemini-3.1-flash-image-preview';

/** Cents by edge length in pixels, from Google's price list. */
const PRICES: Readonly<Record<string, Partial<Record<ImagingConfig['size'], number>>>> = {
  'gemini-2.5-flash-image': { 1024: 3.9 },
  'gemini-3.1-flash-image-preview': { 1024: 6.7, 2048: 10.1 },
  'gemini-3-pro-image-preview': { 1024: 13.4, 2048: 13.4 },
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
  return {
    imageModel: google.image(name),
    visionModel: undefined,
    takesPictures: true,
    shape: { aspectRatio: '1:1' },
    // The smallest size is the default; the older models do not support the option.
    providerOptions: config.size === 1024 ? {} : { google: { imageConfig: { imageSize: '2K' } } },
    priceCents: config.priceCents ?? PRICES[name]?.[config.size === 1024 ? 1024 : 2048],
  };
}
