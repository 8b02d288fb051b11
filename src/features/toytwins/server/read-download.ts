import type { Services } from '#services/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import { notFound } from '#shared/errors.ts';
import { type DownloadKind, type DownloadQuery, downloadFileName, isCutout } from '../downloads/contract.ts';
import type { ToytwinRow } from '../tables.ts';
import { type Cutouts, keyOfCutout } from './cutouts.ts';
import type { ModelFiles } from './model-files.ts';
import { deskKey, printFileKey, printKey } from './picture-files.ts';

/** What makes files when they are first asked for. */
export type FileMakers = { modelFiles: ModelFiles; cutouts: Cutouts };
type Needs = Pick<Services, 'fileSigner'> & FileMakers;

/**
 * An address that downloads a picture or model under the name of the specification, for a day at least. What is not
 * stored yet is made first.
 * @throws {AppError} `not_found` when its tier does not have it, it is not ready, or it has been deleted; `conflict` when it
 * can no longer be made.
 */
export async function readDownload(
  { fileSigner, modelFiles, cutouts }: Needs,
  row: ToytwinRow,
  kind: DownloadKind,
  query: DownloadQuery,
): Promise<{ url: string; fileName: string }> {
  const key = keyOfDownload(row, kind, query);
  if (!key) throw notFound(kind === 'packaged' || kind === '3d' || isCutout(kind) ? 'Picture' : 'Model');
  // Neither makes the pictures and the GLB, which are stored when they are paid for.
  if (!(await cutouts.make(key))) await modelFiles.make(key);
  const fileName = downloadFileName(row.id, kind, query);
  return { url: fileSigner.sign(key, { downloadAs: fileName }), fileName };
}

/** Where a download is stored, or will be; null when the toy twin has no such file. */
export function keyOfDownload(
  { packagedKey, characterKey, modelKey }: ToytwinRow,
  kind: DownloadKind,
  query: DownloadQuery,
): string | null {
  switch (kind) {
    case 'packaged':
      return packagedKey;
    case '3d':
      return characterKey;
    case 'glb':
      return modelKey;
    case 'cutout':
    case 'sticker':
    case 'wallpaper':
    case 'box-a4':
    case 'box-letter':
    case 'small-box-a4':
    case 'small-box-letter':
      return packagedKey && keyOfCutout(packagedKey, kind);
    case 'usdz':
      return modelKey && deskKey(modelKey);
    case 'stl':
    case '3mf':
    case 'obj':
      return modelKey && keyOfPrint(modelKey, kind, query);
    default:
      return assertNever(kind);
  }
}

function keyOfPrint(
  modelKey: string,
  format: 'stl' | '3mf' | 'obj',
  { height, base }: DownloadQuery,
): string {
  // The STL of the model as it is has had a name of its own from the beginning.
  if (format === 'stl' && height === '150' && base === 'yes') return printKey(modelKey);
  return printFileKey(modelKey, { format, height: Number(height), base: base === 'yes' });
}
