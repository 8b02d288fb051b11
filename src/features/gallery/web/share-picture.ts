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
 * Hands the picture itself to the browser's share sheet.
 * @returns false when this browser, or this picture, cannot be shared that way; true when it was, or when the
 * person changed their mind in the sheet.
 */
export async function sharePicture({ address, fileName, title }: Picture): Promise<boolean> {
  if (!address || !canShareFiles(fileName)) return false;
  try {
    // The same address as on the page: the browser has the picture already.
    await navigator.share({ files: [await readPicture(address, fileName)], title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
