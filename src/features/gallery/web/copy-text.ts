/** docs/specification.md#detail, "Detail". */
export const LINK_COPIED = 'Link copied to clipboard!';

/** Copies a text to the clipboard; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
