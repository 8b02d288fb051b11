import type { FailOnOptions } from 'sharp';
import { fillMissingRows } from './fill-missing-rows.ts';

const PNG = Buffer.from('\x89PNG', 'latin1');

/**
 * Decodes a photo that may be damaged, as browsers do: what is missing is grey.
 * @param file the pieces that `readPhotoFile` has left, put together.
 * @param decode decodes a file with sharp, which is told on what to fail; called again with a mended file.
 * @throws what `decode` throws of a file of which nothing can be shown.
 */
export async function decodeWhatIsThere<Result>(
  file: Buffer,
  decode: (file: Buffer, failOn: FailOnOptions) => Promise<Result>,
): Promise<Result> {
  if (!file.subarray(0, PNG.length).equals(PNG)) return decode(file, 'none');
  try {
    return await decode(file, 'truncated');
  } catch (error) {
    // A lenient decoder would repeat the last row.
    const mended = await fillMissingRows(file);
    if (!mended) throw error;
    return decode(mended, 'truncated');
  }
}
