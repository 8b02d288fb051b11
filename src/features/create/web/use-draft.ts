import { useCallback, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '#features/toytwins/web/draft-storage.ts';
import { emptyDraft, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { tabStorage } from '#web/safe-storage.ts';

/**
 * The wizard's draft of the person with this uid, kept in this tab's storage. Each change is written before it is shown,
 * since leaving for the payment page gives no second chance; after the `visit` none is, such as a photo that was still
 * on its way.
 */
export function useDraft(uid: string, visit: AbortSignal) {
  const [draft, setDraft] = useState(() => readDraft(tabStorage(), uid));
  const latest = useRef(draft);

  const change = useCallback(
    (part: Partial<WizardDraft>) => {
      if (visit.aborted) return;
      latest.current = { ...latest.current, ...part };
      writeDraft(tabStorage(), uid, latest.current);
      setDraft(latest.current);
    },
    [uid, visit],
  );

  const reset = useCallback(() => {
    latest.current = emptyDraft;
    clearDraft(tabStorage(), uid);
    setDraft(emptyDraft);
  }, [uid]);

  /** The draft with every change so far, for somebody who has waited: those that are not shown yet included. */
  const read = useCallback(() => latest.current, []);

  /** Whether another draft is kept by now than the one that is shown: the page after a payment forgets what was paid. */
  const isOutdated = useCallback(
    () => JSON.stringify(readDraft(tabStorage(), uid)) !== JSON.stringify(latest.current),
    [uid],
  );

  return { draft, read, change, reset, isOutdated };
}

/** Changes some fields of the draft and leaves the others. */
export type ChangeDraft = ReturnType<typeof useDraft>['change'];
