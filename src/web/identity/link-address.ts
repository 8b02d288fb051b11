import * as z from 'zod/mini';
import { browserStorage } from '../safe-storage.ts';

/** Local storage key: to which address this device had a link mailed. */
const KEY = 'toytwin-link-address';
/** Milliseconds: longer than any link works. */
const KEPT = 86_400_000;
const kept = z.object({ email: z.string(), until: z.number() });

/** Remembers to which address a link was mailed: Firebase asks for it when the link is followed. */
export function keepLinkAddress(email: string): void {
  try {
    browserStorage().setItem(KEY, JSON.stringify({ email, until: Date.now() + KEPT }));
  } catch {
    // Without storage the person is asked, as on another device.
  }
}

/** The address to which this device last had a link mailed; null if it does not know. */
export function readLinkAddress(): string | null {
  try {
    const { email, until } = kept.parse(JSON.parse(browserStorage().getItem(KEY) ?? 'null'));
    if (Date.now() < until) return email;
  } catch {
    // Nothing of ours.
  }
  forgetLinkAddress();
  return null;
}

/** To be called once the link is used. */
export function forgetLinkAddress(): void {
  browserStorage().removeItem(KEY);
}
