import * as z from 'zod/mini';
import { signInProviders } from '#shared/sign-in-providers.ts';
import { tabStorage } from '#web/safe-storage.ts';

/** Session storage key: the tab remembers across the company's page where the person came from. */
const KEY = 'toytwin-sent-away';

const sentAway = z.object({
  provider: z.enum(signInProviders),
  /** The page with the button, such as '/login'. */
  page: z.string().check(z.regex(/^\/(?!\/)/)),
  /** Its history state: what the person wanted to see. */
  state: z.unknown(),
});
export type SentAway = z.infer<typeof sentAway>;

/** Remembers where somebody left for a company's page. */
export function noteSentAway(from: SentAway): void {
  try {
    tabStorage().setItem(KEY, JSON.stringify(from));
  } catch {
    // Without storage they come back to the login page, and then to the gallery.
  }
}

/** Where the person left; null if this tab does not know. */
export function readSentAway(): SentAway | null {
  try {
    return sentAway.parse(JSON.parse(tabStorage().getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}
