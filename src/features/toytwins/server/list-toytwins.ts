import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
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
export type CardRow = Awaited<ReturnType<ReturnType<typeof createToytwinList>>>['rows'][number];

/**
 * Creates what reads one page of a person's gallery: newest first, from after `cursor`, by the index of owner, time and id.
 * Its statements are built once: building one takes Drizzle as long as PostgreSQL takes to answer it, and no statement is
 * sent more often.
 */
export function createToytwinList({ database }: Pick<Services, 'database'>) {
  const select = (wanted: SQL | undefined) =>
    database
      .select(cardColumns)
      .from(toytwins)
      .where(wanted)
      .orderBy(desc(toytwins.createdAt), desc(toytwins.id))
      .limit(sql.placeholder('limit'));
  const mine = eq(toytwins.uid, sql.placeholder('uid'));
  const isOlder = sql`(${toytwins.createdAt}, ${toytwins.id}) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
  const firstPage = select(mine).prepare('gallery_first');
  const furtherPage = select(and(mine, isOlder)).prepare('gallery_further');

  return async ({ uid }: Pick<Caller, 'uid'>, { cursor, limit }: { cursor?: string; limit: number }) => {
    const values = { uid, limit: limit + 1 };
    const found = cursor
      ? await furtherPage.execute({ ...values, ...place(cursor) })
      : await firstPage.execute(values);
    return cutPage(found, limit);
  };
}

function place(cursor: string) {
  const { createdAt, id } = decodeCursor(cursor);
  return { createdAt: createdAt.toISOString(), id };
}
