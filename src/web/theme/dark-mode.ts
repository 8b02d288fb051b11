/** Local storage key; `public/theme.js` and the pages of the server read it before the first paint. Values: 'dark', 'light'. */
const STORAGE_KEY = 'theme';

/** Whether the page is currently dark. */
export function isPageDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

/** Switches the page to dark or light and stores the choice if the browser allows it. */
export function applyDarkMode(darkMode: boolean): void {
  document.documentElement.classList.toggle('dark', darkMode);
  try {
    localStorage.setItem(STORAGE_KEY, darkMode ? 'dark' : 'light');
  } catch {
    // Storage may be blocked; the choice then lasts until the next page load.
  }
}
