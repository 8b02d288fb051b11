import { desc, eq, max, sum } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { refusedWords } from '#services/moderation/tables.ts';
import { MOST_REFUSED, type RefusedWord, type WordLanguage } from '../contract.ts';

/** The words that were refused most often, of one language or of all. Counts are kept for thirty days. */
export async function listRefused(database: Database, language?: WordLanguage): Promise<RefusedWord[]> {
  const { objection, word } = refusedWords;
  const times = sum(refusedWords.times).mapWith(Number);
  const rows = await database
    .select({ language: refusedWords.language, objection, word, times, lastDay: max(refusedWords.day) })
    .from(refusedWords)
    .where(language && eq(refusedWords.language, language))
    .groupBy(refusedWords.language, objection, word)
    .orderBy(desc(times), word)
    .limit(MOST_REFUSED);
  return rows.map((row) => ({ ...row, lastDay: row.lastDay ?? '' }));
}
