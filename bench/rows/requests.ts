import { mkdtempDisposable } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { storePicture } from '../../src/features/generation/server/store-picture.ts';
import { GALLERY_PAGE_SIZE } from '../../src/features/toytwins/gallery/contract.ts';
import { pictureKey, thumbnailKey } from '../../src/features/toytwins/server/picture-files.ts';
import { toytwins } from '../../src/features/toytwins/tables.ts';
import { encodeCursor } from '../../src/shared/cursor.ts';
import { type RunningApp, startApp } from '../../test/app.ts';
import { fillGallery } from '../../test/fill-gallery.ts';
import { type Person, signUp } from '../../test/person.ts';
import { startTarget } from '../../test/trust/start-target.ts';
import { compareLoad } from '../compare-load.ts';
import { readyPicture, writeUpload } from '../pictures.ts';
import { atLeast, type Bench, type Row } from '../row.ts';
import { type DatabaseKind, startDatabase, startReference } from '../servers.ts';

const MANY = 100_000;
/** Each may upload 120 photos in ten minutes. */
const UPLOADERS = 30;

const bearer = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` });
const HELLO = { unit: '/s', against: 'Fastify hello' };

/** Two identical servers: the distance of their ratio from 1 is the error of the other ratios. */
export async function measureNoise(bench: Bench): Promise<Row[]> {
  await using one = await startReference();
  await using other = await startReference();
  const load = await compareLoad(bench, 50, { product: one, reference: other });
  return [atLeast(null, 'control: Fastify hello', { ...load, unit: '/s', against: 'itself' })];
}

/** Landing pages per second. */
export async function measureLanding(bench: Bench): Promise<Row[]> {
  await using product = await startTarget({ prepare: async () => {} });
  await using reference = await startReference();
  const landing = { url: `${product.url}/`, headers: { 'accept-encoding': 'br' } };
  const load = await compareLoad(bench, 50, { product: landing, reference: { url: reference.url } });
  return [atLeast(0.5, 'landing page, 50 connections', { ...load, ...HELLO })];
}

/** Thumbnails per second by their signed address. */
export async function measureThumbnails(bench: Bench): Promise<Row[]> {
  await using product = await startTarget({
    async prepare({ services: { storage, fileSigner } }) {
      const key = pictureKey({ uid: 'bench', toytwinId: crypto.randomUUID() }, 1, 'packaged');
      await storePicture(storage, key, await readyPicture());
      return fileSigner.sign(thumbnailKey(key, 320));
    },
  });
  await using reference = await startReference();
  const thumbnail = { url: `${product.url}${product.prepared}` };
  const load = await compareLoad(bench, 50, { product: thumbnail, reference: { url: reference.url } });
  return [atLeast(0.5, 'thumbnail 320 px, 50 connections', { ...load, ...HELLO })];
}

/** The gallery's list, of somebody with few toy twins and of somebody with very many. */
export async function measureGallery(bench: Bench, kind: DatabaseKind): Promise<Row[]> {
  await using database = await startDatabase(kind);
  await using folder = await mkdtempDisposable(path.join(os.tmpdir(), 'toy-twin-bench-'));
  await using product = await startTarget({ prepare: fillGalleries, variables: database.variables });
  const { few, many, deepCursor } = product.prepared;
  const page = `${product.url}/api/toytwins?limit=${GALLERY_PAGE_SIZE}`;
  const small = { url: page, headers: bearer(few) };
  const large = { url: page, headers: bearer(many) };
  await using reference = await startReference(
    kind === 'PGlite'
      ? await fillCopy(folder.path)
      : { uid: few.uid, databaseUrl: database.variables.DATABASE_URL },
  );
  const bare = { url: `${reference.url}/gallery` };
  const list = await compareLoad(bench, 50, { product: small, reference: bare });
  const first = await compareLoad(bench, 1, { product: large, reference: small });
  const deep = { ...large, url: `${page}&cursor=${deepCursor}` };
  const middle = await compareLoad(bench, 1, { product: deep, reference: small });
  const alone = { unit: '/s', against: `${GALLERY_PAGE_SIZE} items` };
  return [
    atLeast(0.6, `gallery, 24 items, ${kind}`, { ...list, unit: '/s', against: 'bare Fastify, same query' }),
    atLeast(0.8, `gallery, first page of 100,000 items, ${kind}`, { ...first, ...alone }),
    atLeast(0.8, `gallery, middle of 100,000 items, ${kind}`, { ...middle, ...alone }),
  ];
}

async function fillGalleries({ app, services: { database } }: RunningApp) {
  const [few, many] = [await signUp(app), await signUp(app)];
  await fillGallery(database, few.uid, GALLERY_PAGE_SIZE);
  await fillGallery(database, many.uid, MANY);
  // What the database's own housekeeping would do.
  await database.execute(sql`analyze ${toytwins}`);
  const [deep] = await database
    .select({ createdAt: toytwins.createdAt, id: toytwins.id })
    .from(toytwins)
    .where(sql`${toytwins.uid} = ${many.uid} and ${toytwins.serial} = ${MANY / 2}`);
  if (!deep) throw new Error('The gallery was not filled');
  return { few, many, deepCursor: encodeCursor(deep) };
}

/** The embedded database serves one process, so the reference gets its own. */
async function fillCopy(folder: string): Promise<{ uid: string; folder: string }> {
  const running = await startApp({ workers: false, variables: { DATA_DIR: folder } });
  try {
    const { uid } = await signUp(running.app);
    await fillGallery(running.services.database, uid, GALLERY_PAGE_SIZE);
    return { uid, folder: path.join(folder, 'database') };
  } finally {
    await running.close();
  }
}

/** Uploads of a photo of 12 megapixels, checked, re-encoded, stored and recorded. */
export async function measureUpload(bench: Bench): Promise<Row[]> {
  await using folder = await mkdtempDisposable(path.join(os.tmpdir(), 'toy-twin-bench-'));
  const { file, photo, contentType } = await writeUpload(folder.path);
  await using product = await startTarget({
    prepare: ({ app }) => Promise.all(Array.from({ length: UPLOADERS }, () => signUp(app))),
  });
  await using reference = await startReference({ photo });
  const requests = product.prepared.map((person) => ({
    headers: { ...bearer(person), 'content-type': contentType },
  }));
  const upload = { url: `${product.url}/api/photos`, method: 'POST', file, requests } as const;
  const load = await compareLoad(bench, 4, {
    product: upload,
    reference: { url: `${reference.url}/sharp` },
  });
  return [atLeast(0.9, 'upload of 12 MP', { ...load, unit: '/s', against: 'bare sharp' })];
}
