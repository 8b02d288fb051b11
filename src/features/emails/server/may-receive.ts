import type { EmailKind } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import type { Recipient } from './find-recipient.ts';

/**
 * Anybody can sign up with a stranger's address. Until its owner confirms it, only what tells of money that was charged or
 * returned is sent there; the app shows the rest.
 */
const NEEDS_CONFIRMATION: Record<EmailKind, boolean> = {
  receipt: false,
  refund: false,
  ready: true,
  failure: true,
  reminder: true,
  birthday: true,
};

/** Whether a person may get an email of this kind. */
export async function mayReceive(
  { identity }: Pick<Services, 'identity'>,
  kind: EmailKind,
  { user }: Recipient,
): Promise<boolean> {
  return !NEEDS_CONFIRMATION[kind] || identity.isEmailConfirmed(user.uid, user.email);
}
