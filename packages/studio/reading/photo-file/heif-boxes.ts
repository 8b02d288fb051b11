import { mustHold } from './photo-file.ts';

/** A box of the ISO base media format (ISO/IEC 14496-12): its type and where its contents lie in the file. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

const MOST_BOXES = 5_000;

/**
 * The boxes that follow each other between two places of a file.
 * @throws {PhotoFileError} `damaged` if one is longer than that, or if there are very many.
 */
export function listBoxes(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    mustHold(boxes.length < MOST_BOXES);
    const size = file.readUInt32BE(at);
    const long = size === 1;
    mustHold(!long || at + 16 <= to);
    const length = long ? Number(file.readBigUInt64BE(at + 8)) : size || to - at;
    const head = long ? 16 : 8;
    mustHold(length >= head && at + length <= to);
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start: at + head, end: at + length });
    at += length;
  }
  return boxes;
}

/** The first box of a type. @throws {PhotoFileError} `damaged` if there is none. */
export function findBox(boxes: Box[], type: string): Box {
  const found = boxes.find((box) => box.type === type);
  mustHold(found !== undefined);
  return found;
}

/** Reads numbers one after the other. @throws {PhotoFileError} `damaged` behind the end of the box. */
export class BoxReader {
  readonly #file: Buffer;
  readonly #end: number;
  #at: number;

  constructor(file: Buffer, { start, end }: Box) {
    this.#file = file;
    this.#at = start;
    this.#end = end;
  }

  /** A number of so many bytes, 1 to 4. */
  read(bytes: number): number {
    mustHold(this.#at + bytes <= this.#end);
    const value = this.#file.readUIntBE(this.#at, bytes);
    this.#at += bytes;
    return value;
  }

  /** Four letters. */
  readType(): string {
    mustHold(this.#at + 4 <= this.#end);
    this.#at += 4;
    return this.#file.toString('latin1', this.#at - 4, this.#at);
  }

  /** What is left, as boxes. */
  readBoxes(): Box[] {
    return listBoxes(this.#file, this.#at, this.#end);
  }
}
