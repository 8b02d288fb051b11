import { PHOTO_MIN_SIDE, PHOTO_STORED_SIDE } from '../contract.ts';

/** Longest side in pixels. A panorama has some 20,000; beyond this the estimates of memory do not hold. */
export const PHOTO_MAX_SIDE = 32_767;

/** Messages for photos that only the server can refuse: a browser need not load them (`PHOTO_MESSAGES` are for both). */
export const PHOTO_REFUSALS = {
  tooManyPixels: 'This photo has more than 50 megapixels. Please choose a smaller one.',
  /** Both in megapixels; `most` is what a photo that is stored in the same way may have. */
  tooHeavy: (has: number, most: number, isJpeg: boolean) =>
    `This photo has ${has} megapixels. The limit for this kind of file is ${most}. Please choose a smaller one${isJpeg ? '' : ', or save it as JPEG'}.`,
  tooLong: `This photo is too long. It may be at most ${PHOTO_MAX_SIDE.toLocaleString('en-US')} pixels on each side.`,
  heic: 'HEIC photos are not supported here. Please save the photo as JPEG and choose it again.',
  tooSmall: `This photo is too small. It must be at least ${PHOTO_MIN_SIDE} pixels on each side.`,
  tooNarrow: `This photo is too narrow. Its longer side may be at most ${PHOTO_STORED_SIDE / PHOTO_MIN_SIDE} times its shorter side.`,
  damaged: 'This photo is damaged. Please choose another one.',
  needed: 'A toy twin is being made from this photo. Please wait until it is ready, or cancel it first.',
  erased:
    'The photo of this toy twin has been erased, so it cannot be drawn again. Please create a new one with another photo.',
} as const;
