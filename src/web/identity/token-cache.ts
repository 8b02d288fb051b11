import * as z from 'zod/mini';

/**
 * A token with less remaining lifetime than this, in milliseconds, is not handed out, because the request may
 * take a while.
 */
const MARGIN = 30_000;

const claims = z.object({ iat: z.number(), exp: z.number() });

/** Lifetime of a JWT from its issue, in milliseconds; 0 if it has none. Does not verify the token. */
export function lifetimeOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { iat, exp } = claims.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
    return (exp - iat) * 1000;
  } catch {
    return 0;
  }
}

/**
 * Caches one ID token in memory until shortly before it expires; simultaneous callers share one fetch. Expiry
 * counts from the request instead of the token's `exp`, because the device's clock may be wrong.
 */
export class TokenCache {
  #token: string | null = null;
  #goodUntil = 0;
  #pending: Promise<string | null> | null = null;

  /** The cached token, or a new one from `fetchToken`. A failed fetch rejects; the next call tries again. */
  async get(fetchToken: () => Promise<string | null>, now = Date.now()): Promise<string | null> {
    if (this.#token && now < this.#goodUntil) return this.#token;
    this.#pending ??= fetchToken();
    const pending = this.#pending;
    try {
      const token = await pending;
      // Skip a token that arrives after sign-out.
      if (token && this.#pending === pending) this.put(token, now);
      return token;
    } finally {
      if (this.#pending === pending) this.#pending = null;
    }
  }

  put(token: string, now = Date.now()): void {
    this.#token = token;
    this.#goodUntil = now + lifetimeOf(token) - MARGIN;
  }

  clear(): void {
    this.#token = null;
    this.#pending = null;
  }
}
