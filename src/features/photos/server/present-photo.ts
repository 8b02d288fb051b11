import type { FileSigner } from '#services/storage/sign-file.ts';
import type { Photo } from '../contract.ts';
import type { PhotoRow } from '../tables.ts';

/** The API's representation of a photo for its owner. */
export function presentPhoto(signer: FileSigner, row: PhotoRow): Photo {
  return {
    id: row.id,
    sourceImage: signer.sign(row.key),
    thumbnail: signer.sign(row.thumbnailKey),
    fileName: row.fileName,
    size: row.size,
    width: row.width,
    height: row.height,
  };
}
