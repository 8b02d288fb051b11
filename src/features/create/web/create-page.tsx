import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Photo } from '#features/photos/contract.ts';
import { type FormStep, isUntouched } from '#features/toytwins/web/wizard-draft.ts';
import { KeptBanner } from '#features/trial/web/kept-banner.tsx';
import { forgetKeptTry } from '#features/trial/web/kept-key.ts';
import { type KeptTry, readOwnTry } from '#features/trial/web/kept-try.ts';
import { appPaths } from '#shared/app-paths.ts';
import type { SessionUser } from '#web/identity/identity-client.ts';
import { useAuth } from '#web/identity/identity-provider.tsx';
import { browserStorage, tabStorage } from '#web/safe-storage.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { FormSteps } from './form-steps.tsx';
import type PaidSteps from './paid-steps.tsx';
import type { FailedDraft } from './read-failed-draft.ts';
import type TakeOver from './take-over.tsx';
import type TakeOverTry from './take-over-try.tsx';
import { useDraft } from './use-draft.ts';

const TAKEN_ELSEWHERE =
  'Your box was opened in another window of this browser. You can close this window or create another toy twin here.';
const TRIED_PHOTO_GONE =
  'Your photo was kept for only 30 minutes and is gone. Please choose it again: your look and your words are still here.';

const SHARED_PHOTO_GONE = 'The photo that you shared has not arrived. Please choose it here.';

/** Navigation that begins the wizard's history at a step. */
const beginAt = (step: FormStep) => ({ replace: true, state: { step, depth: 0 } });

/** docs/specification.md#wizard, "Create wizard". `order_id` and `payment_status=success` in the query resume at processing. */
export default function CreatePage() {
  const auth = useAuth();
  const [beginnings, setBeginnings] = useState(0);
  const beginAnew = useCallback(() => setBeginnings((before) => before + 1), []);
  return (
    <>
      <PageMeta title="Create" />
      {auth.status === 'signed-in' && (
        <Wizard
          key={`${auth.user.uid} ${beginnings}`}
          user={auth.user}
          visit={auth.visit}
          onOutdated={beginAnew}
        />
      )}
    </>
  );
}

type WizardProps = {
  user: SessionUser;
  visit: AbortSignal;
  /** The stored draft differs from what is shown. */
  onOutdated: () => void;
};

function Wizard({ user, visit, onOutdated }: WizardProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wizard = useDraft(user, visit);
  const { change, read, reset, isOutdated } = wizard;
  const [failure, setFailure] = useState<string | null>(null);
  const waiting = () => readOwnTry(browserStorage(), user.uid);
  // What somebody has begun in this tab is not replaced unless they ask for it.
  const [kept, setKept] = useState(() =>
    query.get('from') === 'try' || isUntouched(read()) ? waiting() : null,
  );
  const [shared, setShared] = useState<File | null>(null);
  const isShared = query.get('from') === 'share';

  useEffect(() => {
    // The browser's back button can restore this very page. What it shows may have been paid since.
    const revive = ({ persisted }: PageTransitionEvent) => persisted && isOutdated() && onOutdated();
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [isOutdated, onOutdated]);

  useEffect(() => {
    if (!isShared) return;
    setKept(null);
    void import('#web/installed/shared-photo.ts')
      .then(({ takeSharedPhoto }) => takeSharedPhoto())
      .catch(() => null)
      .then((photo) => {
        setShared(photo);
        setFailure(photo ? null : SHARED_PHOTO_GONE);
        void navigate(appPaths.create, beginAt('upload'));
      });
  }, [isShared, navigate]);

  const createAnother = useCallback(() => {
    reset();
    setFailure(null);
    void navigate(appPaths.create, beginAt('upload'));
  }, [reset, navigate]);

  const fail = useCallback(
    (draft: FailedDraft, words: string) => {
      change(draft);
      setFailure(words);
      void navigate(appPaths.create, beginAt(draft.step));
    },
    [change, navigate],
  );

  const orderId = query.get('order_id');
  // The draft stays if it is not of this order: somebody may open the URL of an older order.
  const resetIfPaid = useCallback(() => {
    if (read().orderId === orderId) reset();
  }, [read, reset, orderId]);

  const takeTry = (tried: KeptTry, photo: Photo | null) => {
    const { templateId, description, design } = tried;
    const step = photo ? 'description' : 'upload';
    forgetKeptTry(browserStorage());
    forgetKeptTry(tabStorage());
    reset();
    change({
      templateId,
      description,
      photo,
      step,
      design: { ...design, name: design.name || read().design.name },
    });
    setFailure(photo ? null : TRIED_PHOTO_GONE);
    setKept(null);
    void navigate(appPaths.create, beginAt(step));
  };

  const leaveTry = (words: string | null) => {
    setKept(null);
    setFailure(words);
    void navigate(appPaths.create, beginAt(read().step));
  };

  const toTakeOver = query.get('draft');
  if (toTakeOver) return <LazyTakeOver id={toTakeOver} change={change} onCreateAnother={createAnother} />;
  if (query.get('payment_status') === 'success') {
    return (
      <AfterPayment orderId={orderId} onPaid={resetIfPaid} onFailed={fail} onCreateAnother={createAnother} />
    );
  }
  if (kept) {
    return (
      <LazyTakeOverTry
        kept={kept}
        onTaken={(photo) => takeTry(kept, photo)}
        onTakenElsewhere={() => leaveTry(TAKEN_ELSEWHERE)}
        onPostponed={() => leaveTry(null)}
      />
    );
  }
  return (
    <>
      {isUntouched(wizard.draft) && <KeptBanner className="mb-6" onGoOn={() => setKept(waiting())} />}
      <FormSteps
        user={user}
        wizard={wizard}
        shared={shared}
        failure={failure}
        onFailureSeen={() => setFailure(null)}
      />
    </>
  );
}

/** Loaded only after the payment page, so that the form does not wait for this code. */
function AfterPayment(props: ComponentProps<typeof PaidSteps>) {
  const { Part, failed, again } = useLazyComponent('paid-steps', () => import('./paid-steps.tsx'));
  if (Part) return <Part {...props} />;
  if (!failed) return <PageSpinner label="Finding your order" />;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <PageTitle>Your order</PageTitle>
      <RetryNotice
        title="This page could not be loaded. Please check your internet connection."
        onRetry={again}
      >
        If your payment went through, your toy twin is still being made and will appear in your gallery.
      </RetryNotice>
    </div>
  );
}

/** Loaded only where a box from `/try` waits, so that the form does not wait for this code. */
function LazyTakeOverTry(props: ComponentProps<typeof TakeOverTry>) {
  const { Part, failed, again } = useLazyComponent('take-over-try', () => import('./take-over-try.tsx'));
  if (Part) return <Part {...props} />;
  if (!failed) return <PageSpinner label="Loading your box" />;
  return <NotLoaded title="Your box" onRetry={again} />;
}

/** Loaded only for an existing toy twin, for the same reason. */
function LazyTakeOver(props: ComponentProps<typeof TakeOver>) {
  const { Part, failed, again } = useLazyComponent('take-over', () => import('./take-over.tsx'));
  if (Part) return <Part {...props} />;
  if (!failed) return <PageSpinner label="Loading your toy twin" />;
  return <NotLoaded title="Your toy twin" onRetry={again} />;
}

function NotLoaded({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <PageTitle>{title}</PageTitle>
      <RetryNotice
        title="This page could not be loaded. Please check your internet connection."
        onRetry={onRetry}
      >
        Nothing was charged.
      </RetryNotice>
    </div>
  );
}
