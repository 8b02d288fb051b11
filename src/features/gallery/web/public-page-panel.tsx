import { useRef } from 'react';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ClosedPagePanel } from './closed-page-panel.tsx';
import { copyText, LINK_COPIED } from './copy-text.ts';
import { failureMessage } from './failure-message.ts';
import { LinkField } from './link-field.tsx';
import { useClosePublicPage, useOpenPublicPage } from './use-public-page.ts';

const PAGE_FAILED = 'The public page could not be changed. Please try again later.';

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

type OpenPageProps = { shareUrl: string; busy: boolean; onStop: () => void };

function OpenPage({ shareUrl, busy, onStop }: OpenPageProps) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const onCopy = async () => {
    if (await copyText(shareUrl)) toast(LINK_COPIED);
    // The browser refused the clipboard: select the link for copying by hand.
    else field.current?.focus();
  };
  return (
    <>
      <LinkField ref={field} label="Link" link={shareUrl} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void onCopy()}>
          Copy link
        </Button>
        <Button variant="quiet" busy={busy} onClick={onStop}>
          Stop sharing
        </Button>
      </div>
    </>
  );
}
