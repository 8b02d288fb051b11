/** Formats bytes as whole kilobytes, at least 1. */
export function sizeInKilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} KB`;
}
