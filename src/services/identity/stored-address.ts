import { z } from 'zod';

/**
 * An email address in the form in which better-auth knows it. Its own check of addresses is stricter than the HTML
 * standard, and cannot be configured: it refuses `o&leary@example.com` and `u@xn--e1afmkfd.xn--p1ai`. Such an address
 * is spelled in hexadecimal digits, below a domain that cannot exist (RFC 2606). All others, and addresses that were
 * stored before, stay as they are.
 */
export type StoredAddress = string & z.$brand<'StoredAddress'>;

const SPELT = '@spelt.toytwin.invalid';
const acceptedByBetterAuth = z.email();
/** Accepts an address that is already in better-auth's form. */
export const storedForm = z.string().brand<'StoredAddress'>();

/** @param address in the form of `toEmailAddress`. */
export function toStored(address: string): StoredAddress {
  const isAccepted = acceptedByBetterAuth.safeParse(address).success && !address.endsWith(SPELT);
  return storedForm.parse(isAccepted ? address : `${Buffer.from(address).toString('hex')}${SPELT}`);
}

/** The address itself, in the form of `toEmailAddress`. */
export function fromStored(address: StoredAddress): string {
  if (!address.endsWith(SPELT)) return address;
  return Buffer.from(address.slice(0, -SPELT.length), 'hex').toString();
}

/** Reads an address from what better-auth answers or keeps. */
export const storedAddress = storedForm.transform(fromStored);
