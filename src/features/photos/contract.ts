import * as z from 'zod/mini';

/** A photo of more bytes than this is refused before it is read whole. */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
/** A photo of more pixels than this is refused: decoding it would cost more memory than any face needs. */
export const PHOTO_MAX_PIXELS = 50_000_000;
/** The same for AVIF, which is decoded as a whole: of 50 million pixels it took a gigabyte and twenty seconds. */
export const AVIF_MAX_PIXELS = 25_000_000;
/** Below this many pixels on the shorter side nobody can be recognised. */
export const PHOTO_MIN_SIDE = 64;
/** The longer side of the picture that is kept, in pixels. */
export const PHOTO_KEPT_SIDE = 1280;

/** Spec section 9: captured photo at most 720 x 1280, JPEG quality 0.7. */
export const CAMERA = { width: 720, height: 1280, quality: 0.7 } as const;

/** What is said of a photo that is not taken; `notImage` and `missing` are of spec section 5. */
export const PHOTO_MESSAGES = {
  notImage: 'Please upload an image file',
  otherKind: 'This kind of picture cannot be used. Please choose a JPEG, PNG, WebP or HEIC photo.',
  missing: 'Please upload or take a photo',
  tooManyBytes: `This photo is larger than ${PHOTO_MAX_BYTES / 1024 / 1024} MB. Please choose a smaller one.`,
  tooManyPixels: 'This photo has more than 50 megapixels. Please choose a smaller one.',
  tooManyPixelsOfAvif:
    'A photo of this kind may have at most 25 megapixels. Please choose a smaller one, or save it as JPEG.',
  tooSmall: `This photo is too small. It must be at least ${PHOTO_MIN_SIDE} pixels on each side.`,
  unreadable: 'This photo could not be read. It may be damaged: please choose another one.',
} as const;

/** Answer of `POST /api/photos`. `sourceImage` goes into `POST /api/toytwins`; it is a signed address that expires. */
export const photo = z.object({
  id: z.uuid(),
  sourceImage: z.string(),
  thumbnail: z.string(),
  fileName: z.string(),
  /** Bytes of the file as it was sent. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
});
export type Photo = z.infer<typeof photo>;

/** Body of `POST /api/photos/check`: the address that `POST /api/photos` answered. */
export const checkPhotoBody = z.object({
  sourceImage: z
    .string(PHOTO_MESSAGES.missing)
    .check(z.minLength(1, PHOTO_MESSAGES.missing), z.maxLength(2000)),
});

/** An outside company whose service is sent photos, when this installation is configured so. */
export const photoProcessor = z.enum(['openai', 'google']);
export type PhotoProcessor = z.infer<typeof photoProcessor>;

/** What may spoil a picture made of a photo. */
const photoConcern = z.enum([
  'too_small',
  'too_dark',
  'too_bright',
  'too_blurred',
  'no_face',
  'several_faces',
  'face_too_small',
  'face_cut_off',
]);
export type PhotoConcern = z.infer<typeof photoConcern>;

/** Answer of `POST /api/photos/check`, the gravest first; empty for a good photo. */
export const photoCheck = z.object({ concerns: z.array(photoConcern) });
