import { useCallback, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '#features/toytwins/web/draft-storage.ts';
import { emptyDraft, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { tabStorage } from '#web/safe-storage.ts';

/**
 * The wizard's draft of the person with this uid, kept in this tab's storage. Each change is stored before it is shown,
 * because the page may be left for the payment page right after. Once `visit` is aborted nothing is stored any more, such
 * as a photo whose upload was still running.
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

  /** The draft with all changes, including those that are not rendered yet. For code that has awaited something. */
  const read = useCallback(() => latest.current, []);

  /** Whether the stored draft differs from the one that is shown: the page after a payment clears it. */
  const isOutdated = useCallback(
    () => JSON.stringify(readDraft(tabStorage(), uid)) !== JSON.stringify(latest.current),
    [uid],
  );

  return { draft, read, change, reset, isOutdated };
}

/** Changes some fields of the draft and leaves the others. */
export type ChangeDraft = ReturnType<typeof useDraft>['change'];
