import { useCallback, useMemo, useRef, useState } from 'react';
import { nameOfAccount } from '#features/designs/web/name-of-account.ts';
import { clearDraft, readChosenTier, readDraft, writeDraft } from '#features/toytwins/web/draft-storage.ts';
import { emptyDraft, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import type { SessionUser } from '#web/identity/identity-client.ts';
import { tabStorage } from '#web/safe-storage.ts';

/**
 * The wizard's draft of this person, kept in this tab's storage. Each change is stored before it is shown, because the
 * page may be left for the payment page right after. Once `visit` is aborted nothing is stored any more, such as a photo
 * whose upload was still running. A new draft has on the box what the person is called, and the package
 * that was chosen last.
 */
export function useDraft({ uid, displayName }: SessionUser, visit: AbortSignal) {
  const fresh = useMemo(() => {
    const design = { ...emptyDraft.design, name: nameOfAccount(displayName) };
    return { ...emptyDraft, design, tier: readChosenTier(tabStorage()) };
  }, [displayName]);
  const [draft, setDraft] = useState(() => readDraft(tabStorage(), uid, fresh));
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
    latest.current = fresh;
    clearDraft(tabStorage(), uid);
    setDraft(fresh);
  }, [uid, fresh]);

  /** The draft with all changes, including those that are not rendered yet. For code that has awaited something. */
  const read = useCallback(() => latest.current, []);

  /** Whether the stored draft differs from the one that is shown: the page after a payment clears it. */
  const isOutdated = useCallback(
    () => JSON.stringify(readDraft(tabStorage(), uid, fresh)) !== JSON.stringify(latest.current),
    [uid, fresh],
  );

  return { draft, read, change, reset, isOutdated, ownName: fresh.design.name };
}

/** Changes some fields of the draft and leaves the others. */
export type ChangeDraft = ReturnType<typeof useDraft>['change'];
