import { mustHold } from './photo-file.ts';

/**
 * Baseline, extended and progressive. The other codings are for machines, or for decoders that hardly anybody has.
 */
export const FRAMES = { baseline: 0xc0, extended: 0xc1, progressive: 0xc2 } as const;

/** The frame header: what the scans fill. */
export interface Frame {
  progressive: boolean;
  width: number;
  height: number;
  /** How many blocks of 8 x 8 samples each component has, by the component's id. */
  blocks: Map<number, number>;
}

const COMPONENTS = new Set([1, 3, 4]);
const MOST_SAMPLING = 4;

/** Reads a frame header (ITU-T T.81, B.2.2). @throws {PhotoFileError} `damaged`. */
export function readFrame(marker: number, data: Buffer): Frame {
  const count = data[5];
  mustHold(COMPONENTS.has(count) && data.length === 6 + count * 3 && data[0] === 8);
  const height = data.readUInt16BE(1);
  const width = data.readUInt16BE(3);
  mustHold(width > 0 && height > 0);
  const components = Array.from({ length: count }, (_, index) => {
    const sampling = data[7 + index * 3];
    return { id: data[6 + index * 3], across: sampling >> 4, down: sampling & 15 };
  });
  for (const { across, down } of components) {
    mustHold(Math.min(across, down) >= 1 && Math.max(across, down) <= MOST_SAMPLING);
  }
  const widest = Math.max(...components.map(({ across }) => across));
  const highest = Math.max(...components.map(({ down }) => down));
  const columns = Math.ceil(width / (8 * widest));
  const rows = Math.ceil(height / (8 * highest));
  const blocks = new Map(components.map(({ id, across, down }) => [id, columns * across * rows * down]));
  mustHold(blocks.size === count);
  return { progressive: marker === FRAMES.progressive, width, height, blocks };
}

/** The blocks that a scan visits, by its head (ITU-T T.81, B.2.3); undefined if that is no head of a scan. */
export function visitsOf(frame: Frame, scan: Buffer): number | undefined {
  const count = scan[0];
  if (count < 1 || count > 4 || scan.length !== 4 + count * 2) return undefined;
  let visits = 0;
  for (let index = 0; index < count; index++) {
    const blocks = frame.blocks.get(scan[1 + index * 2]);
    if (blocks === undefined) return undefined;
    visits += blocks;
  }
  return visits;
}
