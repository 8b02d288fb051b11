/** A token with less than this to live, in milliseconds, is not handed out: the request may take a while. */
const MARGIN = 30_000;

/** When a JWT expires, in milliseconds since 1970; 0 when it does not say. Reads, does not verify. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const expiry = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : 0;
    return typeof expiry === 'number' ? expiry * 1000 : 0;
  } catch {
    return 0;
  }
}

/** Keeps one ID token in memory until shortly before it expires; simultaneous askers share one fetch. */
export class TokenCache {
  #token: string | null = null;
  #pending: Promise<string | null> | null = null;

  /** The kept token, or what `fetchToken` brings; a failed fetch rejects and is tried afresh next time. */
  async get(fetchToken: () => Promise<string | null>, now = Date.now()): Promise<string | null> {
    if (this.#token && expiryOf(this.#token) - MARGIN > now) return this.#token;
    this.#pending ??= fetchToken();
    const pending = this.#pending;
    try {
      const token = await pending;
      // Somebody may have signed out meanwhile: a late token of the last person is not kept.
      if (this.#pending === pending) this.#token = token;
      return token;
    } finally {
      if (this.#pending === pending) this.#pending = null;
    }
  }

  put(token: string): void {
    this.#token = token;
  }

  clear(): void {
    this.#token = null;
    this.#pending = null;
  }
}
