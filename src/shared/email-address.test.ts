import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasForeignMailbox, mailtoUrl, toEmailAddress } from './email-address.ts';
import { readableAddress } from './readable-address.ts';

const { html5Email } = z.regexes;

describe('an email address', () => {
  it.each([
    ['o&leary@example.com', 'o&leary@example.com'],
    ['First/Last@Example.com', 'first/last@example.com'],
    ["!#$%&'*+/=?^_`{|}~-.x@example.com", "!#$%&'*+/=?^_`{|}~-.x@example.com"],
    ['u@xn--e1afmkfd.xn--p1ai', 'u@xn--e1afmkfd.xn--p1ai'],
    ['u@пример.рф', 'u@xn--e1afmkfd.xn--p1ai'],
    [' u@MÜLLER.DE ', 'u@xn--mller-kva.de'],
    ['u@mu\u0308ller.de', 'u@xn--mller-kva.de'],
    ['U@XN--MLLER-KVA.DE', 'u@xn--mller-kva.de'],
    ['u@ｍüller。de', 'u@xn--mller-kva.de'],
    ['ｕ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'u@example.com'],
    ['u@mül\u00adler.de', 'u@xn--mller-kva.de'],
    ['u@faß.de', 'u@xn--fa-hia.de'],
    ['u@例え.テスト', 'u@xn--r8jz45g.xn--zckzah'],
    ['u@localhost', 'u@localhost'],
    ['u..x.@example.com', 'u..x.@example.com'],
  ])('%s is %s', (written, address) => {
    expect(toEmailAddress(written)).toBe(address);
    expect(toEmailAddress(address)).toBe(address);
  });

  it.each([
    '',
    'robin',
    '@example.com',
    'robin@',
    'robin@example..com',
    'robin@example.com.',
    'robin@-example.com',
    'robin@exa_mple.com',
    'ro bin@example.com',
    'robin@exam\nple.com',
    'robin@exam\nplé.com',
    'robin@müller.de:25',
    'robin@müller.de/x',
    'robin@müll%65r.de',
    'robin@mü@ller.de',
    'Robin <robin@example.com>',
    'robin@example.com,sam@example.com',
    'robin\r\nBcc: sam@example.com',
    'nul\0@example.com',
    'josé@example.com',
    // The Kelvin sign, whose lower case is an ASCII k.
    'ro\u212ain@example.com',
    'u@①.②',
    `u@${'x'.repeat(64)}.com`,
    `u@${'ü'.repeat(64)}.com`,
    `${'u'.repeat(243)}@example.com`,
  ])('%j is not an address', (written) => {
    expect(toEmailAddress(written)).toBeNull();
  });

  it('is in ASCII and lower case, is its own form, and is read as written, whatever is typed', () => {
    const domains = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('müller.de', 'пример.рф'));
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.tuple(fc.string({ unit: 'grapheme-ascii' }), domains).map((parts) => parts.join('@')),
    );
    fc.assert(
      fc.property(typed, (written) => {
        const address = toEmailAddress(written);
        if (address === null) return;
        expect(address).toMatch(html5Email);
        expect(address).toBe(address.toLowerCase());
        expect(toEmailAddress(address)).toBe(address);
        expect(toEmailAddress(readableAddress(address))).toBe(address);
      }),
    );
  });

  it('is what the HTML standard says it is', () => {
    const like = fc.stringMatching(/^[a-z.!#$%&'*+/=?^_`{|}~-]{1,12}@[a-z0-9.-]{1,20}$/);
    fc.assert(
      fc.property(like, (written) => {
        expect(toEmailAddress(written) !== null).toBe(html5Email.test(written));
      }),
    );
  });

  it('keeps domains apart that only look alike', () => {
    expect(toEmailAddress('u@\u0430pple.com')).not.toBe(toEmailAddress('u@apple.com'));
  });

  it('is shown readably to its owner, if the readable form leads back to it', () => {
    expect(readableAddress('u@xn--mller-kva.de')).toBe('u@müller.de');
    expect(readableAddress('u@xn--e1afmkfd.xn--p1ai')).toBe('u@пример.рф');
    expect(readableAddress('robin@example.com')).toBe('robin@example.com');
    for (const odd of ['u@xn--mller-99999999.de', 'u@xn--a.de', 'u@xn--ls8h.xn--xyz']) {
      expect(toEmailAddress(readableAddress(odd))).toBe(odd);
    }
  });

  it('has its own message for letters before the @ that mail cannot be sent to', () => {
    expect(hasForeignMailbox('josé@example.com')).toBe(true);
    expect(hasForeignMailbox('почта@пример.рф')).toBe(true);
    expect(hasForeignMailbox('josé')).toBe(false);
    expect(hasForeignMailbox('jo se@example.com')).toBe(false);
  });

  it('has a URL that mail programs read as this address alone', () => {
    expect(mailtoUrl('a?cc=b&c@example.com')).toBe('mailto:a%3Fcc%3Db%26c@example.com');
  });
});
