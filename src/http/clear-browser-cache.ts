/**
 * Clears the browser's cache on sign-out, and when a photo is erased or a toy twin removed. Private pictures stay cached
 * until their URLs expire, so that a gallery opens fast; without this the browser's next user could see them.
 * The second header says the same to the installed app's service worker: browsers keep the first for themselves.
 */
export const CLEAR_BROWSER_CACHE = { 'clear-site-data': '"cache"', 'x-clear-seen': 'yes' };
