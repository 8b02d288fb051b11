import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { cutPage, cutPageBy, decodeCursor, decodePosition } from '#shared/cursor.ts';
import type { GalleryQuery } from '../gallery/contract.ts';
import { lettersOf, toytwins } from '../tables.ts';

/** The columns that a gallery card needs. */
const cardColumns = {
  id: toytwins.id,
  title: toytwins.title,
  templateId: toytwins.templateId,
  tier: toytwins.tier,
  secondPhotoId: toytwins.secondPhotoId,
  status: toytwins.status,
  serial: toytwins.serial,
  packagedKey: toytwins.packagedKey,
  characterKey: toytwins.characterKey,
  createdAt: toytwins.createdAt,
  isStarred: toytwins.isStarred,
  failureReason: toytwins.failureReason,
};

/** One card's row. */
export type CardRow = Awaited<ReturnType<ReturnType<typeof createToytwinList>>>['rows'][number];

type Needs = Pick<Services, 'database'>;

/**
 * Creates what reads one page of a person's gallery, from after `cursor`. The statements of the plain gallery, newest first by the
 * index of owner, time and id, are built once: building one takes Drizzle as long as PostgreSQL takes to answer it, and no
 * statement is sent more often.
 */
export function createToytwinList({ database }: Needs) {
  const select = (wanted: SQL | undefined) =>
    database
      .select(cardColumns)
      .from(toytwins)
      .where(wanted)
      .orderBy(desc(toytwins.createdAt), desc(toytwins.id))
      .limit(sql.placeholder('limit'));
  const mine = and(eq(toytwins.uid, sql.placeholder('uid')), isNull(toytwins.removedAt));
  const isOlder = sql`(${toytwins.createdAt}, ${toytwins.id}) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
  const firstPage = select(mine).prepare('gallery_first');
  const furtherPage = select(and(mine, isOlder)).prepare('gallery_further');

  return async ({ uid }: Pick<Caller, 'uid'>, query: GalleryQuery) => {
    if (!isPlain(query)) return listWanted({ database }, uid, query);
    const { cursor, limit } = query;
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

function isPlain({ search, templateId, tier, starred, sort }: GalleryQuery): boolean {
  return !(search.trim() || templateId || tier || starred) && sort === 'newest';
}

function listWanted(needs: Needs, uid: string, query: GalleryQuery) {
  const wanted = and(
    eq(toytwins.uid, uid),
    isNull(toytwins.removedAt),
    query.templateId && eq(toytwins.templateId, query.templateId),
    query.tier && eq(toytwins.tier, query.tier),
    query.starred && eq(toytwins.isStarred, true),
    ...query.search.split(/\s+/u).map(hasWord),
  );
  return query.sort === 'name' ? listByName(needs, wanted, query) : listByTime(needs, wanted, query);
}

/** Each word anywhere in the title or the description, whatever its accents. */
function hasWord(word: string): SQL | undefined {
  if (!word) return undefined;
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`${lettersOf(sql`${toytwins.title} || ' ' || ${toytwins.prompt} || ' ' || coalesce(${toytwins.design}->'second'->>'prompt', '')`)} like ${lettersOf(sql`${pattern}::text`)}`;
}

async function listByTime({ database }: Needs, wanted: SQL | undefined, query: GalleryQuery) {
  const { cursor, limit, sort } = query;
  const isOldest = sort === 'oldest';
  const after = cursor ? place(cursor) : undefined;
  const isAfter =
    after &&
    sql`(${toytwins.createdAt}, ${toytwins.id}) ${sql.raw(isOldest ? '>' : '<')} (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const order = isOldest ? asc : desc;
  const found = await database
    .select(cardColumns)
    .from(toytwins)
    .where(and(wanted, isAfter))
    .orderBy(order(toytwins.createdAt), order(toytwins.id))
    .limit(limit + 1);
  return cutPage(found, limit);
}

const namePosition = z.tuple([z.string(), z.uuid()]);

async function listByName({ database }: Needs, wanted: SQL | undefined, { cursor, limit }: GalleryQuery) {
  const letters = lettersOf(toytwins.title);
  const after = cursor ? decodePosition(namePosition, cursor) : undefined;
  const isAfter = after && sql`(${letters}, ${toytwins.id}) > (${after[0]}::text, ${after[1]}::uuid)`;
  const found = await database
    .select({ ...cardColumns, letters })
    .from(toytwins)
    .where(and(wanted, isAfter))
    .orderBy(letters, asc(toytwins.id))
    .limit(limit + 1);
  return cutPageBy(found, limit, (last) => [last.letters, last.id]);
}
