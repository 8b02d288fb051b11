/**
 * Added to the address of the page that confirms the deletion. It survives a reload and needs no storage, and unlike
 * history state it is not replaced while Firebase signs out.
 */
const DELETED = '#deleted';
/** Settings of the browser, which say nothing about a person. */
const OF_BROWSER = ['theme'];

/** Whether a page was opened by the deletion of an account. */
export const isAccountDeleted = (hash: string): boolean => hash === DELETED;

/** Deletes what this browser keeps of a person, for this tab and for all tabs. */
export function forgetPerson(tab: Storage, browser: Storage): void {
  tab.clear();
  for (const key of Object.keys(browser)) if (!OF_BROWSER.includes(key)) browser.removeItem(key);
}

/** Opens the page that confirms the deletion with a full page load, so that nothing of the account stays in memory. */
export function leaveForGood(path: string): void {
  // Replaced, so that no button leads back to the account.
  window.history.replaceState(null, '', `${path}${DELETED}`);
  // A browser that revives this page by its back button would show the account's data.
  window.addEventListener('pageshow', () => window.location.reload());
  window.location.reload();
}
