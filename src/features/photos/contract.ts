import * as z from 'zod/mini';

/** Largest accepted upload in bytes; larger files are refused while streaming. */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
/** Largest accepted photo in pixels, because decoding needs memory in proportion. */
export const PHOTO_MAX_PIXELS = 50_000_000;
/** Longer side of the stored photo, in pixels. */
export const PHOTO_STORED_SIDE = 1280;
/** Smallest shorter side of the stored photo, in pixels; below it a face cannot be recognized. */
export const PHOTO_MIN_SIDE = 256;

/** docs/specification.md#limits: captured photo at most 720 x 1280, JPEG quality 0.7. */
export const CAMERA = { width: 720, height: 1280, quality: 0.7 } as const;

/** Messages for refused photos; `notImage` and `missing` are from docs/specification.md#validation. */
export const PHOTO_MESSAGES = {
  notImage: 'Please upload an image file',
  otherKind: 'This file type is not supported. Please choose a JPEG, PNG, WebP or HEIC photo.',
  missing: 'Please upload or take a photo',
  /** A file of 0 bytes: what a phone hands over of a photo that it keeps in a cloud. */
  notOnDevice:
    'This photo is not on your device yet. Open it in your photo app first, or choose another one.',
  tooManyBytes: `This photo is larger than ${PHOTO_MAX_BYTES / 1024 / 1024} MB. Please choose a smaller one.`,
  unreadable: 'This photo could not be read. It may be damaged: please choose another one.',
} as const;

/**
 * Answer of `POST /api/photos`. `sourceImage` goes into `POST /api/toytwins`; it is a signed URL that
 * expires.
 */
export const photo = z.object({
  id: z.uuid(),
  sourceImage: z.string(),
  thumbnail: z.string(),
  fileName: z.string(),
  /** Size of the uploaded file in bytes. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
});
export type Photo = z.infer<typeof photo>;

/** Answer of `GET /api/photos/latest`: the caller's newest photo that is still kept, null if there is none. */
export const latestPhotoAnswer = z.object({ photo: z.nullable(photo) });

/** Body of `POST /api/photos/check`: the URL that `POST /api/photos` answered. */
export const checkPhotoBody = z.object({
  sourceImage: z
    .string(PHOTO_MESSAGES.missing)
    .check(z.minLength(1, PHOTO_MESSAGES.missing), z.maxLength(2000)),
});

/**
 * Body of `POST /api/photos/erase`: erases a photo for good, and the drafts made of it; with `ifUnused` only if nothing
 * was made of it.
 */
export const erasePhotoBody = z.extend(checkPhotoBody, { ifUnused: z.optional(z.boolean()) });

/** A third-party company that receives photos, if this installation is configured so. */
export const photoProcessor = z.enum(['openai', 'google']);
export type PhotoProcessor = z.infer<typeof photoProcessor>;

/** The companies' names. */
export const PROCESSOR_NAMES: Record<PhotoProcessor, string> = { openai: 'OpenAI', google: 'Google' };

/** A reason why a photo may give a poor picture. */
const photoConcern = z.enum([
  'too_small',
  'too_dark',
  'too_bright',
  'too_blurred',
  'no_face',
  'several_faces',
  'face_too_small',
  'face_cut_off',
  'part_missing',
  'damaged',
]);
export type PhotoConcern = z.infer<typeof photoConcern>;

const share = z.number().check(z.minimum(0), z.maximum(1));

/** A face from brow to chin, in shares of the photo's width and height. */
export const photoFace = z.object({ x: share, y: share, width: share, height: share });
export type PhotoFace = z.infer<typeof photoFace>;

/**
 * Answer of `POST /api/photos/check`: the concerns, most serious first and none for a good photo; and where several faces
 * could be meant, all of them, first the one that is taken.
 */
export const photoCheck = z.object({ concerns: z.array(photoConcern), faces: z.array(photoFace) });
export type PhotoCheck = z.infer<typeof photoCheck>;
