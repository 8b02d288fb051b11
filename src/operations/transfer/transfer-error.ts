/** A backup, restore or move that cannot go on; the message says why and what to do. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
}
