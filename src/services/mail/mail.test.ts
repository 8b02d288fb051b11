import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from './index.ts';
import { readOutbox } from './outbox.ts';
import { resetMail } from './reset-mail.ts';

describe('mail without a server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-mail-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is kept in the outbox, newest first', async () => {
    const outboxDir = path.join(folder, 'made/when/needed');
    expect(await readOutbox(outboxDir)).toEqual([]);
    const mailer = createMailer({ from: 'Toy Twin <hello@toytwin.example>', outboxDir });
    for (const subject of ['First', 'Second', 'Third']) {
      await mailer.send({ to: 'robin@example.com', subject, text: 'Hello', html: '<p>Hello</p>' });
      // Mails are sorted by their millisecond.
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    mailer.close();
    const mails = await readOutbox(outboxDir, 2);
    expect(mails.map((mail) => mail.subject)).toEqual(['Third', 'Second']);
    expect(mails[0]).toMatchObject({ to: 'robin@example.com', text: 'Hello', html: '<p>Hello</p>' });
  });
});

describe('the mail to reset a password', () => {
  const mail = resetMail({
    email: 'robin@example.com',
    name: '<script>Robin</script>',
    token: 'a/b+c',
    publicUrl: 'https://toytwin.example',
  });

  it('carries a link that holds the token whole', () => {
    const link = 'https://toytwin.example/reset-password?token=a%2Fb%2Bc';
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.to).toBe('robin@example.com');
  });

  it('prints the name as text', () => {
    expect(mail.html).toContain('Hello &lt;script&gt;Robin&lt;/script&gt;,');
    expect(mail.html).not.toContain('<script>');
  });
});
