import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { checkMail } from '../../src/services/mail/check-mail.ts';
import { createMailer } from '../../src/services/mail/index.ts';
import { MailDelayedError, MailRefusedError } from '../../src/services/mail/mail-error.ts';
import { certificate, type MailServer, smtpUrl, startMailServer, trusted } from './mail/mail-server.ts';

const MAIL_FROM = 'Toy Twin <hello@toys.example>';

describe('mail server connection', () => {
  let server: MailServer;
  afterEach(() => server.close());

  const content = {
    subject: 'Hello\r\nBcc: everybody@example.com',
    preview: '',
    heading: 'Hello',
    paragraphs: ['Hello'],
    notes: [],
  };
  async function send(url: string, production = true): Promise<void> {
    const from = { name: 'Toy\r\nBcc: everybody@example.com', address: 'hello@toys.example' };
    const mailer = createMailer({
      smtpUrl: url,
      from,
      contact: from.address,
      seller: undefined,
      outboxDir: '',
      production,
    });
    try {
      await mailer.send({ to: 'robin@example.com', id: 'hello.1', content });
    } finally {
      mailer.close();
    }
  }
  const check = (url: string, NODE_ENV = 'production') =>
    checkMail(readConfig({ SMTP_URL: url, MAIL_FROM, NODE_ENV, PAYMENT: 'sandbox' }));

  it('uses TLS from the first byte with smtps:', async () => {
    server = await startMailServer({ secure: true });
    const url = smtpUrl(server, trusted, { protocol: 'smtps' });
    await send(url);
    expect(server.arrived).toMatchObject([{ encrypted: true, to: ['robin@example.com'] }]);
    expect(await check(url)).toBe(
      `127.0.0.1:${server.port} answers, mail comes from Toy Twin <hello@toys.example>`,
    );
    expect(server.arrived).toHaveLength(1);
  });

  it('prevents header injection', async () => {
    server = await startMailServer();
    await send(smtpUrl(server, trusted));
    const [one] = server.arrived;
    expect(one?.to).toEqual(['robin@example.com']);
    expect(one?.mail.bcc).toBeUndefined();
    expect(one?.mail.subject).toBe('Hello Bcc: everybody@example.com');
  });

  it('refuses an untrusted certificate', async () => {
    server = await startMailServer();
    const url = smtpUrl(server);
    await expect(send(url)).rejects.toBeInstanceOf(MailDelayedError);
    await expect(check(url)).rejects.toThrow('its certificate is not trusted');
    expect(server.arrived).toEqual([]);
    await send(smtpUrl(server, { 'tls.ca': certificate }));
    expect(server.arrived).toHaveLength(1);
  });

  it('sends nothing unencrypted in production unless the URL says so', async () => {
    server = await startMailServer({ plain: true });
    const url = smtpUrl(server);
    await expect(send(url)).rejects.toBeInstanceOf(MailDelayedError);
    await expect(check(url)).rejects.toThrow('requireTLS=false');
    expect(server.arrived).toEqual([]);
    await send(smtpUrl(server, { requireTLS: 'false' }));
    await send(url, false);
    expect(server.arrived.map(({ encrypted }) => encrypted)).toEqual([false, false]);
  });

  it('reports a wrong password as our own misconfiguration, and names the variable', async () => {
    server = await startMailServer();
    const url = smtpUrl(server, trusted, { password: 'wrong' });
    const failure = await send(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailDelayedError);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
    const refused = await check(url).catch((error: unknown) => String(error));
    expect(refused).toContain('user name or password was refused; check both in SMTP_URL');
    expect(refused).not.toContain('wrong');
  });

  it('reports an unreachable server', async () => {
    server = await startMailServer();
    const url = smtpUrl(server, trusted);
    await server.close();
    await expect(check(url)).rejects.toThrow(`127.0.0.1:${server.port}: the server cannot be reached`);
    server = await startMailServer();
  });

  it('reports a missing configuration', async () => {
    server = await startMailServer();
    expect(await checkMail(readConfig({}))).toContain('outbox');
  });
});
