import { type Box, BoxReader, findBox, listBoxes } from './heif-boxes.ts';
import { type HeifItems, readHeifItems } from './heif-items.ts';
import { KeptPieces } from './kept-pieces.ts';
import { mustHold, type PhotoFile, PhotoFileError } from './photo-file.ts';

/** Items with pixels of HEVC, for which no decoder is here. */
const HEVC = new Set(['hvc1', 'hev1']);
/** A photo of 12 megapixels in tiles of 512 x 512 has 48. */
const MOST_TILES = 300;
/** Bytes that the decoder of AV1 keeps of each pixel besides the samples, measured. */
const BOOKKEEPING = 12.7;
/** Place of the reference's type before its contents. */
const TYPE_BYTES = 4;

/** Pixels of one coded picture, and bytes of one of them once decoded. */
interface Coded {
  width: number;
  height: number;
  bytes: number;
}

/**
 * Reads an AVIF, or another HEIF file whose pixels are AV1 (ISO/IEC 23008-12). References to EXIF and XMP are taken
 * out, so that a decoder does not find them; orientation is a property of the picture.
 * @throws {PhotoFileError} `damaged`; `hevc` for a HEIC.
 */
export function readHeifFile(file: Buffer): PhotoFile {
  const items = readHeifItems(file, findBox(listBoxes(file, 0, file.length), 'meta'));
  const type = items.types.get(items.primary) ?? '';
  const tiles = type === 'grid' ? tilesOf(items) : [items.primary];
  const types = tiles.map((tile) => items.types.get(tile) ?? '');
  if (types.some((one) => HEVC.has(one))) throw new PhotoFileError('hevc');
  mustHold(types.every((one) => one === 'av01'));
  const whole = sidesOf(file, items, items.primary);
  const alpha = items.references.some(
    (reference) => reference.type === 'auxl' && reference.to.includes(items.primary),
  );
  return {
    coding: 'avif',
    ...whole,
    memory: memoryFor(
      whole,
      tiles.map((tile) => codedOf(file, items, tile)),
      alpha,
    ),
    pieces: withoutMetadata(file, items),
  };
}

function tilesOf({ references, primary }: HeifItems): number[] {
  const tiles = references.find(({ type, from }) => type === 'dimg' && from === primary)?.to ?? [];
  mustHold(tiles.length > 0 && tiles.length <= MOST_TILES);
  return tiles;
}

function propertyOf({ properties }: HeifItems, item: number, type: string): Box {
  return findBox(properties.get(item) ?? [], type);
}

function sidesOf(file: Buffer, items: HeifItems, item: number): { width: number; height: number } {
  const reader = new BoxReader(file, propertyOf(items, item, 'ispe'));
  reader.read(4);
  return { width: reader.read(4), height: reader.read(4) };
}

/** Sides and samples of an item of AV1, by its configuration (AV1 codec ISO media file format binding, 2.3). */
function codedOf(file: Buffer, items: HeifItems, item: number): Coded {
  const reader = new BoxReader(file, propertyOf(items, item, 'av1C'));
  reader.read(2);
  const bits = reader.read(1);
  const has = (bit: number) => (bits & bit) !== 0;
  const [deep, grey, halfWidth, halfHeight] = [has(0x40), has(0x10), has(0x08), has(0x04)];
  const colours = grey ? 0 : 2 / ((halfWidth ? 2 : 1) * (halfHeight ? 2 : 1));
  return { ...sidesOf(file, items, item), bytes: (1 + colours) * (deep ? 2 : 1) };
}

const pixelsOf = ({ width, height }: { width: number; height: number }) => width * height;

/** Either a tile is being decoded, or the whole is turned into colours; the larger of both. */
function memoryFor(whole: { width: number; height: number }, tiles: Coded[], alpha: boolean): number {
  const tile = Math.max(...tiles.map(pixelsOf));
  const bytes = Math.max(...tiles.map((one) => one.bytes));
  const kept = pixelsOf(whole) * (bytes + (alpha ? 1 : 0));
  const decoding = tile * (BOOKKEEPING + bytes) + kept;
  const colouring = kept + pixelsOf(whole) * (alpha ? 4 : 3) * (bytes > 3 ? 2 : 1);
  return Math.max(decoding, colouring);
}

function withoutMetadata(file: Buffer, { references }: HeifItems): Uint8Array[] {
  const pieces = new KeptPieces(file);
  let done = 0;
  for (const { type, box } of references) {
    if (type !== 'cdsc') continue;
    pieces.keep(done, box.start - TYPE_BYTES);
    pieces.insert(Buffer.from('skip'));
    done = box.start;
  }
  pieces.keep(done, file.length);
  return pieces.list;
}
