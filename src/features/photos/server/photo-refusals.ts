import { PHOTO_MIN_SIDE, PHOTO_STORED_SIDE } from '../contract.ts';

/** Messages for photos that only the server can refuse: a browser need not load them (`PHOTO_MESSAGES` are for both). */
export const PHOTO_REFUSALS = {
  tooManyPixels: 'This photo has more than 50 megapixels. Please choose a smaller one.',
  tooManyPixelsOfAvif:
    'A photo of this kind may have at most 12 megapixels. Please choose a smaller one, or save it as JPEG.',
  tooHeavy: 'This photo is too large for its file format. Please save it as JPEG, or choose a smaller one.',
  heic: 'HEIC photos cannot be read here. Please save the photo as JPEG and choose it again.',
  tooSmall: `This photo is too small. It must be at least ${PHOTO_MIN_SIDE} pixels on each side.`,
  tooNarrow: `This photo is too narrow. Its longer side may be at most ${PHOTO_STORED_SIDE / PHOTO_MIN_SIDE} times its shorter side.`,
  damaged: 'This photo is damaged. Please choose another one.',
  needed: 'A toy twin is being made of this photo. Please wait until it is ready, or cancel it first.',
  erased:
    'The photo of this toy twin is erased, so it cannot be drawn again. Please create one with a new photo.',
} as const;
