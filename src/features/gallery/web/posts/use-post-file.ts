import { useQuery } from '@tanstack/react-query';
import { printedTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { saveBlob } from '#web/start-download.ts';
import { loadPictureFile } from '../share-picture.ts';

type Wanted = { toytwin: Pick<Toytwin, 'title' | 'shareUrl'>; address: string; name: string };

/**
 * A picture for posting as a file, loaded before anybody presses: a press that has waited for it may no longer open the
 * share sheet. The message has one address at most, that of the public page if it is open.
 */
export function usePostFile({ toytwin, address, name }: Wanted) {
  const { data: file, isError } = useQuery({
    queryKey: ['toytwins', 'file', address],
    queryFn: ({ signal }) => loadPictureFile(address, name, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const share = async () => {
    if (!file) return;
    const { title, shareUrl } = toytwin;
    const message = { title: printedTitle(title), files: [file], ...(shareUrl && { url: shareUrl }) };
    // Rejects when the person closes the sheet, and without a press: 'Save' is beside it.
    await navigator.share(message).catch(() => undefined);
  };
  const save = () => {
    if (file) saveBlob(file, name);
  };
  return { file, share, save, failed: isError };
}
