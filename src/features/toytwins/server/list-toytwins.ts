import { and, desc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../../services/identity/index.ts';
import type { Services } from '../../../services/index.ts';
import { cutPage, decodeCursor } from '../../../shared/cursor.ts';
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
  failureMessage: toytwins.failureMessage,
};

/** One card's row. */
export type CardRow = Awaited<ReturnType<ReturnType<typeof prepareGallery>>>['rows'][number];

/**
 * Prepares the gallery's two queries, first page and further page, and returns the function that runs them:
 * newest first, from after `cursor`, by the index of owner, time and id, however many there are.
 */
export function prepareGallery({ database }: Pick<Services, 'database'>) {
  const order = [desc(toytwins.createdAt), desc(toytwins.id)] as const;
  const mine = eq(toytwins.uid, sql.placeholder('uid'));
  const select = () => database.select(cardColumns).from(toytwins);
  const firstPage = select()
    .where(mine)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .prepare('gallery_first');
  const furtherPage = select()
    .where(
      and(
        mine,
        sql`(${toytwins.createdAt}, ${toytwins.id}) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .prepare('gallery_further');

  return async (caller: Caller, { cursor, limit }: { cursor?: string; limit: number }) => {
    const values = { uid: caller.uid, limit: limit + 1 };
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
