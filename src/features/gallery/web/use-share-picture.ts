import { useState } from 'react';
import {
  downloadFileName,
  type PictureKind,
  printedTitle,
  type Toytwin,
} from '#features/toytwins/contract.ts';
import { useToast } from '#web/ui/toast.tsx';
import { copyText, LINK_COPIED } from './copy-text.ts';
import { canSharePictures, sharePicture } from './share-picture.ts';
import { useOpenPublicPage } from './use-public-page.ts';

/**
 * Opens the public page and shares the picture with its link by the browser's share sheet; without one, copies the link.
 */
export function useSharePicture(toytwin: Toytwin, kind: PictureKind) {
  const openPage = useOpenPublicPage(toytwin.id);
  const toast = useToast();
  const [sharing, setSharing] = useState(false);
  const [refused, setRefused] = useState<{ address: string; times: number } | null>(null);
  const [opened, setOpened] = useState(false);

  const copyLink = async (shareUrl: string) => {
    if (await copyText(shareUrl)) toast(LINK_COPIED);
    else setRefused((before) => ({ address: shareUrl, times: (before?.times ?? 0) + 1 }));
  };
  const share = async () => {
    setSharing(true);
    try {
      const address = kind === 'packaged' ? toytwin.packagedImageUrl : toytwin.threeDModelUrl;
      const fileName = downloadFileName(toytwin.id, kind);
      const wasClosed = !toytwin.shareUrl;
      const { shareUrl } = await openPage.mutateAsync();
      setOpened(wasClosed);
      const picture = { address, fileName, title: printedTitle(toytwin.title), link: shareUrl };
      const shared = canSharePictures(fileName) && (await sharePicture(picture));
      if (!shared) await copyLink(shareUrl);
    } catch {
      // No catch: the mutation reports the error itself.
    } finally {
      setSharing(false);
    }
  };

  return {
    share,
    busy: sharing,
    error: openPage.error,
    /**
     * True if this press opened the public page: 'Copy link' alone does not suggest that the picture becomes
     * public.
     */
    opened: opened && Boolean(toytwin.shareUrl),
    /** The link that the browser refused to copy, to copy by hand, and how often it refused. */
    refused: refused?.address === toytwin.shareUrl ? refused : null,
  };
}
