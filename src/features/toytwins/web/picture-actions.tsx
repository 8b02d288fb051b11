import { useState } from 'react';
import { mayPass } from '../../../web/api/api-error.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { RetryNotice } from '../../../web/ui/retry-notice.tsx';
import { useToast } from '../../../web/ui/toast.tsx';
import { downloadFileName, type PictureKind, type Toytwin } from '../contract.ts';
import { copyText, LINK_COPIED } from './copy-text.ts';
import { DOWNLOAD_FAILED, failureWords } from './failure-words.ts';
import { LinkField } from './link-field.tsx';
import { sharePicture } from './share-picture.ts';
import { startDownload } from './start-download.ts';
import { useDownload } from './use-download.ts';
import { useOpenPublicPage } from './use-public-page.ts';

type Props = { toytwin: Toytwin; kind: PictureKind };

const SHARE_FAILED = 'The share link could not be made. Please try again later.';

/** Download and Share of one picture; both wait for the download address (spec section 2, "Detail"). */
export function PictureActions({ toytwin, kind }: Props) {
  const download = useDownload(toytwin.id, kind);
  const openPage = useOpenPublicPage(toytwin.id);
  const toast = useToast();
  const [sharing, setSharing] = useState(false);
  // The link that the browser refused to copy is shown, to be copied by hand.
  const [refused, setRefused] = useState<{ link: string; times: number } | null>(null);
  // Said of a page that was closed before: to copy a link does not sound like showing it to anybody.
  const [opened, setOpened] = useState(false);
  const fileName = downloadFileName(toytwin.id, kind);

  const onDownload = async () => {
    const { data, isSuccess } = await download.refetch();
    if (isSuccess) startDownload(data.url, data.fileName);
  };
  const shareLink = async () => {
    const wasClosed = !toytwin.shareUrl;
    const { shareUrl } = await openPage.mutateAsync();
    setOpened(wasClosed);
    if (await copyText(shareUrl)) toast(LINK_COPIED);
    else setRefused((before) => ({ link: shareUrl, times: (before?.times ?? 0) + 1 }));
  };
  const onShare = async () => {
    setSharing(true);
    try {
      const address = kind === 'packaged' ? toytwin.packagedImageUrl : toytwin.threeDModelUrl;
      const shared = await sharePicture({ address, fileName, title: toytwin.title });
      if (!shared) await shareLink();
    } catch {
      // The failed call is told below, from the mutation's own error.
    } finally {
      setSharing(false);
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button
          size="lg"
          disabled={!download.data}
          busy={download.isRefetching}
          onClick={() => void onDownload()}
        >
          Download
        </Button>
        <Button
          variant="secondary"
          size="lg"
          disabled={!download.data}
          busy={sharing}
          onClick={() => void onShare()}
        >
          Share
        </Button>
      </div>
      {download.error && <DownloadProblem download={download} />}
      {openPage.error && <Notice tone="error">{failureWords(openPage.error, SHARE_FAILED)}</Notice>}
      {opened && toytwin.shareUrl && (
        <Notice tone="info" answer={!refused}>
          A public page is now open: anybody with the link sees this toy twin, never your photo. You can close
          it below.
        </Notice>
      )}
      {/* A further press calls for attention again. */}
      {refused && refused.link === toytwin.shareUrl && (
        <LinkField key={refused.times} ref={enter} label="Copy this link" link={refused.link} />
      )}
    </div>
  );
}

/** Without a first address both buttons stay disabled: nothing but asking again helps. */
function DownloadProblem({ download }: { download: ReturnType<typeof useDownload> }) {
  const words = failureWords(download.error, DOWNLOAD_FAILED);
  if (download.data || !mayPass(download.error)) return <Notice tone="error">{words}</Notice>;
  return <RetryNotice onRetry={() => void download.refetch()}>{words}</RetryNotice>;
}

function enter(field: HTMLInputElement | null): void {
  field?.focus();
}
