import type { Config } from '#config.ts';
import type { Services } from '#services/index.ts';
import { readOutbox, type StoredMail } from '#services/mail/outbox.ts';
import { notFound } from '#shared/errors.ts';
import { html, Markup } from '#shared/html.ts';
import { isLocalAddress, isLocalHost } from '#shared/local-host.ts';
import type { App } from './application.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * URL of the outbox page, or null if emails are really sent or the server is not on localhost: the emails
 * contain links that reset passwords.
 */
export function outboxUrl(config: Config): string | null {
  return isLocalAddress(config.publicUrl) && !config.production && !config.mail.smtpUrl ? '/outbox' : null;
}

/** `/outbox`: emails that would have been sent, for the developer on this machine only. */
export async function outboxRoutes(app: App, { config, outboxDir }: Services): Promise<void> {
  const url = outboxUrl(config);
  if (!url) return;
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    // Check the host name as well: any site can point a host name of its own to 127.0.0.1 and read the answer
    // (DNS rebinding).
    if (!LOOPBACK.has(request.ip) || !isLocalHost(request.hostname)) throw notFound('Page');
    const mails = await readOutbox(outboxDir);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
      )
      .send(outboxPage(mails));
  });
}

function outboxPage(mails: StoredMail[]): string {
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox (development)</title><style>${pageStyle}</style>
<h1>Outbox</h1><p>No mail server is configured (SMTP_URL), so emails are kept here. Only this machine can open this page.</p>
${mails.length > 0 ? mails.map(mailSection) : html`<p>No emails yet.</p>`}</html>`.text;
}

const pageStyle = new Markup(`:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}
section{border:1px solid #8886;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0;overflow-wrap:anywhere}
h2{margin:0}small{opacity:.75}pre{white-space:pre-wrap}
iframe{width:100%;height:34rem;resize:vertical;border:1px solid #8886;border-radius:8px;margin-top:.75rem}`);

/** The HTML part is shown in a frame, because it is a whole page; its links open in the outer page. */
function mailSection(mail: StoredMail): Markup {
  const unsubscribe = mail.listUnsubscribe && ` · List-Unsubscribe: ${mail.listUnsubscribe}`;
  return html`<section><h2>${mail.subject}</h2>
<small>To ${mail.to} · ${mail.sentAt}${unsubscribe}</small>
<iframe title="${mail.subject}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${framed(mail)}"></iframe>
<details><summary>Text part</summary><pre>${mail.text}</pre></details></section>`;
}

function framed(mail: StoredMail): string {
  return mail.pictures.reduce(
    (page, { cid, type, base64 }) => page.replaceAll(`cid:${cid}`, `data:${type};base64,${base64}`),
    mail.html.replace('<head>', '<head><base target="_top">'),
  );
}
