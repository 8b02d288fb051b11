/** Key in local storage; `public/theme.js` reads it before the first paint. Values: 'dark', 'light'. */
const STORAGE_KEY = 'theme';

/** Whether the page is dark at this moment. */
export function shownDarkMode(): boolean {
  return document.documentElement.classList.contains('dark');
}

/** Makes the page dark or light and remembers it, where the browser lets us. */
export function applyDarkMode(darkMode: boolean): void {
  document.documentElement.classList.toggle('dark', darkMode);
  try {
    localStorage.setItem(STORAGE_KEY, darkMode ? 'dark' : 'light');
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
