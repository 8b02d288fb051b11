import { and, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { InboxEntryRow } from '#features/reports/tables.ts';
import { largeViewKey, thumbnailKey } from '#features/toytwins/server/picture-files.ts';
import { type ToytwinRow, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { FileSigner } from '#services/storage/sign-file.ts';
import type { InboxPictures } from '../contract.ts';

/** A picture that a message is about, by its key in the storage. */
interface Found {
  which: InboxPictures['pictures'][number]['which'];
  key: string;
}

/**
 * The pictures that a message is about: of a report or an answer the one that the toy twin shows, of a note the picture
 * that its owner did not like and the one that was drawn instead. Never the photo.
 */
export async function findPictures(
  database: Database,
  { versionId }: Pick<InboxEntryRow, 'versionId'>,
  toytwin: ToytwinRow,
): Promise<Found[]> {
  if (versionId === null) return toFound([{ which: 'shown', key: toytwin.packagedKey }]);
  const [redo] = await database.select().from(versions).where(eq(versions.id, versionId));
  if (!redo) return [];
  const [before] = await database
    .select({ key: versions.packagedKey })
    .from(versions)
    .where(
      and(
        eq(versions.toytwinId, toytwin.id),
        lt(versions.number, redo.number),
        isNotNull(versions.packagedKey),
        isNull(versions.variationStatus),
        or(isNull(versions.redoStatus), eq(versions.redoStatus, 'done')),
      ),
    )
    .orderBy(desc(versions.number))
    .limit(1);
  const isMade = redo.redoStatus === 'done';
  return toFound([
    { which: 'before', key: before?.key ?? null },
    { which: 'after', key: isMade ? redo.packagedKey : null },
  ]);
}

/** Signed addresses of these pictures. */
export function signPictures(fileSigner: FileSigner, pictures: readonly Found[]): InboxPictures['pictures'] {
  return pictures.map(({ which, key }) => ({
    which,
    small: fileSigner.sign(thumbnailKey(key, 512)),
    large: fileSigner.sign(largeViewKey(key)),
  }));
}

function toFound(pictures: { which: Found['which']; key: string | null }[]): Found[] {
  return pictures.flatMap(({ which, key }) => (key === null ? [] : [{ which, key }]));
}
