import { useState } from 'react';
import { printedTitle, type Toytwin } from '#features/toytwins/contract.ts';
import type { PictureKind } from '#features/toytwins/downloads/contract.ts';
import { useToast } from '#web/ui/toast.tsx';
import { LINK_COPIED } from './copy-text.ts';
import { useOpenPublicPage } from './public-page/use-public-page.ts';
import { handOn } from './share-picture.ts';
import { usePictureFile } from './use-picture-file.ts';

/**
 * Opens the public page and at once hands its link on, with the picture where the browser shares files. The link is known
 * before the page is open, because the share sheet and the clipboard are refused to a press that has waited for an answer.
 */
export function useSharePicture(toytwin: Toytwin, kind: PictureKind) {
  const openPage = useOpenPublicPage(toytwin.id);
  const picture = usePictureFile(toytwin, kind);
  const toast = useToast();
  const [sharing, setSharing] = useState(false);
  const [refused, setRefused] = useState<{ address: string; times: number } | null>(null);
  const [opened, setOpened] = useState(false);

  const handLinkOn = (link: string) => handOn({ picture, title: printedTitle(toytwin.title), link });
  const share = async () => {
    setSharing(true);
    try {
      const wasClosed = !toytwin.shareUrl;
      const known = toytwin.shareUrl ?? toytwin.nextShareUrl;
      const handed = known && handLinkOn(known);
      const { shareUrl } = await openPage.mutateAsync();
      setOpened(wasClosed);
      const result = await (handed ?? handLinkOn(shareUrl));
      // The page was closed and opened elsewhere since, so the link that was handed on is not its own.
      const isOutdated = known !== undefined && known !== shareUrl;
      if (result === 'refused' || isOutdated) {
        setRefused((before) => ({ address: shareUrl, times: (before?.times ?? 0) + 1 }));
      } else if (result === 'copied') toast(LINK_COPIED);
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
