import type { Services } from '#services/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import { notFound } from '#shared/errors.ts';
import type { ShareRunning } from '#shared/share-running.ts';
import { type DownloadKind, downloadFileName } from '../contract.ts';
import type { ToytwinRow } from '../tables.ts';
import { printKey } from './picture-files.ts';
import { storeIfKept } from './store-if-kept.ts';

const LIFETIME = 10 * 60_000;

type Needs = Pick<Services, 'database' | 'fileSigner' | 'storage' | 'imaging'> & {
  /** An STL occupies a rendering worker, so repeated clicks share one job. */
  shareMaking: ShareRunning<void>;
};

/**
 * A signed URL that downloads a picture or model under its specified file name; it expires within twenty
 * minutes.
 * @throws {AppError} `not_found` if the tier does not include the file, it is not ready, or the toy twin was
 * deleted.
 */
export async function readDownload(
  services: Needs,
  row: ToytwinRow,
  kind: DownloadKind,
): Promise<{ url: string; fileName: string }> {
  const key = await findKey(services, row, kind);
  if (!key) throw notFound(kind === 'glb' || kind === 'stl' ? 'Model' : 'Picture');
  const fileName = downloadFileName(row.id, kind);
  return { url: services.fileSigner.sign(key, { lifetime: LIFETIME, downloadAs: fileName }), fileName };
}

async function findKey(services: Needs, row: ToytwinRow, kind: DownloadKind): Promise<string | null> {
  switch (kind) {
    case 'packaged':
      return row.packagedKey;
    case '3d':
      return row.characterKey;
    case 'glb':
      return row.modelKey;
    case 'stl':
      return row.modelKey && preparePrint(services, row, row.modelKey);
    default:
      return assertNever(kind);
  }
}

/** Generates the STL from the GLB on the first download and stores it, because few users print. */
async function preparePrint(services: Needs, row: ToytwinRow, modelKey: string): Promise<string> {
  const { storage, imaging, shareMaking } = services;
  const key = printKey(modelKey);
  await shareMaking(key, async () => {
    if (await storage.exists(key)) return;
    await storeIfKept(services, row, async () =>
      storage.put(key, await imaging.modeller.toStl(await storage.getBytes(modelKey))),
    );
  });
  return key;
}
