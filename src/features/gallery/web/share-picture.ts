import { copyText } from './copy-text.ts';

/** What is handed to the share sheet; `picture` is missing where it is not loaded yet or cannot be shared. */
type Shared = { picture: File | undefined; title: string; link: string };

const JPEG = 'image/jpeg';

/** Whether this browser has a share sheet for pictures. */
export function canSharePictures(): boolean {
  const sample = new File([''], 'picture.jpg', { type: JPEG });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}

/** Loads a picture as a file for the share sheet, after everything that is on the screen. */
export async function loadPictureFile(address: string, fileName: string, signal: AbortSignal): Promise<File> {
  const answer = await fetch(address, { signal, priority: 'low' });
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  return new File([await answer.blob()], fileName, { type: JPEG });
}

/**
 * Opens the browser's share sheet with the link and the picture; without a sheet, copies the link. Must be called while a
 * press is handled: browsers allow neither once anything was waited for.
 * @returns how the link was handed on; `refused` if the browser allowed neither.
 */
export async function handOn({ picture, title, link }: Shared): Promise<'shared' | 'copied' | 'refused'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url: link, ...(picture && { files: [picture] }) });
      return 'shared';
    } catch (error) {
      // The person closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(link)) ? 'copied' : 'refused';
}
