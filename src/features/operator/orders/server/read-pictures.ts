import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { thumbnailKey } from '#features/toytwins/server/picture-files.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { ShownPictures } from '../contract.ts';

/** Signed addresses of a toy twin's photos and of small pictures of all its versions. */
export async function readPictures(
  { database, fileSigner }: Pick<Services, 'database' | 'fileSigner'>,
  toytwinId: string,
): Promise<ShownPictures> {
  const [toytwin] = await database.select().from(toytwins).where(eq(toytwins.id, toytwinId));
  const made = await database
    .select()
    .from(versions)
    .where(and(eq(versions.toytwinId, toytwinId), isNotNull(versions.packagedKey)))
    .orderBy(asc(versions.number));
  const small = (key: string) => fileSigner.sign(thumbnailKey(key, 320));
  return {
    photos: [toytwin?.photoKey, toytwin?.secondPhotoKey].flatMap((key) => (key ? fileSigner.sign(key) : [])),
    pictures: made.flatMap(({ number, engine, packagedKey, characterKey }) =>
      packagedKey
        ? [{ number, engine, packaged: small(packagedKey), character: characterKey && small(characterKey) }]
        : [],
    ),
  };
}
