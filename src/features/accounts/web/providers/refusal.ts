import * as z from 'zod/mini';
import { PROVIDER_NAMES, type SignInProvider, signInProviders } from '#shared/sign-in-providers.ts';

const refusal = z.object({
  refused: z.object({ provider: z.nullable(z.enum(signInProviders)), code: z.string() }),
});
type Refusal = z.infer<typeof refusal>['refused'];

/** History state of the page to which somebody comes back whom a company, or we, did not let in. */
export function toRefusal(provider: SignInProvider | null, code: string): { refused: Refusal } {
  return { refused: { provider, code } };
}

/** Why somebody came back without being signed in; null if that is not why the page was opened. */
export function readRefusal(state: unknown): Refusal | null {
  return refusal.safeParse(state).data?.refused ?? null;
}

/** What the person reads. The codes are OpenID Connect's, Apple's, better-auth's and our own. */
export function refusalWords({ provider, code }: Refusal): string {
  const name = provider ? PROVIDER_NAMES[provider] : 'the other company';
  switch (code) {
    case 'access_denied':
    case 'user_cancelled_authorize':
      return `You did not continue with ${name}. Nothing has changed: try again, or use another way.`;
    case 'account_not_linked':
      return `Your email address has an account here, but it is not confirmed yet. Log in by email link: that confirms it. From then on you can continue with ${name}.`;
    case 'EMAIL_NOT_VERIFIED':
    case 'email_not_found':
      return `Your account at ${name} has no confirmed email address. Please sign up with your email address instead.`;
    case 'USER_DISABLED':
      return 'This account has been disabled. Please contact support.';
    case 'expired':
      return `That took too long. Please continue with ${name} once more.`;
    default:
      return `Continuing with ${name} did not work. Please try again, or use another way.`;
  }
}

/** Whether a mailed link is the way out. */
export function needsLink({ code }: Refusal): boolean {
  return code === 'account_not_linked';
}

/** Whether the person decided so. */
export function isOwnChoice({ code }: Refusal): boolean {
  return ['access_denied', 'user_cancelled_authorize'].includes(code);
}
