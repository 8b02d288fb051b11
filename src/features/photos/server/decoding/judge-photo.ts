import type { PhotoCoding, PhotoHead } from './photo-head.ts';

/** What a photo may have: pixels, pixels of a side, and bytes that decoding takes with the copies of its file. */
export interface PhotoLimits {
  pixels: number;
  shortestSide: number;
  longestSide: number;
  /** How many times as long as the shorter side the longer one may be. */
  ratio: number;
  memory: number;
}

/** Why a photo is refused. */
export type PhotoRefusal =
  | { problem: 'damaged' | 'hevc' | 'too_many_pixels' | 'too_small' | 'too_long' | 'too_narrow' }
  /** Both in megapixels; `most` is what a photo that is stored in the same way may have. */
  | { problem: 'too_heavy'; has: number; most: number; isJpeg: boolean };

/** A file on its way to the decoder: in the server, in the pipe, and in the process. */
const COPIES = 3;
const MEGAPIXEL = 1_000_000;
const JPEGS = new Set<PhotoCoding>(['jpeg', 'progressive_jpeg']);
/** From this many pixels on a photo is slow: about a quarter of a second of processor time. */
const SLOW_FROM: Record<PhotoCoding, number> = {
  jpeg: Number.POSITIVE_INFINITY,
  progressive_jpeg: 12_500_000,
  png: 16_000_000,
  interlaced_png: 8_000_000,
  webp: 12_500_000,
  lossless_webp: 8_000_000,
  avif: 1_000_000,
  hevc: 0,
};

/** Judges a photo by its head, before its pixels are decoded. @returns undefined if it is taken. */
export function judgePhoto(head: PhotoHead, bytes: number, limits: PhotoLimits): PhotoRefusal | undefined {
  const { coding, width, height, memory } = head;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (coding === 'hevc') return { problem: 'hevc' };
  if (width * height > limits.pixels) return { problem: 'too_many_pixels' };
  if (shorter < limits.shortestSide) return { problem: 'too_small' };
  const needed = memory + COPIES * bytes;
  if (needed > limits.memory) return tooHeavy(head, limits.memory / needed);
  if (longer > limits.longestSide) return { problem: 'too_long' };
  if (longer / shorter > limits.ratio) return { problem: 'too_narrow' };
  return undefined;
}

/** The number of megapixels follows from the same measure, so that a photo of that size is accepted. */
function tooHeavy({ coding, width, height }: PhotoHead, share: number): PhotoRefusal {
  const megapixels = (width * height) / MEGAPIXEL;
  return {
    problem: 'too_heavy',
    has: Math.ceil(megapixels * 10) / 10,
    most: Math.floor(megapixels * share),
    isJpeg: JPEGS.has(coding),
  };
}

/** Whether decoding takes long. */
export const isSlow = ({ coding, width, height }: PhotoHead) => width * height >= SLOW_FROM[coding];
