import { useRef } from 'react';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { failureMessage } from '../failure-message.ts';
import { ClosedPagePanel } from './closed-page-panel.tsx';
import { OpenPage } from './open-page.tsx';
import { PAGE_FAILED, useClosePublicPage, useOpenPublicPage } from './use-public-page.ts';

/** Shows whether the toy twin has a public page, its link, and the button to open or close it. */
export function PublicPagePanel({ toytwin }: { toytwin: Pick<Toytwin, 'id' | 'shareUrl' | 'shareClosed'> }) {
  if (toytwin.shareClosed) return <ClosedPagePanel id={toytwin.id} reason={toytwin.shareClosed.reason} />;
  return <OwnPagePanel toytwin={toytwin} />;
}

function OwnPagePanel({ toytwin }: { toytwin: Pick<Toytwin, 'id' | 'shareUrl'> }) {
  const open = useOpenPublicPage(toytwin.id);
  const close = useClosePublicPage(toytwin.id);
  const { shareUrl } = toytwin;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears, so the focus moves to the panel's heading.
  const toHeading = { onSuccess: () => heading.current?.focus({ preventScroll: true }) };
  const error = open.error ?? close.error;
  return (
    <section
      aria-labelledby="public-page"
      className="flex flex-col gap-3 rounded-card border-2 border-line bg-card p-4 sm:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} id="public-page" className="text-xl">
          Public page
        </h2>
        <span
          className={classNames(
            'rounded-md px-2 py-0.5 text-sm font-extrabold',
            shareUrl ? 'bg-grass text-print-ink' : 'bg-sunken text-soft',
          )}
        >
          {shareUrl ? 'Open' : 'Closed'}
        </span>
      </div>
      <p className="text-soft">
        {shareUrl
          ? 'Anyone with the link can see this toy twin. Your photo is never shown.'
          : 'Only you can see this toy twin. A public page shows the figure, never your photo.'}
      </p>
      {shareUrl ? (
        <OpenPage
          id={toytwin.id}
          shareUrl={shareUrl}
          busy={close.isPending}
          onStop={() => close.mutate(undefined, toHeading)}
        />
      ) : (
        <Button
          variant="secondary"
          busy={open.isPending}
          onClick={() => open.mutate(undefined, toHeading)}
          className="self-start"
        >
          Open public page
        </Button>
      )}
      {error && <Notice tone="error">{failureMessage(error, PAGE_FAILED)}</Notice>}
    </section>
  );
}
