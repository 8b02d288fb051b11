import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { users } from '#features/profiles/tables.ts';
import type { App } from '#http/application.ts';
import { sourceHash } from '#http/source-hash.ts';
import type { Services } from '#services/index.ts';
import { unsubscribePage, unsubscribeStyle } from './unsubscribe-page.ts';
import { openUnsubscribeTokens } from './unsubscribe-token.ts';

const params = z.object({ token: z.string() });
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * `/unsubscribe/{token}`. GET changes nothing, because mail scanners follow links. POST, by the page's button or by an
 * email program (RFC 8058), unsubscribes from the optional emails. It needs no login: the token permits this and nothing
 * else.
 */
export async function emailsRoutes(app: App, services: Services): Promise<void> {
  const tokens = await openUnsubscribeTokens(services);
  await app.register(async (pages: App) => {
    // The form's content does not matter.
    pages.removeContentTypeParser(FORMS);
    pages.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, done) => done(null));

    pages.get('/unsubscribe/:token', { schema: { hide: true, params } }, async (request, reply) => {
      const known = tokens.read(request.params.token) !== undefined;
      return sendPage(reply, known ? 'ask' : 'unknown');
    });

    pages.post('/unsubscribe/:token', { schema: { hide: true, params } }, async (request, reply) => {
      const uid = tokens.read(request.params.token);
      if (uid === undefined) return sendPage(reply, 'unknown');
      await services.database.update(users).set({ mailWhenReady: false }).where(eq(users.uid, uid));
      return sendPage(reply, 'done');
    });
  });
}

function sendPage(reply: FastifyReply, state: 'ask' | 'done' | 'unknown') {
  return reply
    .status(state === 'unknown' ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${sourceHash(unsubscribeStyle)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(unsubscribePage(state));
}
