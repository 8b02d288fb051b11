import type { Services } from '#services/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { SingleFlight } from '#shared/concurrency/single-flight.ts';
import { notFound } from '#shared/errors.ts';
import { type DownloadKind, downloadFileName } from '../contract.ts';
import type { ToytwinRow } from '../tables.ts';
import { printKey } from './picture-files.ts';
import { storeIfKept } from './store-if-kept.ts';

type Needs = Pick<Services, 'database' | 'fileSigner' | 'storage' | 'imaging'> & {
  /** STL files are made where paid pictures are made, so many clicks at once must not start more than one. */
  singleFlight: SingleFlight<void>;
};

/**
 * An address that downloads a picture or model under the name of the specification, for a day at least.
 * @throws {AppError} `not_found` when its tier does not have it, it is not ready, or it has been deleted.
 */
export async function readDownload(
  services: Needs,
  row: ToytwinRow,
  kind: DownloadKind,
): Promise<{ url: string; fileName: string }> {
  const key = await findKey(services, row, kind);
  if (!key) throw notFound(kind === 'glb' || kind === 'stl' ? 'Model' : 'Picture');
  const fileName = downloadFileName(row.id, kind);
  return { url: services.fileSigner.sign(key, { downloadAs: fileName }), fileName };
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
  const { storage, imaging, singleFlight: shareMaking } = services;
  const key = printKey(modelKey);
  await shareMaking(key, async () => {
    if (await storage.exists(key)) return;
    await storeIfKept(services, row, async () =>
      storage.put(key, await imaging.modeller.toStl(await storage.getBytes(modelKey))),
    );
  });
  return key;
}
