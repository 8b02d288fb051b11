import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { prepareOnce } from '#services/database/prepare-once.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { cutPage, decodeCursor } from '#shared/cursor.ts';
import { toytwins } from '../tables.ts';

/** The columns that a gallery card needs. */
const cardColumns = {
  id: toytwins.id,
  title: toytwins.title,
  templateId: toytwins.templateId,
  tier: toytwins.tier,
  status: toytwins.status,
  serial: toytwins.serial,
  packagedKey: toytwins.packagedKey,
  characterKey: toytwins.characterKey,
  createdAt: toytwins.createdAt,
  failureReason: toytwins.failureReason,
};

/** One card's row. */
export type CardRow = Awaited<ReturnType<typeof listToytwins>>['rows'][number];

/** One page of a person's gallery: newest first, from after `cursor`, by the index of owner, time and id. */
export async function listToytwins(
  { database }: Pick<Services, 'database'>,
  { uid }: Caller,
  { cursor, limit }: { cursor?: string; limit: number },
) {
  const values = { uid, limit: limit + 1 };
  const found = cursor
    ? await furtherPage(database).execute({ ...values, ...place(cursor) })
    : await firstPage(database).execute(values);
  return cutPage(found, limit);
}

const mine = eq(toytwins.uid, sql.placeholder('uid'));
const isOlder = sql`(${toytwins.createdAt}, ${toytwins.id}) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
const firstPage = prepareOnce((database) => selectCards(database, mine).prepare('gallery_first'));
const furtherPage = prepareOnce((database) =>
  selectCards(database, and(mine, isOlder)).prepare('gallery_further'),
);

function selectCards(database: Database, wanted: SQL | undefined) {
  return database
    .select(cardColumns)
    .from(toytwins)
    .where(wanted)
    .orderBy(desc(toytwins.createdAt), desc(toytwins.id))
    .limit(sql.placeholder('limit'));
}

function place(cursor: string) {
  const { createdAt, id } = decodeCursor(cursor);
  return { createdAt: createdAt.toISOString(), id };
}
