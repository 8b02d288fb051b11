import { toEmailAddress } from '#shared/email-address.ts';

/** Firebase compares addresses as they are sent, so all forms of one address would be several accounts. */
export function oneForm(email: string): string {
  return toEmailAddress(email) ?? email;
}
