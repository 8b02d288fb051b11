/** Makes the browser save a URL under a file name. */
export function startDownload(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** Makes the browser save what was fetched with the ID token, and so cannot be a plain link. */
export function saveBlob(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  startDownload(address, fileName);
  URL.revokeObjectURL(address);
}
