/**
 * Has a browser forget what it keeps of us. Private pictures stay in its cache until their addresses expire, so that a
 * gallery opens at once: whoever uses the browser next could still find them there.
 */
export const CLEAR_BROWSER_CACHE = { 'clear-site-data': '"cache"' };
