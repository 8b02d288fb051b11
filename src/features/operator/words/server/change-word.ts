import { and, eq } from 'drizzle-orm';
import { type Act, actInDatabase } from '#features/operator/audit/server/act.ts';
import type { Services } from '#services/index.ts';
import { ownWords } from '#services/moderation/tables.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { MOST_OWN_WORDS, type OwnWord } from '../contract.ts';

type Needs = Pick<Services, 'database' | 'moderation'>;
type PressedAct = Omit<Act, 'kind' | 'about'>;
type WordKey = Pick<OwnWord, 'language' | 'word'>;

const isIt = ({ language, word }: WordKey) => and(eq(ownWords.language, language), eq(ownWords.word, word));

/**
 * Refuses or allows a word, with a line in the audit.
 * @throws {AppError} `conflict` if there are too many.
 */
export async function setWord({ database, moderation }: Needs, act: PressedAct, own: OwnWord) {
  const { language, word, verdict } = own;
  const answer = await actInDatabase(
    { database },
    { ...act, kind: 'word.set', about: { subject: word } },
    async (transaction) => {
      const [before] = await transaction.select().from(ownWords).where(isIt(own)).for('update');
      if (!before && (await transaction.$count(ownWords)) >= MOST_OWN_WORDS)
        throw new AppError('conflict', `There are ${MOST_OWN_WORDS} words already. Please remove some.`);
      const change = { verdict, changedBy: act.operator.email, changedAt: new Date() };
      await transaction
        .insert(ownWords)
        .values({ language, word, ...change })
        .onConflictDoUpdate({ target: [ownWords.language, ownWords.word], set: change });
      return { before: { language, verdict: before?.verdict ?? null }, after: { language, verdict } };
    },
  );
  await moderation.readAgain();
  return answer;
}

/**
 * Removes a word of our own, with a line in the audit.
 * @throws {AppError} `not_found` if there is none.
 */
export async function removeWord({ database, moderation }: Needs, act: PressedAct, key: WordKey) {
  const { language, word } = key;
  const answer = await actInDatabase(
    { database },
    { ...act, kind: 'word.remove', about: { subject: word } },
    async (transaction) => {
      const [removed] = await transaction.delete(ownWords).where(isIt(key)).returning();
      if (!removed) throw notFound('Word');
      return { before: { language, verdict: removed.verdict }, after: { language, verdict: null } };
    },
  );
  await moderation.readAgain();
  return answer;
}
