import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { copyText, LINK_COPIED } from '../copy-text.ts';
import { failureMessage } from '../failure-message.ts';
import { LinkField } from '../link-field.tsx';
import { PageLifetime } from './page-lifetime.tsx';
import { PageQrCode } from './page-qr-code.tsx';
import { PAGE_FAILED } from './use-public-page.ts';
import { useChangeShare, useShareState } from './use-share-state.ts';

type Props = { id: string; shareUrl: string; busy: boolean; onStop: () => void };

/** The open page: its link and QR code, its end, its visits, and the button that closes it. */
export function OpenPage({ id, shareUrl, busy, onStop }: Props) {
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
        <PageQrCode shareUrl={shareUrl} />
        <Button variant="quiet" busy={busy} onClick={onStop}>
          Stop sharing
        </Button>
      </div>
      <PageState id={id} shareUrl={shareUrl} />
    </>
  );
}

function PageState({ id, shareUrl }: Pick<Props, 'id' | 'shareUrl'>) {
  const { data: state } = useShareState(id, shareUrl);
  const change = useChangeShare(id, shareUrl);
  const { showsModel = null } = state ?? {};
  return (
    <div className="flex flex-col gap-3 border-t-2 border-line pt-3">
      {state && <Visits opened={state.opened} />}
      {state ? (
        <PageLifetime
          state={state}
          disabled={change.isPending}
          onChoose={(lifetime) => change.mutate({ lifetime })}
        />
      ) : (
        <div className="h-40 animate-breathe rounded-xl bg-sunken" />
      )}
      {showsModel !== null && (
        <Switch
          label="Visitors can turn it in 3D"
          on={showsModel}
          disabled={change.isPending}
          onClick={() => change.mutate({ showsModel: !showsModel })}
        />
      )}
      {change.error && <Notice tone="error">{failureMessage(change.error, PAGE_FAILED)}</Notice>}
    </div>
  );
}

function Visits({ opened }: { opened: number }) {
  return (
    <p className="text-soft">
      {opened === 0 ? 'Nobody has opened it yet.' : <Times opened={opened} />} Your own visits do not count,
      and we do not keep who visits.
    </p>
  );
}

function Times({ opened }: { opened: number }) {
  return (
    <>
      Opened{' '}
      <strong className="text-ink tabular-nums">
        {opened === 1 ? 'once' : `${opened.toLocaleString('en-US')} times`}
      </strong>
      .
    </>
  );
}
