const KEY = 'toytwin-passkey-offered';

/** Whether nobody in this browser has answered the offer of a passkey yet. */
export function mayOfferPasskey(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(KEY) === null;
}

/** Remembers for good that the offer was answered. */
export function noteOffered(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(KEY, 'yes');
  } catch {
    // Without storage it is offered again.
  }
}
