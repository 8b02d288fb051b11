import { type Box, BoxReader, findBox } from './heif-boxes.ts';
import { mustHold } from './photo-file.ts';

/** What the `meta` box of a HEIF file says of its pictures (ISO/IEC 23008-12). */
export interface HeifItems {
  /** The picture to be shown. */
  primary: number;
  /** Type of each item, such as `av01` or `grid`. */
  types: Map<number, string>;
  /** Properties of each item. */
  properties: Map<number, Box[]>;
  references: Reference[];
}

/** From one item to others, such as `dimg` from a grid to its tiles. */
export interface Reference {
  type: string;
  from: number;
  to: number[];
  box: Box;
}

const MOST_ENTRIES = 5_000;

/** Reads the items of a file. @throws {PhotoFileError} `damaged`. */
export function readHeifItems(file: Buffer, meta: Box): HeifItems {
  const reader = new BoxReader(file, meta);
  reader.read(4);
  const boxes = reader.readBoxes();
  const wanted = (type: string) => new BoxReader(file, findBox(boxes, type));
  const references = boxes.find(({ type }) => type === 'iref');
  return {
    primary: readPrimary(wanted('pitm')),
    types: readTypes(file, wanted('iinf')),
    properties: readProperties(file, wanted('iprp').readBoxes()),
    references: references ? readReferences(file, references) : [],
  };
}

/** A full box begins with its version and three bytes of flags. */
function readVersion(reader: BoxReader): { version: number; flags: number } {
  return { version: reader.read(1), flags: reader.read(3) };
}

function readPrimary(reader: BoxReader): number {
  const { version } = readVersion(reader);
  return reader.read(version === 0 ? 2 : 4);
}

function readTypes(file: Buffer, reader: BoxReader): Map<number, string> {
  const { version } = readVersion(reader);
  reader.read(version === 0 ? 2 : 4);
  const types = new Map<number, string>();
  for (const box of reader.readBoxes()) {
    const entry = new BoxReader(file, box);
    const wide = readVersion(entry).version >= 3;
    const id = entry.read(wide ? 4 : 2);
    entry.read(2);
    types.set(id, entry.readType());
  }
  return types;
}

function readProperties(file: Buffer, boxes: Box[]): Map<number, Box[]> {
  const all = new BoxReader(file, findBox(boxes, 'ipco')).readBoxes();
  const reader = new BoxReader(file, findBox(boxes, 'ipma'));
  const { version, flags } = readVersion(reader);
  const wide = (flags & 1) === 1;
  const count = reader.read(4);
  mustHold(count <= MOST_ENTRIES);
  const properties = new Map<number, Box[]>();
  for (let item = 0; item < count; item++) {
    const id = reader.read(version === 0 ? 2 : 4);
    // The highest bit says whether a property is essential.
    const places = Array.from({ length: reader.read(1) }, () =>
      wide ? reader.read(2) & 0x7fff : reader.read(1) & 0x7f,
    );
    properties.set(
      id,
      places.map((place) => all[place - 1]).filter((box) => box !== undefined),
    );
  }
  return properties;
}

function readReferences(file: Buffer, box: Box): Reference[] {
  const reader = new BoxReader(file, box);
  const bytes = readVersion(reader).version === 0 ? 2 : 4;
  return reader.readBoxes().map((reference) => {
    const entry = new BoxReader(file, reference);
    const from = entry.read(bytes);
    const count = entry.read(2);
    mustHold(count <= MOST_ENTRIES);
    return {
      type: reference.type,
      from,
      to: Array.from({ length: count }, () => entry.read(bytes)),
      box: reference,
    };
  });
}
