import type { ByteRange } from '#services/storage/backend.ts';

/**
 * Parses a `Range` header (RFC 9110, 14.1.2) for a file of `size` bytes.
 * @returns undefined if the whole file is to be sent (no header, not understood, or several ranges, which a
 * server may ignore); `unsatisfiable` if the range is outside the file.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
