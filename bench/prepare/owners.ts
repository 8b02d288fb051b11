import { eq } from 'drizzle-orm';
import { storePicture } from '../../src/features/generation/server/store-picture.ts';
import { toytwins } from '../../src/features/toytwins/tables.ts';
import type { App } from '../../src/http/application.ts';
import type { Services } from '../../src/services/index.ts';
import { fillGallery } from './fill-gallery.ts';
import { makeAccount } from './person.ts';
import { readyPicture } from './ready-picture.ts';

/** Toy twins of each. */
const EACH = 6;

/** People who have some toy twins, with their pictures; the first one has a public page. */
export async function makeOwners(app: App, services: Services, count: number) {
  const { database, storage } = services;
  const picture = await readyPicture();
  const owners: { email: string }[] = [];
  for (let owner = 0; owner < count; owner += 1) {
    const { uid, email } = await makeAccount(app);
    owners.push({ email });
    await fillGallery(database, uid, EACH);
    const made = await database.select().from(toytwins).where(eq(toytwins.uid, uid));
    for (const { packagedKey } of made) if (packagedKey) await storePicture(storage, packagedKey, picture);
  }
  const [shared] = await database.select().from(toytwins).limit(1);
  if (!shared) throw new Error('Nobody has a toy twin');
  const shareToken = 'a'.repeat(22);
  await database
    .update(toytwins)
    .set({ shareToken, tier: 'basic', characterKey: null })
    .where(eq(toytwins.id, shared.id));
  return { owners, sharePage: `/s/${shareToken}` };
}
