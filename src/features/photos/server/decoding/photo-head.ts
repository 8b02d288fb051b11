import sharp, { type Metadata } from 'sharp';

/** How the pixels of a photo are written down. It decides what decoding costs. */
export type PhotoCoding =
  | 'jpeg'
  | 'progressive_jpeg'
  | 'png'
  | 'interlaced_png'
  | 'webp'
  | 'lossless_webp'
  | 'avif'
  /** Of iPhones. No decoder here knows it. */
  | 'hevc';

/** What the header of a photo says. */
export interface PhotoHead {
  coding: PhotoCoding;
  /** Pixels, before the photo is turned upright. */
  width: number;
  height: number;
  /** Bytes that a decoder needs at the same time, estimated. */
  memory: number;
}

/** Rows that a decoder of one scan keeps while the photo is shrunk. */
const JPEG_ROWS = 64;
/** The coefficients of a sample, which a decoder of several scans keeps until the last one, and a tenth more. */
const COEFFICIENT_BYTES = 141 / 64;
/** Rows that are kept while a picture is shrunk row by row, and bytes whatever its width; measured up to 32,767 pixels. */
const PNG_KEEPS = { rows: 1_100, bytes: 25_000_000 };
/** An interlaced picture is kept as a whole, and a quarter more. */
const INTERLACED = 1.25;
/** Bytes of a pixel that a decoder keeps, measured: lossy ones are shrunk while they are decoded. */
const WEBP_KEEPS = { lossless: 4, lossyWithAlpha: 3, lossy: 0.5 } as const;
/** Bytes that the decoder of AV1 keeps of each pixel besides the samples, measured. */
const AV1_BOOKKEEPING = 12.7;

/**
 * Reads the head of a photo and estimates what decoding it costs. A file that lies ends its process.
 * @throws what sharp throws of a damaged head.
 */
export async function readPhotoHead(file: Buffer): Promise<PhotoHead> {
  // Of a WebP, sharp reserves the memory of all pixels before it tells how many there are.
  if (file.toString('latin1', 0, 4) === 'RIFF') return webpHead(file);
  const metadata = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = metadata;
  return { width, height, ...costOf(file, metadata) };
}

type Cost = Pick<PhotoHead, 'coding' | 'memory'>;

function costOf(file: Buffer, metadata: Metadata): Cost {
  if (metadata.format === 'jpeg') return jpegCost(metadata);
  if (metadata.format === 'png') return pngCost(metadata);
  if (metadata.compression === 'hevc') return { coding: 'hevc', memory: 0 };
  if (isCutOff(file)) throw new Error('The file ends within a box');
  return avifCost(file, metadata);
}

function jpegCost({ width, height, channels, isProgressive, chromaSubsampling }: Metadata): Cost {
  if (!isProgressive) return { coding: 'jpeg', memory: width * channels * JPEG_ROWS };
  const halved = chromaSubsampling === '4:2:0' && channels > 1;
  const [across, down] = halved ? [16, 16] : [8, 8];
  const samples = halved ? 1.5 : channels;
  const padded = Math.ceil(width / across) * across * Math.ceil(height / down) * down;
  return { coding: 'progressive_jpeg', memory: padded * samples * COEFFICIENT_BYTES };
}

function pngCost({ width, height, channels, depth, isProgressive }: Metadata): Cost {
  const row = width * channels * (depth === 'ushort' ? 2 : 1);
  return isProgressive
    ? { coding: 'interlaced_png', memory: row * height * INTERLACED }
    : { coding: 'png', memory: row * Math.min(height, PNG_KEEPS.rows) + PNG_KEEPS.bytes };
}

/** Reads the first chunk that tells the sides (RFC 9649): that of the whole, or of the pixels. */
function webpHead(file: Buffer): PhotoHead {
  const [lossless, lossy] = [file.indexOf('VP8L'), file.indexOf('VP8 ')];
  const isLossless = lossless >= 0 && (lossy < 0 || lossless < lossy);
  if (!isLossless && lossy < 0) throw new Error('The file has no pixels');
  const { width, height, alpha } = webpSides(file);
  const keeps = isLossless ? 'lossless' : alpha ? 'lossyWithAlpha' : 'lossy';
  return {
    coding: isLossless ? 'lossless_webp' : 'webp',
    width,
    height,
    memory: width * height * WEBP_KEEPS[keeps],
  };
}

function webpSides(file: Buffer): { width: number; height: number; alpha: boolean } {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return {
        width: file.readUIntLE(24, 3) + 1,
        height: file.readUIntLE(27, 3) + 1,
        alpha: (file.readUInt8(20) & 16) !== 0,
      };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, alpha: false };
    }
    default:
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff, alpha: false };
  }
}

/** Whether the last box of a HEIF file claims more bytes than there are. */
function isCutOff(file: Buffer): boolean {
  let at = 0;
  while (at + 8 <= file.length) at += boxLength(file, at);
  return at > file.length;
}

/** A length of 0 means up to the end, of 1 that a longer number follows (ISO/IEC 14496-12, 4.2). */
function boxLength(file: Buffer, at: number): number {
  const length = file.readUInt32BE(at);
  if (length === 1) return Math.max(16, Number(file.readBigUInt64BE(at + 8)));
  return length === 0 ? file.length - at : Math.max(8, length);
}

/** Either a tile is being decoded, or the whole is turned into colors; the larger of both. */
function avifCost(file: Buffer, { width, height, hasAlpha }: Metadata): Cost {
  const pixels = width * height;
  const samples = av1SampleBytes(file);
  const kept = pixels * (samples + (hasAlpha ? 1 : 0));
  const decoding = largestTile(file, pixels) * (AV1_BOOKKEEPING + samples) + kept;
  const coloring = kept + pixels * (hasAlpha ? 4 : 3) * (samples > 3 ? 2 : 1);
  return { coding: 'avif', memory: Math.max(decoding, coloring) };
}

/** Bytes of a decoded pixel, by the configuration (AV1 codec ISO media file format binding, 2.3). */
function av1SampleBytes(file: Buffer): number {
  const bits = file.readUInt8(file.indexOf('av1C') + 6);
  const has = (bit: number) => (bits & bit) !== 0;
  const [deep, gray, halfWidth, halfHeight] = [has(0x40), has(0x10), has(0x08), has(0x04)];
  const colors = gray ? 0 : 2 / ((halfWidth ? 2 : 1) * (halfHeight ? 2 : 1));
  return (1 + colors) * (deep ? 2 : 1);
}

/** Pixels of the largest tile: of the boxes of sides that are not those of the whole. */
function largestTile(file: Buffer, whole: number): number {
  let largest = 0;
  if (file.includes('dimg')) {
    for (
      let at = file.indexOf('ispe');
      at >= 0 && at + 16 <= file.length;
      at = file.indexOf('ispe', at + 4)
    ) {
      const pixels = file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12);
      if (pixels < whole) largest = Math.max(largest, pixels);
    }
  }
  return largest || whole;
}
