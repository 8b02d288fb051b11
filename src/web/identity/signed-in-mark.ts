/** Local storage key that `public/theme.js` reads: 'yes' while somebody is signed in. It opens nothing by itself. */
const KEY = 'signed-in';

/** Remembers whether somebody is signed in, for the landing page, which has none of the app's code. */
export function markSignedIn(storage: Pick<Storage, 'setItem' | 'removeItem'>, signedIn: boolean): void {
  try {
    if (signedIn) storage.setItem(KEY, 'yes');
    else storage.removeItem(KEY);
  } catch {
    // Without storage the landing page shows Login, which still leads to the gallery.
  }
}
