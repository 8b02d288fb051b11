import { refuseByList } from '#features/designs/server/refuse-words.ts';
import type { Services } from '#services/index.ts';
import { ownWords } from '#services/moderation/tables.ts';
import type { TrialAnswer, TrialBody, TrialVerdict } from '../contract.ts';

/** What buyers would read about a text, now and with a change of our own words. Nothing is stored or counted. */
export async function tryWords(
  { database, moderation }: Pick<Services, 'database' | 'moderation'>,
  { text, change }: TrialBody,
): Promise<TrialAnswer> {
  const now = await database.select().from(ownWords);
  const others = now.filter(({ language, word }) => language !== change?.language || word !== change.word);
  const added = change && change.verdict !== 'remove' ? [{ ...change, verdict: change.verdict }] : [];
  const judge = (words: Parameters<typeof moderation.withWords>[0]): TrialVerdict => {
    const lists = moderation.withWords(words);
    const asDescription = { title: '', prompt: text, design: {} };
    const onBox = { title: '', prompt: '', design: { line: text } };
    return {
      description: refuseByList(lists, asDescription)?.message ?? null,
      box: refuseByList(lists, onBox)?.message ?? null,
    };
  };
  return { before: judge(now), after: judge([...others, ...added]) };
}
