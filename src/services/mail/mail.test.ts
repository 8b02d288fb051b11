import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer, type Mail } from './index.ts';
import { toMailError } from './mail-error.ts';
import { maskAddresses } from './mask-address.ts';
import { readOutbox } from './outbox.ts';
import { resetMail } from './reset-mail.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

const hello = (changes: Partial<Mail['content']> = {}, to = 'robin@example.com'): Mail => ({
  to,
  id: 'hello.1',
  content: {
    subject: 'Hello',
    preview: 'Hi',
    heading: 'Hello',
    paragraphs: ['Hello'],
    notes: [],
    ...changes,
  },
});

describe('outbox', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-mail-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const openMailer = (name: string) => {
    const outboxDir = path.join(folder, name);
    const from = { name: 'Toy Twin', address: 'hello@toytwin.example' };
    const contact = 'help@toytwin.example';
    const seller = {
      name: 'Robin Maker',
      address: ['1 Toy Street', 'Springfield'],
      email: 'shop@toytwin.example',
      taxNumber: 'XX123',
      register: undefined,
    };
    return {
      outboxDir,
      ...createMailer({ from, contact, seller, smtpUrl: undefined, outboxDir, production: false }),
    };
  };

  it('stores emails, newest first', async () => {
    const mailer = openMailer('made/when/needed');
    expect(await readOutbox(mailer.outboxDir)).toEqual([]);
    for (const subject of ['First', 'Second', 'Third']) {
      await mailer.send(hello({ subject }));
      // Emails are sorted by millisecond.
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    mailer.close();
    const mails = await readOutbox(mailer.outboxDir, 2);
    expect(mails.map((mail) => mail.subject)).toEqual(['Third', 'Second']);
    expect(mails[0]).toMatchObject({
      to: 'robin@example.com',
      text: expect.stringMatching(/Hello[\s\S]*Questions\? Write to help@toytwin\.example\./),
      messageId: '<hello.1@toytwin.example>',
      listUnsubscribe: null,
      pictures: [],
    });
  });

  it('says below each email who sells, except in those to the operator', async () => {
    const mailer = openMailer('seller');
    const soldBy =
      'Toy Twin is sold by Robin Maker, 1 Toy Street, Springfield · shop@toytwin.example · Tax number XX123';
    await mailer.send(hello());
    await mailer.send(hello({}, 'help@toytwin.example'));
    const mails = await readOutbox(mailer.outboxDir);
    const textTo = (to: string) => mails.find((mail) => mail.to === to)?.text;
    expect(textTo('robin@example.com')).toContain(soldBy);
    expect(textTo('help@toytwin.example')).not.toContain('is sold by');
  });

  it('has one recipient, whatever the address looks like', async () => {
    const mailer = openMailer('one');
    await mailer.send(hello({}, 'robin@example.com, everybody@example.com')).catch(() => undefined);
    const receivers = (await readOutbox(mailer.outboxDir)).map((mail) => mail.to);
    expect(receivers).not.toContain('robin@example.com, everybody@example.com');
  });
});

describe('email', () => {
  const content = hello({
    paragraphs: ['Robin <b>& sons</b>'],
    action: { label: 'Open "it"', url: 'https://toytwin.example/?a=1&b=2' },
    facts: [
      { name: 'Order', value: '1' },
      { name: 'Charged to', value: '<2>' },
    ],
    notes: ['Small print'],
    unsubscribeUrl: 'https://toytwin.example/unsubscribe/x',
  }).content;

  it('has the same content in text and in HTML', () => {
    const text = writeText(content);
    const html = writeHtml(content);
    for (const words of ['Robin <b>& sons</b>', 'https://toytwin.example/?a=1&b=2', '<2>', 'Small print']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Order       1\nCharged to  <2>');
    expect(html).toContain('Robin &lt;b&gt;&amp; sons&lt;/b&gt;');
    expect(html).toContain('href="https://toytwin.example/?a=1&amp;b=2"');
    expect(html).toContain('&lt;2&gt;');
    expect(html).toContain('Small print');
    for (const part of [text, html]) expect(part).toContain('https://toytwin.example/unsubscribe/x');
  });

  it('loads nothing from the network', () => {
    expect(writeHtml(content)).not.toMatch(/src="http|url\((?!"data:)|@import|<link|<script/);
  });
});

describe('reset email', () => {
  const { to, content } = resetMail({
    id: '1',
    user: { email: 'robin@example.com', name: '<script>Robin', emailVerified: true },
    token: 'a/b+c',
    publicUrl: 'https://toytwin.example',
  });

  it('has a link with the complete token', () => {
    const link = 'https://toytwin.example/reset-password?token=a%2Fb%2Bc';
    expect(writeText(content)).toContain(link);
    expect(writeHtml(content)).toContain(`href="${link}"`);
    expect(to).toBe('robin@example.com');
  });

  it('escapes the name', () => {
    expect(writeHtml(content)).toContain('Hello &lt;script&gt;Robin,');
    expect(writeHtml(content)).not.toContain('<script>');
  });
});

describe('maskAddresses', () => {
  it.each([
    ['550 5.1.1 <robin@example.com>: unknown', '550 5.1.1 <r…@….com>: unknown'],
    ['a@b.example and "c.d@mail.example.co.uk"', 'a…@….example and "c…@….uk"'],
    ['robin@localhost', 'r…@…'],
    ['no address here', 'no address here'],
  ])('masks addresses in %s', (text, masked) => {
    expect(maskAddresses(text)).toBe(masked);
  });

  it.each([
    ['550 5.1.1 User unknown: robin.mueller', '550 5.1.1 User unknown: r…'],
    ['550 No mailbox (robin.mueller) at robin.muellers', '550 No mailbox (r…) at robin.muellers'],
    ['550 <robin.mueller@example.com>: gone', '550 <r…@….com>: gone'],
  ])('masks a mailbox that a server quotes without its domain: %s', (response, masked) => {
    const refused = { message: '', code: 'EENVELOPE', command: 'RCPT TO', response, permanent: true };
    const { message } = toMailError(refused, 'robin.mueller@example.com');
    expect(message).toBe(`EENVELOPE RCPT TO: ${masked}`);
  });
});
