import { expect, it } from 'vitest';
import { isSecret } from '#config/variable.ts';
import { variables } from '#config.ts';
import { maskValue } from './mask.ts';

it.each([
  ['STRIPE_SECRET_KEY', 'sk_live_51abcdefghijklmnopqabcd', 'sk_live_…abcd'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_abcdefghijklmnopqrst', 'whsec_…qrst'],
  ['OPENAI_API_KEY', 'AIzaSyA1234567890abcdefgh', '…efgh'],
  ['STRIPE_WEBHOOK_SECRET', 'short', '…'],
  ['DATABASE_URL', 'postgres://me:p%40s@db.example:5432/toy', 'postgres://me:…@db.example:5432/toy'],
  ['SMTP_URL', 'smtp://me%40x.example:a@b@mail.example', 'smtp://me%40x.example:…@mail.example'],
  ['STORAGE_URL', 's3://bucket/prefix?secret=abc', 's3://bucket/prefix?secret=…'],
  ['PUBLIC_URL', 'https://toytwin.example', 'https://toytwin.example'],
])('maskValue shows %s=%s as %s', (name, value, shown) => {
  expect(maskValue(name, value, false)).toBe(shown);
});

it('variables declare every secret', () => {
  const secrets = Object.entries(variables.shape).filter(([, schema]) => isSecret(schema));
  expect(secrets.map(([name]) => name)).toEqual(
    expect.arrayContaining(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
  );
  expect(maskValue('ANYTHING', 'a value that nobody may see', true)).toBe('… see');
});
