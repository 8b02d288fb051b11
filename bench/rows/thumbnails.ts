import { storePicture } from '../../src/features/generation/server/store-picture.ts';
import { pictureKey, thumbnailKey } from '../../src/features/toytwins/server/picture-files.ts';
import type { Services } from '../../src/services/index.ts';
import { compareLoad } from '../measure/load.ts';
import { readyPicture } from '../prepare/ready-picture.ts';
import { atLeast, type Measure } from '../row.ts';
import { startProduct } from '../servers/product.ts';
import { startReference } from '../servers/reference.ts';

/** How many thumbnails a second by their signed address, beside Fastify answering hello. */
export const measureThumbnails: Measure = async (bench) => {
  await using product = await startProduct(bench, { prepare: (_app, services) => storeThumbnail(services) });
  await using hello = await startReference(bench, 'hello');
  const load = await compareLoad(bench, {
    product: { url: `${product.url}${product.prepared}` },
    reference: { url: `${hello.url}/` },
  });
  const name = 'thumbnail 320 px, 50 connections';
  return [atLeast(0.5, { name, ...load, unit: '/s', against: 'Fastify hello' })];
};

/** @returns the signed address. */
async function storeThumbnail({ storage, fileSigner }: Services): Promise<string> {
  const key = pictureKey({ uid: 'bench', toytwinId: crypto.randomUUID() }, 1, 'packaged');
  await storePicture(storage, key, await readyPicture());
  return fileSigner.sign(thumbnailKey(key, 320));
}
