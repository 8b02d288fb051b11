import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { keepReport } from '#features/reports/server/keep-report.ts';
import { reportRoutes } from '#features/reports/server/report-routes.ts';
import { aboutTemplate } from '#features/templates/contract.ts';
import { shownTitle } from '#features/toytwins/contract.ts';
import { largeViewKey, publicPictureKey, thumbnailKey } from '#features/toytwins/server/picture-files.ts';
import type { PictureViews } from '#features/toytwins/server/picture-views.ts';
import type { App } from '#http/application.ts';
import { addFormBodies } from '#http/form-bodies.ts';
import { isKnown } from '#http/is-known.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { isolate } from '#shared/isolate.ts';
import { nameFace } from '#shared/names/name-face.ts';
import { type FoundPresent, findPresent } from './find-present.ts';
import { formatDay } from './format-day.ts';
import { openPresent } from './open-present.ts';
import { presentUrl } from './present-url.ts';

const params = z.object({ token: z.string() });
/** The views of the box that its page shows. */
const views: Record<string, (key: string) => string> = {
  'packaged.jpg': publicPictureKey,
  'packaged.webp': (key) => thumbnailKey(key, 512),
  'packaged-large.webp': largeViewKey,
};

/**
 * `/present/{token}`: the wrapped parcel, and once it is opened the box. Opening is a form, which works without scripts:
 * what only follows links, such as the scanners of mails, opens nothing, and before it is opened nothing of the toy is in
 * the page or can be fetched.
 */
export async function presentPages(
  app: App,
  services: Services & { pictureViews: PictureViews },
): Promise<void> {
  app.get('/present/:token', { schema: { hide: true, params } }, async (request, reply) => {
    const found = await findPresent(services, request.params.token);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    return found ? sendPresent(services, reply, found) : reply.status(404).sendPage('/share-gone', {});
  });

  app.get(
    '/present/:token/:picture',
    { schema: { hide: true, params: params.extend({ picture: z.string() }) } },
    async (request, reply) => {
      const found = await findPresent(services, request.params.token);
      const view = views[request.params.picture];
      const { packagedKey } = found?.toytwin ?? {};
      if (!found?.present.openedAt || !view || !packagedKey) throw notFound('Picture');
      const key = view(packagedKey);
      if (!(await services.storage.exists(key))) await services.pictureViews.make(key);
      const { etag } = await services.storage.describe(key);
      reply.headers({ 'cache-control': 'private, no-cache', etag, 'x-robots-tag': 'noindex' });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
      const bytes = await services.storage.getBytes(key);
      return reply.type(key.endsWith('.jpg') ? 'image/jpeg' : 'image/webp').send(Buffer.from(bytes));
    },
  );

  await app.register(async (forms: App) => {
    addFormBodies(forms);
    forms.post('/present/:token/open', { schema: { hide: true, params } }, async (request, reply) => {
      const found = await findPresent(services, request.params.token);
      if (found) await openPresent(services, found.present);
      return reply.redirect(`/present/${encodeURIComponent(request.params.token)}`, 303);
    });
    reportRoutes(forms, services, '/present/:token/report', async (token) => {
      const found = await findPresent(services, token);
      return (
        found && {
          toytwin: found.toytwin,
          keep: (body) => keepReport(services, found.toytwin, withGreeting(body, found)),
        }
      );
    });
  });
}

/** The operator sees the box, but no present: its words go along. */
function withGreeting<Body extends { words: string }>(body: Body, { present }: FoundPresent): Body {
  const { recipient, greeting } = present;
  return {
    ...body,
    words: `${body.words} (On a present for ${recipient}, with the greeting: ${greeting})`.trim(),
  };
}

function sendPresent({ config }: Services, reply: FastifyReply, { present, toytwin }: FoundPresent) {
  const address = presentUrl(config, present.token);
  const shared = { RECIPIENT: isolate(present.recipient), PAGE_URL: address };
  if (present.opensAt.getTime() > Date.now()) {
    return reply.sendPage('/present-early', { ...shared, DAY: formatDay(present.day) });
  }
  if (!present.openedAt) return reply.sendPage('/present-wrapped', shared);
  return reply.sendPage('/present-open', {
    ...shared,
    HEADING: shownTitle(toytwin.title),
    FACE: nameFace(toytwin.title),
    TEMPLATE: aboutTemplate(toytwin.templateId).name,
    GREETING: isolate(present.greeting),
    IMAGE: `${address}/packaged`,
    KEEP: `/keep-present?present=${present.token}`,
  });
}
