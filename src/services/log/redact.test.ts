import { expect, it } from 'vitest';
import { redactLine, redactText } from './redact.ts';

it.each([
  ['for robin.o+toy@mail.example.co.uk please', 'for [email] please'],
  ['Key (email)=(robin@example.com) already exists', 'Key (email)=([email]) already exists'],
  ['Bearer eyJhbGciOi.J9eyJzdWIi.c2lnbmF0dXJl', 'Bearer [token]'],
  ['authorization: bearer abc.def', 'authorization: bearer [redacted]'],
  ['token eyJhbGciOi.J9eyJzdWIi.c2lnbmF0dXJl', 'token [token]'],
  ['No such key: sk_live_51abcDEF', 'No such key: [key]'],
  [
    '/files/a.png?expires=17&signature=abc-_1&download=x.png',
    '/files/a.png?expires=17&signature=[redacted]&download=x.png',
  ],
  [
    'http://s3.example/b/a.png?X-Amz-Signature=ab12&X-Amz-Date=1',
    'http://s3.example/b/a.png?X-Amz-Signature=[redacted]&X-Amz-Date=[redacted]',
  ],
  ['http://h/reset-password?token=abcdefgh1', 'http://h/reset-password?token=[redacted]'],
  ['http://h/api/auth/reset-password/abcdefgh1', 'http://h/api/auth/reset-password/[redacted]'],
  ['http://h/s/AbCdEfGhIjKlMnOpQrStUv', 'http://h/s/[redacted]'],
  ['postgres://user:pa:ss@db.example/toy', 'postgres://[redacted]@db.example/toy'],
  [
    "EIO: i/o error, open '/data/files/images/Rb_1-x/1795362252790-anna-mueller-320.webp'",
    "EIO: i/o error, open '/data/files/images/Rb_1-x/1795362252790-[name].webp'",
  ],
  [
    'request to http://h/b/toys/o/images%2FRb_1-x%2F1795362252790-anna-mueller.jpg?alt=media failed',
    'request to http://h/b/toys/o/images%2FRb_1-x%2F1795362252790-[name].jpg?alt=media failed',
  ],
  [
    'name=shop%2Fimages%2FRb_1-x%2F1795362252790-anna.jpg',
    'name=shop%2Fimages%2FRb_1-x%2F1795362252790-[name].jpg',
  ],
  [`photo ${'aGVsbG8/'.repeat(40)}`, 'photo [data]'],
  [
    'src/features/toytwins/server/list-toytwins.ts:12:3',
    'src/features/toytwins/server/list-toytwins.ts:12:3',
  ],
])('redactText removes the secret from %j', (text, redacted) => {
  expect(redactText(text)).toBe(redacted);
});

it('redactLine hides values of secret keys at any depth, and bytes in any form', () => {
  const bytes = Buffer.alloc(200, 7);
  const line = {
    level: 30,
    a: [{ newPassword: 'horse', ok: 1 }],
    headers: { cookie: 'c', Authorization: 'x' },
  };
  const redacted = JSON.parse(redactLine(JSON.stringify({ ...line, bytes, view: new Uint8Array(bytes) })));
  expect(redacted).toEqual({
    level: 30,
    a: [{ newPassword: '[redacted]', ok: 1 }],
    headers: { cookie: '[redacted]', Authorization: '[redacted]' },
    bytes: { type: 'Buffer', data: '[data]' },
    view: '[data]',
  });
});

it('redactLine keeps one line of valid JSON whatever the texts contain', () => {
  const nasty = 'a\nrobin@example.com\\\nb@example.com "quoted" \u2028 é \u0001kim@example.com';
  const line = redactLine(JSON.stringify({ msg: nasty }));
  expect(line.indexOf('\n')).toBe(line.length - 1);
  expect(JSON.parse(line).msg).toBe('a\n[email]\\\n[email] "quoted" \u2028 é \u0001[email]');
});
