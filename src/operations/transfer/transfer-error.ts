/** A backup, restore or move that cannot continue; the message names the reason and the remedy. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
}
