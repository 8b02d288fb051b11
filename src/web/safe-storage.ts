/** Stands in for a storage that the browser refuses to provide; stores nothing. */
const refused: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('The browser refuses storage.', 'SecurityError');
  },
  removeItem: () => {},
  clear: () => {},
};

/** Session storage. Safe in browsers that block cookies, where the mere access to `sessionStorage` throws. */
export function tabStorage(): Storage {
  try {
    return window.sessionStorage;
  } catch {
    return refused;
  }
}

/** Local storage, with the same safeguard as `tabStorage`. */
export function browserStorage(): Storage {
  try {
    return window.localStorage;
  } catch {
    return refused;
  }
}

/** Whether the browser refuses to provide storage. */
export function isStorageBlocked(): boolean {
  return browserStorage() === refused;
}
