import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#features/profiles/tables.ts';
import type { App } from '#http/application.ts';
import { sendPlainPage } from '#http/plain-page.ts';
import type { Services } from '#services/index.ts';
import { unsubscribePages } from './unsubscribe-page.ts';
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
      return sendPlainPage(reply, unsubscribePages[known ? 'ask' : 'unknown']);
    });

    pages.post('/unsubscribe/:token', { schema: { hide: true, params } }, async (request, reply) => {
      const uid = tokens.read(request.params.token);
      if (uid === undefined) return sendPlainPage(reply, unsubscribePages.unknown);
      await services.database
        .update(users)
        .set({ mailWhenReady: false, mailOnBirthday: false })
        .where(eq(users.uid, uid));
      return sendPlainPage(reply, unsubscribePages.done);
    });
  });
}
