import type { Services } from '#services/index.ts';
import { FileMissingError } from '#services/storage/index.ts';
import {
  type DownloadKind,
  type DownloadQuery,
  downloadFileName,
  downloadKind,
  downloadQuery,
  printHeights,
  printKinds,
} from '../downloads/contract.ts';
import type { ToytwinRow } from '../tables.ts';
import { canCutOut } from './cutouts.ts';
import { keyOfDownload } from './read-download.ts';

/** How large the downloads of a toy twin are that are stored already, in bytes, and whether its figure can be cut out. */
export async function listDownloads(
  { storage }: Pick<Services, 'storage'>,
  row: ToytwinRow,
): Promise<{ files: { fileName: string; size: number }[]; canCutOut: boolean }> {
  const found = await Promise.all(
    allDownloads().map(async ({ kind, query }) => {
      const key = keyOfDownload(row, kind, query);
      const size = key ? await sizeOf(storage, key) : undefined;
      return size === undefined ? [] : [{ fileName: downloadFileName(row.id, kind, query), size }];
    }),
  );
  return { files: found.flat(), canCutOut: await canCutOut({ storage }, row) };
}

/** Each kind, and those for printers in each size. */
function allDownloads(): { kind: DownloadKind; query: DownloadQuery }[] {
  const asModel = downloadQuery.parse({});
  const sizes = printHeights.flatMap((height) =>
    ['yes', 'no'].map((base) => downloadQuery.parse({ height: String(height), base })),
  );
  return downloadKind.options.flatMap((kind) => {
    const isPrinted = printKinds.some((one) => one === kind);
    return (isPrinted ? sizes : [asModel]).map((query) => ({ kind, query }));
  });
}

async function sizeOf(storage: Services['storage'], key: string): Promise<number | undefined> {
  try {
    return (await storage.describe(key)).size;
  } catch (error) {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  }
}
