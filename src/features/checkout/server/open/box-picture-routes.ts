import { z } from 'zod';
import type { App } from '#http/application.ts';
import { disconnectSignal } from '#http/disconnect-signal.ts';
import type { Services } from '#services/index.ts';
import { enforceLimit } from '#services/limits/index.ts';
import { createSwitchedLimit } from '#services/switches/switched-limit.ts';
import { notFound } from '#shared/errors.ts';
import { drawBox, findOpenBox, openBoxPictureTokens } from './box-picture.ts';

const params = z.object({ orderId: z.uuid(), token: z.string().max(100) });

/**
 * `/payment-pictures/{orderId}/{token}`: the watermarked preview on the sandbox's payment page, which is a page of this server.
 * Drawn when it is asked for, and stored nowhere. Another provider's page gets no picture (decision 018).
 */
export async function boxPictureRoutes(app: App, services: Services): Promise<void> {
  if (!services.payment.sandbox) return;
  const tokens = await openBoxPictureTokens(services.database);
  const limit = createSwitchedLimit(services, 'preview');
  app.get('/payment-pictures/:orderId/:token', { schema: { hide: true, params } }, async (request, reply) => {
    const { orderId, token } = request.params;
    const toytwin = tokens.verify(orderId, token) && (await findOpenBox(services.database, orderId));
    if (!toytwin) throw notFound('Picture');
    await enforceLimit(limit, toytwin.uid, 'Too many previews. Please wait a few minutes.');
    const picture = await drawBox(services, toytwin, disconnectSignal(reply));
    if (!picture) throw notFound('Picture');
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
  });
}
