import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFileSigner, keyOfUrl } from './sign-file.ts';

const DAY = 86_400_000;
const signer = createFileSigner('a secret');

function queryOf(address: string) {
  const { searchParams } = new URL(address, 'http://here');
  return {
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
    downloadAs: searchParams.get('download') ?? undefined,
  };
}

describe('signed URLs', () => {
  afterEach(() => vi.useRealTimers());

  it.each(['images/u/1-me.jpg', 'a b/ü?&#%.png'])('are valid for their file %s and no other', (key) => {
    const address = signer.sign(key);
    expect(keyOfUrl(address)).toBe(key);
    expect(keyOfUrl(`https://toytwin.example${address}`)).toBe(key);
    expect(signer.verify(key, queryOf(address))).toBe(true);
    expect(signer.verify(`${key}x`, queryOf(address))).toBe(false);
    expect(createFileSigner('another').verify(key, queryOf(address))).toBe(false);
  });

  it("are bound to the download's file name", () => {
    const query = queryOf(signer.sign('a.png', { downloadAs: 'mine.png' }));
    expect(query.downloadAs).toBe('mine.png');
    expect(signer.verify('a.png', query)).toBe(true);
    expect(signer.verify('a.png', { ...query, downloadAs: 'yours.png' })).toBe(false);
    expect(signer.verify('a.png', { ...query, downloadAs: undefined })).toBe(false);
  });

  it.each([
    ['pictures', {}],
    ['downloads, which may be paused,', { downloadAs: 'mine.png' }],
  ])('of %s stay the same for a while, are valid for one to two days, then expire', (_what, options) => {
    vi.useFakeTimers({ now: 10 * DAY + 1 });
    const address = signer.sign('a.png', options);
    vi.setSystemTime(11 * DAY - 1);
    expect(signer.sign('a.png', options)).toBe(address);
    vi.setSystemTime(12 * DAY - 1);
    expect(signer.verify('a.png', queryOf(address))).toBe(true);
    vi.setSystemTime(12 * DAY);
    expect(signer.verify('a.png', queryOf(address))).toBe(false);
  });

  it('are refused with a malformed query', () => {
    const query = queryOf(signer.sign('a.png'));
    expect(signer.verify('a.png', { ...query, expires: Number.NaN })).toBe(false);
    expect(signer.verify('a.png', { ...query, signature: '' })).toBe(false);
    expect(signer.verify('a.png', { ...query, signature: `${query.signature}AA` })).toBe(false);
  });

  it.each(['', '/other/a.png', 'https://here', '/files/%E0%A4%A', 'http://[', 'images/a.png'])(
    'have no key if they are not ours: %s',
    (address) => expect(keyOfUrl(address)).toBeUndefined(),
  );
});
