import { cp } from 'node:fs/promises';
import path from 'node:path';
import { GALLERY_PAGE_SIZE } from '../../src/features/toytwins/contract.ts';
import type { App } from '../../src/http/application.ts';
import type { Services } from '../../src/services/index.ts';
import { compareLoad } from '../measure/load.ts';
import { fillGallery } from '../prepare/fill-gallery.ts';
import { bearer, makeAccount } from '../prepare/person.ts';
import { atLeast, type Bench, type Measure } from '../row.ts';
import { startPostgres } from '../servers/postgres.ts';
import { type Product, startProduct } from '../servers/product.ts';
import { startReference } from '../servers/reference.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';

const TARGET = 0.6;
const against = 'bare Fastify, same query';

/** The gallery's list on the embedded database; the reference works on a copy, which it needs for itself. */
export const measureGalleryOnPglite: Measure = async (bench) => {
  await using copy = await temporaryFolder();
  const folder = path.join(copy.path, 'database');
  await using product = await startProduct(bench, {
    prepare: preparePage,
    beforeStart: (dataDir) => cp(path.join(dataDir, 'database'), folder, { recursive: true }),
  });
  const load = await compareLists(bench, product, { folder });
  return [atLeast(TARGET, { name: 'gallery, 24 items, PGlite', ...load, unit: '/s', against })];
};

/** The gallery's list on PostgreSQL, both sides on the same database. */
export const measureGalleryOnPostgres: Measure = async (bench) => {
  await using postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  await using product = await startProduct(bench, { prepare: preparePage, databaseUrl });
  const load = await compareLists(bench, product, { databaseUrl });
  return [atLeast(TARGET, { name: 'gallery, 24 items, PostgreSQL', ...load, unit: '/s', against })];
};

async function preparePage(app: App, { database }: Services) {
  const account = await makeAccount(app);
  await fillGallery(database, account.uid, GALLERY_PAGE_SIZE);
  return account;
}

async function compareLists(
  bench: Bench,
  { url, prepared }: Product<Awaited<ReturnType<typeof preparePage>>>,
  place: { folder?: string; databaseUrl?: string },
) {
  const settings = { uid: prepared.uid, limit: GALLERY_PAGE_SIZE, ...place };
  await using reference = await startReference(bench, 'gallery', settings);
  return await compareLoad(bench, {
    product: { url: `${url}/api/toytwins`, headers: bearer(prepared) },
    reference: { url: `${reference.url}/` },
  });
}
