import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type ToytwinRow, type VersionRow, versions } from '#features/toytwins/tables.ts';
import { prepareOnce } from '#services/database/prepare-once.ts';
import type { Services } from '#services/index.ts';

const insertVersion = prepareOnce((database) => {
  const next = database
    .select({ number: sql<number>`coalesce(max(${versions.number}), 0) + 1` })
    .from(versions)
    .where(eq(versions.toytwinId, sql.placeholder('toytwinId')));
  return database
    .insert(versions)
    .values({
      id: sql.placeholder('id'),
      toytwinId: sql.placeholder('toytwinId'),
      orderId: sql.placeholder('orderId'),
      number: sql`(${next})`,
      engine: sql.placeholder('engine'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing({ target: versions.orderId })
    .returning()
    .prepare('insert_version');
});

/** The version that this order pays for: the one that an earlier attempt opened, or a new one. */
export async function openVersion(
  { database, imaging }: Pick<Services, 'database' | 'imaging'>,
  toytwin: ToytwinRow,
  orderId: string,
): Promise<VersionRow> {
  const [opened] = await insertVersion(database).execute({
    id: randomUUID(),
    toytwinId: toytwin.id,
    orderId,
    engine: imaging.engine,
    createdAt: new Date(),
  });
  if (opened) return opened;
  const [version] = await database.select().from(versions).where(eq(versions.orderId, orderId));
  if (!version) throw new Error('The version row could not be stored');
  return version;
}
