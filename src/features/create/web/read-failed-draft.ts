import type { QueryClient } from '@tanstack/react-query';
import { toytwinQuery } from '#features/gallery/web/use-toytwin.ts';
import { draftFromToytwin } from '#features/toytwins/web/draft-from-toytwin.ts';
import type { FormStep, WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { toytwinFailure } from './failure-words.ts';

/** The draft with which a person tries again, from its step on. */
export type FailedDraft = Partial<WizardDraft> & { step: FormStep };

/**
 * The inputs of a toy twin that failed, from its record, so that a person can try again in any tab, and what the record
 * says of the failure. Without a record, or an answer, the draft stays as it is.
 */
export async function readFailedDraft(
  queries: QueryClient,
  toytwinId: string | null,
): Promise<{ draft: FailedDraft; words: string | null }> {
  const record = toytwinId
    ? await queries.fetchQuery({ ...toytwinQuery(toytwinId), staleTime: 0 }).catch(() => null)
    : null;
  if (!record) return { draft: { step: 'upload', record: null, orderId: null }, words: null };
  // Only the card must change after a refused charge.
  const step = record.failureReason === 'charge_refused' ? 'pricing' : 'upload';
  return { draft: draftFromToytwin(record, step), words: toytwinFailure(record) };
}
