import type { ImageModelV4, LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';

/** The models of one vendor, and how its image model is asked. */
export type VendorModels = {
  imageModel: ImageModelV4;
  /** Describes the face; only where the image model cannot take the photo itself. */
  visionModel: LanguageModelV4 | undefined;
  /** Whether the image model takes pictures as references: the photo, and a layout beside it. */
  takesPictures: boolean;
  shape: { size: `${number}x${number}` } | { aspectRatio: '1:1' };
  providerOptions: SharedV4ProviderOptions;
  /** What one picture costs, cents; undefined when nobody told. */
  priceCents: number | undefined;
};
