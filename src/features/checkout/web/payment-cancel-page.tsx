import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { draftKeys } from '#features/toytwins/web/clear-all-drafts.ts';
import { appPaths } from '#shared/app-paths.ts';
import { tabStorage } from '#web/safe-storage.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { PaymentCard } from './payment-card.tsx';
import { toytwinPath } from './resume-path.ts';
import { useRedirectAfter } from './use-redirect-after.ts';

/** docs/specification.md#limits: "cancel page 3 s". */
const REDIRECT_DELAY = 3000;

/**
 * docs/specification.md#wizard: the person turned back on the payment provider's page. The wizard remembers everything; in a tab that
 * has no draft it takes over the toy twin that was to be paid. After a follow-up order its toy twin is shown again.
 */
export default function PaymentCancelPage() {
  const [query] = useSearchParams();
  const [hasDraft] = useState(() => draftKeys(tabStorage()).length > 0);
  const toytwinId = query.get('toytwin_id');
  const purpose = query.get('purpose');
  const path = toytwinId && purpose ? toytwinPath(toytwinId) : wizardPath(hasDraft ? null : toytwinId);
  useRedirectAfter(path, REDIRECT_DELAY);
  return (
    <PaymentCard mark="cancelled">
      <PageMeta title="Payment cancelled" />
      <PageTitle>
        <span className="inline-block">Payment Cancelled.</span>{' '}
        <span className="inline-block">No charges have been made</span>
      </PageTitle>
      {(hasDraft || toytwinId) && <p className="text-lg text-soft">{keptWords(purpose)}</p>}
      <ButtonLink to={path} replace size="lg" className="mt-2">
        Try Again
      </ButtonLink>
    </PaymentCard>
  );
}

/** What is still there, by what the payment was for; null for the toy twin itself. */
function keptWords(purpose: string | null): string {
  if (purpose === 'redo') return 'Your toy twin is unchanged, and your changes are still here.';
  if (purpose === 'upgrade') return 'Your toy twin is unchanged.';
  return 'Your photo, template and description are still here.';
}

/** The wizard, with the draft of this tab or with the toy twin that it takes over. */
function wizardPath(toytwinId: string | null): string {
  return toytwinId ? `${appPaths.create}?${new URLSearchParams({ draft: toytwinId })}` : appPaths.create;
}
