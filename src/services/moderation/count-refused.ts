import { lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '#services/database/index.ts';
import type { RefusedWords } from './objection.ts';
import { refusedWords } from './tables.ts';

/** Somebody who types is answered at every pause: a word that stays in the text counts once an hour. */
const REMEMBERED = { max: 10_000, ttl: 3_600_000 };
const DAY = 86_400_000;
/** Counts are kept for so many days. */
const KEPT_DAYS = 30;

/** Counts what is refused. */
export interface RefusalCount {
  /** @param caller only tells in memory that it is the same one again; it is not stored. */
  add(caller: string, found: readonly RefusedWords[]): void;
  /** Waits until everything is stored. */
  close(): Promise<void>;
}

/** Creates the count of refused words. A count that cannot be stored is lost; nobody waits for it. */
export function createRefusalCount(database: Database, logger: Logger): RefusalCount {
  const counted = new LRUCache<string, true>(REMEMBERED);
  let storing: Promise<void> = Promise.resolve();
  return {
    add(caller, found) {
      const news = found.filter((each) => {
        const key = [caller, each.objection, each.language, each.word].join(' ');
        return !counted.has(key) && counted.set(key, true);
      });
      if (news.length === 0) return;
      storing = storing
        .then(() => store(database, news, new Date()))
        .catch((error: unknown) => logger.warn({ err: error }, 'refused words were not counted'));
    },
    close: () => storing,
  };
}

async function store(database: Database, found: readonly RefusedWords[], now: Date): Promise<void> {
  const day = dayOf(now);
  await database
    .insert(refusedWords)
    .values(found.map(({ objection, language, word }) => ({ day, objection, language, word, times: 1 })))
    .onConflictDoUpdate({
      target: [refusedWords.day, refusedWords.language, refusedWords.objection, refusedWords.word],
      set: { times: sql`${refusedWords.times} + 1` },
    });
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Deletes counts that are older than thirty days. */
export async function deleteOldRefusedWords(database: Database, now: number): Promise<void> {
  await database.delete(refusedWords).where(lt(refusedWords.day, dayOf(new Date(now - KEPT_DAYS * DAY))));
}
