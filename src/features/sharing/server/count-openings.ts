import { eq, sql } from 'drizzle-orm';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { shareCounts } from '../tables.ts';

/** Milliseconds between a visit and the row that counts it. */
const WRITTEN_AFTER = 2_000;
/** Pages that are remembered until then; visits of further ones are not counted, so that memory has a limit. */
const MOST_PAGES = 10_000;

/** Counts how often public pages are opened. */
export interface Openings {
  /** Counts a visit. It waits for nothing: the page is sent as fast as without it. */
  add(token: string): void;
  /** Writes what was counted. */
  write(): Promise<void>;
}

/**
 * Counts in memory and writes every two seconds, all visits of a page with one statement. A process that dies loses those
 * seconds: it is a number to look at, and no bill.
 */
export function createOpenings({ database, logger }: Pick<Services, 'database' | 'logger'>): Openings {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const written = counted;
    counted = new Map();
    for (const [token, visits] of written) await addVisits(token, visits);
  }

  /** Of a page that was closed since, nothing is counted. */
  async function addVisits(token: string, visits: number): Promise<void> {
    const page = database
      .select({
        toytwinId: toytwins.id,
        token: sql<string>`${token}`.as('token'),
        opened: sql<number>`${visits}::int`.as('opened'),
      })
      .from(toytwins)
      .where(eq(toytwins.shareToken, token));
    const { opened } = shareCounts;
    const isSame = sql`${shareCounts.token} = excluded.token`;
    await database
      .insert(shareCounts)
      .select(page)
      .onConflictDoUpdate({
        target: shareCounts.toytwinId,
        set: {
          token,
          opened: sql`case when ${isSame} then ${opened} else 0 end + excluded.opened`,
        },
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'visits of a shared page were not counted'));
  }

  return {
    add(token) {
      const visits = counted.get(token);
      if (visits === undefined && counted.size >= MOST_PAGES) return;
      counted.set(token, (visits ?? 0) + 1);
      timer ??= setTimeout(() => void write(), WRITTEN_AFTER).unref();
    },
    write,
  };
}
