import type { ImageModelV4, LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';
import type { PicturePrice } from './picture-price.ts';

/** The models of one vendor and the options of its image model. */
export type VendorModels = {
  imageModel: ImageModelV4;
  /** Describes the face; set only if the image model does not accept photos. */
  visionModel: LanguageModelV4 | undefined;
  /** Whether the image model accepts reference pictures: the photo and a layout. */
  takesPictures: boolean;
  shape: { size: `${number}x${number}` } | { aspectRatio: '1:1' };
  providerOptions: SharedV4ProviderOptions;
  price: PicturePrice;
};
