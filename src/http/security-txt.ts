import type { Services } from '#services/index.ts';
import { mailtoUrl } from '#shared/email-address.ts';
import type { App } from './application.ts';

/** Days for which the answer claims to be right. RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const A_DAY = 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness. */
export async function securityTxtRoute(app: App, { config }: Services): Promise<void> {
  const url = '/.well-known/security.txt';
  app.get(url, { schema: { hide: true } }, async (_request, reply) => {
    const expires = new Date(Date.now() + VALID_DAYS * A_DAY).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        `Contact: ${mailtoUrl(config.mail.contact)}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${config.publicUrl}${url}\n`,
      );
  });
}
