type Picture = { address: string | null; fileName: string; title: string };

async function readPicture(address: string, fileName: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  return new File([await answer.blob()], fileName, { type: 'image/png' });
}

function canShareFiles(fileName: string): boolean {
  const sample = new File([''], fileName, { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}

/**
 * Opens the browser's share sheet with the picture.
 * @returns false if the browser cannot share this file; true if it was shared or the user cancelled.
 */
export async function sharePicture({ address, fileName, title }: Picture): Promise<boolean> {
  if (!address || !canShareFiles(fileName)) return false;
  try {
    // Same address as on the page, so the picture comes from the browser's cache.
    await navigator.share({ files: [await readPicture(address, fileName)], title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
