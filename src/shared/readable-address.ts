/// <reference path="./punycode.d.ts" />
import punycode from 'punycode/punycode.js';
import { toEmailAddress } from './email-address.ts';

/**
 * An email address as its owner writes it: `u@müller.de` for `u@xn--mller-kva.de`. To be shown only; an address is
 * stored and sent to in the form of `toEmailAddress`.
 */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  try {
    const readable = address.slice(0, at) + punycode.toUnicode(address.slice(at));
    // Otherwise the readable form would be another address, or unreadable.
    return toEmailAddress(readable) === address ? readable : address;
  } catch {
    return address;
  }
}
