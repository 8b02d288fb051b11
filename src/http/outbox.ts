import escapeHtml from 'escape-html';
import type { Config } from '../config.ts';
import type { Services } from '../services/index.ts';
import { readOutbox, type StoredMail } from '../services/mail/outbox.ts';
import { notFound } from '../shared/errors.ts';
import type { App } from './application.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Where the outbox can be read, or null when mail is really sent or the server is not on a laptop: its mails
 * hold links that reset passwords.
 */
export function outboxUrl(config: Config): string | null {
  const local = ['localhost', '127.0.0.1'].includes(new URL(config.publicUrl).hostname);
  return local && !config.production && !config.mail.smtpUrl ? '/outbox' : null;
}

/** `/outbox`: what would have been mailed, for the developer at this machine only. */
export async function outboxRoutes(app: App, { config, outboxDir }: Services): Promise<void> {
  const url = outboxUrl(config);
  if (!url) return;
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    if (!LOOPBACK.has(request.ip)) throw notFound('Page');
    const mails = await readOutbox(outboxDir);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(outboxPage(mails));
  });
}

function outboxPage(mails: StoredMail[]): string {
  const list = mails.map(mailSection).join('') || '<p>Nothing has been mailed yet.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox (development)</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}
section{border:1px solid #8886;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0;overflow-wrap:anywhere}h2{margin:0}
small{opacity:.75}</style>
<h1>Outbox</h1><p>No mail server is configured (SMTP_URL), so mail is kept here. This page answers only on this machine.</p>
${list}</html>`;
}

function mailSection(mail: StoredMail): string {
  return `<section><h2>${escapeHtml(mail.subject)}</h2>
<small>To ${escapeHtml(mail.to)} · ${escapeHtml(mail.sentAt)}</small>${mail.html}</section>`;
}
