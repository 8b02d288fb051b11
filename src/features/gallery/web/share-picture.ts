type Picture = { address: string | null; fileName: string; title: string; link: string };

async function readPicture(address: string, fileName: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  return new File([await answer.blob()], fileName, { type: 'image/png' });
}

/** Whether this browser has a share sheet for pictures. */
export function canSharePictures(fileName: string): boolean {
  const sample = new File([''], fileName, { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}

/**
 * Opens the browser's share sheet with the picture and the link to its public page.
 * @returns false if the browser cannot share this file; true if it was shared or the user cancelled.
 */
export async function sharePicture({ address, fileName, title, link }: Picture): Promise<boolean> {
  if (!address) return false;
  try {
    // Same address as on the page, so the picture comes from the browser's cache.
    await navigator.share({ files: [await readPicture(address, fileName)], title, url: link });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
