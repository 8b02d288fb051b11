/** Keeps nothing: it stands for a storage that the browser refuses even to hand out. */
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

/** What is kept for this tab. Browsers that block cookies throw where `sessionStorage` is only named. */
export function tabStorage(): Storage {
  try {
    return window.sessionStorage;
  } catch {
    return refused;
  }
}

/** What is kept for the whole browser; as `tabStorage`. */
export function browserStorage(): Storage {
  try {
    return window.localStorage;
  } catch {
    return refused;
  }
}

/** Whether the browser hands out no storage at all. */
export function refusesStorage(): boolean {
  return browserStorage() === refused;
}
