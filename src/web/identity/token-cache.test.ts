import { describe, expect, it } from 'vitest';
import { lifetimeOf, TokenCache } from './token-cache.ts';

const NOW = 1_800_000_000_000;

/** An unsigned JWT, issued at `NOW`, with a lifetime in seconds. */
function token(seconds: number, name = 'a'): string {
  const iat = NOW / 1000;
  const claims = Buffer.from(JSON.stringify({ iat, exp: iat + seconds, name })).toString('base64url');
  return `e30.${claims}.x`;
}

describe('token cache', () => {
  it("reads a token's lifetime, and 0 for an invalid one", () => {
    expect(lifetimeOf(token(60))).toBe(60_000);
    expect(lifetimeOf('nonsense')).toBe(0);
    expect(lifetimeOf('a.b.c')).toBe(0);
  });

  it('fetches once while the token is valid, and again shortly before it expires', async () => {
    const cache = new TokenCache();
    const brought = [token(900), token(1800)];
    const fetchToken = async () => brought.shift() ?? null;
    const first = await cache.get(fetchToken, NOW);
    expect(await cache.get(fetchToken, NOW + 869_000)).toBe(first);
    expect(await cache.get(fetchToken, NOW + 871_000)).not.toBe(first);
  });

  it.each([
    ['slow', -3_600_000],
    ['fast', 3_600_000],
  ])('keeps a token equally long if the clock is an hour %s', async (_what, wrong) => {
    const cache = new TokenCache();
    const brought = [token(900), token(1800)];
    const fetchToken = async () => brought.shift() ?? null;
    const first = await cache.get(fetchToken, NOW + wrong);
    expect(await cache.get(fetchToken, NOW + wrong + 869_000)).toBe(first);
    expect(await cache.get(fetchToken, NOW + wrong + 871_000)).not.toBe(first);
  });

  it('shares one fetch between simultaneous callers', async () => {
    const cache = new TokenCache();
    let fetches = 0;
    const fetchToken = async () => {
      fetches += 1;
      return token(900);
    };
    await Promise.all([cache.get(fetchToken, NOW), cache.get(fetchToken, NOW)]);
    expect(fetches).toBe(1);
  });

  it('retries after a failed fetch, and clears on request', async () => {
    const cache = new TokenCache();
    await expect(cache.get(() => Promise.reject(new Error('down')), NOW)).rejects.toThrow('down');
    expect(await cache.get(async () => token(900, 'b'), NOW)).toBe(token(900, 'b'));
    cache.clear();
    expect(await cache.get(async () => token(900, 'c'), NOW)).toBe(token(900, 'c'));
  });

  it('does not store a token that arrives after clear()', async () => {
    const cache = new TokenCache();
    let answer: (value: string) => void = () => {};
    const late = cache.get(() => new Promise<string>((resolve) => (answer = resolve)), NOW);
    cache.clear();
    answer(token(900, 'last person'));
    await late;
    expect(await cache.get(async () => token(900, 'next person'), NOW)).toBe(token(900, 'next person'));
  });
});
