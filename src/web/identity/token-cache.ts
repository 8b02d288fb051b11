import * as z from 'zod/mini';

/** A token with less than this to live, in milliseconds, is not handed out: the request may take a while. */
const MARGIN = 30_000;

const claims = z.object({ iat: z.number(), exp: z.number() });

/** How long a JWT lives from its issue, in milliseconds; 0 when it does not say. Reads, does not verify. */
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
 * Keeps one ID token in memory until shortly before it expires; simultaneous askers share one fetch. Its time runs from
 * when it was asked for, not until the hour that it names: the clock of the person's device may be wrong.
 */
export class TokenCache {
  #token: string | null = null;
  #goodUntil = 0;
  #pending: Promise<string | null> | null = null;

  /** The kept token, or what `fetchToken` brings; a failed fetch rejects and is tried afresh next time. */
  async get(fetchToken: () => Promise<string | null>, now = Date.now()): Promise<string | null> {
    if (this.#token && now < this.#goodUntil) return this.#token;
    this.#pending ??= fetchToken();
    const pending = this.#pending;
    try {
      const token = await pending;
      // Somebody may have signed out meanwhile: a late token of the last person is not kept.
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
