import { expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { outboxUrl } from './outbox.ts';

const at = (variables: Record<string, string>) => outboxUrl(readConfig(variables));

it('outbox is available on localhost only, and only while no email is sent, because its links reset passwords', () => {
  expect(at({})).toBe('/outbox');
  expect(at({ PUBLIC_URL: 'http://127.0.0.1:4000' })).toBe('/outbox');
  expect(at({ PUBLIC_URL: 'http://[::1]:4000' })).toBe('/outbox');
  expect(at({ PUBLIC_URL: 'https://toytwin.example' })).toBeNull();
  expect(at({ NODE_ENV: 'production', PAYMENT: 'sandbox' })).toBeNull();
  expect(at({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Toy Twin <hello@toytwin.example>' })).toBeNull();
});
