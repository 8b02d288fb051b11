import type { Services } from '../../../services/index.ts';
import { notFound } from '../../../shared/errors.ts';
import { downloadFileName, type PictureKind } from '../contract.ts';
import type { toytwins } from '../tables.ts';

const LIFETIME = 10 * 60_000;

/** An address that downloads the picture under the name of the specification; it expires within twenty minutes. */
export function readDownload(
  { fileSigner }: Pick<Services, 'fileSigner'>,
  row: typeof toytwins.$inferSelect,
  picture: PictureKind,
): { url: string; fileName: string } {
  const key = picture === 'packaged' ? row.packagedKey : row.characterKey;
  if (!key) throw notFound('Picture');
  const fileName = downloadFileName(row.id, picture);
  return { url: fileSigner.sign(key, { lifetime: LIFETIME, downloadAs: fileName }), fileName };
}
