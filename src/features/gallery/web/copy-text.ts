/** Spec section 2, "Detail". */
export const LINK_COPIED = 'Link copied to clipboard!';

/** Puts a text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
