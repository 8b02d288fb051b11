import type { ByteRange } from '#services/storage/backend.ts';

/**
 * The one range of bytes that a `Range` header asks for (RFC 9110, 14.1.2), cut to a file of `size` bytes.
 * @returns undefined when the whole file is to be sent (no header, one not understood, or several ranges, which a
 * server may pass over); `unsatisfiable` when nothing of the file lies in the range.
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
