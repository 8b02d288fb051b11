import type { Toytwin } from '#features/toytwins/contract.ts';
import type { PictureKind } from '#features/toytwins/downloads/contract.ts';
import { isTemporary } from '#web/api/api-error.ts';
import { startDownload } from '#web/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { DOWNLOAD_FAILED, failureMessage } from './failure-message.ts';
import { isInAppBrowser } from './is-in-app-browser.ts';
import { LinkField } from './link-field.tsx';
import { useDownload } from './use-download.ts';
import { useSharePicture } from './use-share-picture.ts';

type Props = {
  toytwin: Toytwin;
  kind: PictureKind;
  /** Which of the two comes first; where it is sharing, downloading is called 'Save'. */
  main?: 'download' | 'share';
  /** How the first of the two looks. */
  variant?: ButtonVariant;
  /** Where the public page can be closed, in words. */
  closing?: string;
};

const PICTURE_NAMES: Record<PictureKind, string> = { packaged: 'Packaged Figure', '3d': '3D Character' };
/** In the browser inside another app, which saves no file. */
export const HOLD_TO_SAVE = 'Press and hold the picture to save it';
const SHARE_FAILED = 'The share link could not be created. Please try again later.';

/**
 * Download and Share for one picture. Both buttons wait for the download address (docs/specification.md#detail, "Detail").
 */
export function PictureActions(props: Props) {
  const { toytwin, kind, main = 'download', variant = 'primary', closing = 'below' } = props;
  const download = useDownload(toytwin.id, kind);
  const sharing = useSharePicture(toytwin, kind);
  const onDownload = async () => {
    const { data, isSuccess } = await download.refetch();
    if (isSuccess) startDownload(data.url, data.fileName);
  };
  const mayShare = !toytwin.shareClosed;
  const isInApp = isInAppBrowser();
  const buttons = {
    download: !isInApp && (
      <Button
        key="download"
        size="lg"
        variant={main === 'download' ? variant : 'secondary'}
        disabled={!download.data}
        busy={download.isRefetching}
        onClick={() => void onDownload()}
      >
        {main === 'download' ? 'Download' : 'Save'}
      </Button>
    ),
    share: mayShare && (
      <Button
        key="share"
        size="lg"
        variant={main === 'share' ? variant : 'secondary'}
        disabled={!download.data}
        busy={sharing.busy}
        onClick={() => void sharing.share()}
      >
        Share
      </Button>
    ),
  };
  return (
    <fieldset aria-label={PICTURE_NAMES[kind]} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap gap-3 *:flex-1">
        {main === 'download' ? [buttons.download, buttons.share] : [buttons.share, buttons.download]}
      </div>
      {isInApp && <p className="font-bold">{HOLD_TO_SAVE}</p>}
      {mayShare && !toytwin.shareUrl && (
        <p className="text-sm">
          Share creates a public link: anyone with it sees this toy twin, never your photo.
        </p>
      )}
      {download.error && <DownloadProblem download={download} />}
      {sharing.error && <Notice tone="error">{failureMessage(sharing.error, SHARE_FAILED)}</Notice>}
      {sharing.opened && (
        <Notice tone="info" answer={!sharing.refused}>
          A public page is now open: anyone with the link sees this toy twin, never your photo. You can close
          it {closing}.
        </Notice>
      )}
      {/* Each press remounts the notice, so that it is announced again. */}
      {sharing.refused && (
        <LinkField
          key={sharing.refused.times}
          ref={enter}
          label="Copy this link"
          link={sharing.refused.address}
        />
      )}
    </fieldset>
  );
}

/** Shown when the first download address failed: both buttons stay disabled until a retry succeeds. */
function DownloadProblem({ download }: { download: ReturnType<typeof useDownload> }) {
  const words = failureMessage(download.error, DOWNLOAD_FAILED);
  if (download.data || !isTemporary(download.error)) return <Notice tone="error">{words}</Notice>;
  return <RetryNotice onRetry={() => void download.refetch()}>{words}</RetryNotice>;
}

function enter(field: HTMLInputElement | null): void {
  field?.focus();
}
