import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { authorizeSession } from '../operations/authorize-session.ts';
import { findSession } from '../operations/find-session.ts';
import { inTransaction, type SandboxContext } from '../scope.ts';
import type { ShopOptions } from '../shop-options.ts';
import type { SessionRow } from '../tables.ts';
import type { CardFormState } from './card-form.ts';
import { checkoutPage, messagePage } from './checkout-page.ts';
import { type Asset, loadAssets, type PageAssets } from './load-assets.ts';
import { offeredCards } from './offered-cards.ts';
import { type CardFormValues, cardFormValues, readCardForm } from './read-card-form.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Keeps a route out of the API's description, where `@fastify/swagger` makes one. */
    hide?: boolean;
  }
}

/** How long the page waits for the product to get the events before it sends the buyer back anyway. */
const DELIVERY_WAIT_MS = 3_000;
const FORM = 'application/x-www-form-urlencoded';

/** What all pages need. */
type Site = { shop: ShopOptions; assets: PageAssets };

const params = z.object({ sessionId: z.string() });
const prefill = z.object({ card: z.string().optional().catch(undefined) });

/** The hosted page as a plugin; `afterPayment` sends the events. */
export function createPages(
  context: SandboxContext,
  options: { shop: ShopOptions; afterPayment: () => Promise<void> },
): FastifyPluginAsync {
  const { shop } = options;
  return async (app) => {
    const assets = await loadAssets();
    const site = { shop, assets };
    // Ours alone: Fastify keeps a plugin's parsers to its own routes. Only forms are read there.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const asset of Object.values(assets)) {
      app.get(asset.path, { schema: { hide: true } }, async (_request, reply) => sendAsset(reply, asset));
    }

    app.get('/sandbox/checkout/:sessionId', { schema: { hide: true } }, async (request, reply) => {
      const session = await lookUp(context, params.parse(request.params).sessionId);
      if (session?.status !== 'open') return sendMessage(reply, session, site, context.clock());
      const values = prefilled(session, prefill.parse(request.query).card);
      return sendCheckout(reply, session, { values, errors: {} }, site);
    });

    app.post('/sandbox/checkout/:sessionId', { schema: { hide: true } }, async (request, reply) => {
      const session = await lookUp(context, params.parse(request.params).sessionId);
      if (!session || session.status === 'expired') return sendMessage(reply, session, site, context.clock());
      if (session.status === 'complete') return reply.redirect(successUrl(session), 303);
      const sent = cardFormValues.parse(request.body ?? {});
      const values = { ...sent, email: session.customerEmail ?? sent.email };
      const reading = readCardForm(values, context.clock());
      if (!reading.valid) return sendCheckout(reply, session, reading, site);
      const { card, testCard } = reading;
      const attempt = { card, outcome: testCard.outcome };
      const result = await inTransaction(context, (scope) => authorizeSession(scope, session.id, attempt));
      const delivered = options.afterPayment();
      if (result.kind === 'declined') {
        return sendCheckout(reply, session, { values, errors: {}, decline: result.message }, site);
      }
      if (result.session.status === 'expired')
        return sendMessage(reply, result.session, site, context.clock());
      await Promise.race([delivered, delay(DELIVERY_WAIT_MS, undefined, { ref: false })]);
      return reply.redirect(successUrl(result.session), 303);
    });
  };
}

async function lookUp(context: SandboxContext, sessionId: string): Promise<SessionRow | undefined> {
  try {
    return (await inTransaction(context, (scope) => findSession(scope, sessionId))).session;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

function successUrl(session: SessionRow): string {
  return session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function prefilled(session: SessionRow, cardId: string | undefined): CardFormValues {
  const card = offeredCards.find((offered) => offered.id === cardId);
  return {
    email: session.customerEmail ?? '',
    cardNumber: card?.number ?? '',
    cardExpiry: card?.expiry ?? '',
    cardCvc: card?.cvc ?? '',
    billingName: card?.name ?? '',
  };
}

/** A form with errors is answered with 200, too: browsers report any other status of a page as a script error. */
function sendCheckout(reply: FastifyReply, session: SessionRow, form: CardFormState, site: Site) {
  const images = session.lineItems.flatMap(({ image }) => (image ? [new URL(image).origin] : []));
  const page = checkoutPage({ ...site, session, form });
  return sendPage(reply, page, { returnOrigin: new URL(session.successUrl).origin, images });
}

function sendMessage(
  reply: FastifyReply,
  session: SessionRow | undefined,
  { shop, assets }: Site,
  now: number,
) {
  const shopName = shop.name;
  const label = `Back to ${shopName}`;
  if (!session) {
    const words = `This payment page does not exist. Please start again from ${shopName}.`;
    // The sandbox is a part of the shop's own server.
    const link = { href: '/', label };
    return sendPage(reply.code(404), messagePage({ shop, title: 'Page not found', words, link, assets }));
  }
  if (session.status === 'complete') {
    const link = { href: successUrl(session), label };
    const words = 'The money is already held on your card. There is nothing more to do here.';
    return sendPage(reply, messagePage({ shop, title: 'All done', words, link, assets }));
  }
  const link = session.cancelUrl === null ? undefined : { href: session.cancelUrl, label };
  return sendPage(reply, messagePage({ shop, ...whyExpired(session, now), link, assets }));
}

/** The session timed out, or the product ended it, because a newer page was opened or the buyer canceled. */
function whyExpired({ expiresAt }: SessionRow, now: number): { title: string; words: string } {
  if (expiresAt <= now) {
    return {
      title: 'This payment has expired',
      words: 'This payment page timed out. Nothing was held on your card.',
    };
  }
  return {
    title: 'This payment page was closed',
    words:
      'It was canceled, or replaced by a newer payment page. Nothing was held on your card here. Go back to continue.',
  };
}

/**
 * `returnOrigin` is where the form may lead: browsers also apply `form-action` to the redirect that follows. `images` are the
 * origins of the pictures of what is bought.
 */
function sendPage(
  reply: FastifyReply,
  page: string,
  { returnOrigin = '', images = [] }: { returnOrigin?: string; images?: string[] } = {},
) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; base-uri 'none'; " +
        `img-src ${['data:', ...new Set(images)].join(' ')}; ` +
        `frame-ancestors 'none'; form-action 'self' ${returnOrigin}`.trimEnd(),
    )
    .send(page);
}

function sendAsset(reply: FastifyReply, asset: Asset) {
  return reply
    .type(asset.type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .send(asset.content);
}
