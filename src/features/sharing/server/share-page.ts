import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { aboutTemplate } from '#features/templates/contract.ts';
import { shownTitle } from '#features/toytwins/contract.ts';
import {
  deskKey,
  largeViewKey,
  publicPictureKey,
  socialCardKey,
  thumbnailKey,
} from '#features/toytwins/server/picture-files.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { App } from '#http/application.ts';
import { isKnown } from '#http/is-known.ts';
import { EMBEDDABLE } from '#http/security-headers.ts';
import { createTurnsOfStreams } from '#http/stream-in-turns.ts';
import { assertNever } from '#shared/assert-never.ts';
import { notFound } from '#shared/errors.ts';
import { nameFace } from '#shared/names/name-face.ts';
import type { Openings } from './count-openings.ts';
import { findShared } from './find-shared.ts';
import { isRobot } from './is-robot.ts';
import type { OwnerCookie } from './owner-cookie.ts';
import { type Sharing, storePublicPictures } from './store-public-pictures.ts';

const pictures = z.enum([
  'card.jpg',
  'packaged.jpg',
  'packaged.webp',
  'packaged-large.webp',
  'character.jpg',
  'character.webp',
  'character-large.webp',
]);

/** The model for browsers and Android, and for iPhone and iPad. */
const MODEL_TYPES = { 'model.glb': 'model/gltf-binary', 'model.usdz': 'model/vnd.usdz+zip' } as const;

/** `/s/{token}`, its pictures and, if its owner wants that, the model: public to anybody with the link; the source photo is never shown. */
export async function sharePageRoutes(
  app: App,
  services: Sharing,
  { openings, ownerCookie }: { openings: Openings; ownerCookie: OwnerCookie },
): Promise<void> {
  const isVisit = (request: FastifyRequest, uid: string) =>
    isSeenByPerson(request) && !ownerCookie.isOwner(request.headers.cookie, uid);

  const inTurn = createTurnsOfStreams();

  app.get(
    '/s/:token',
    { schema: { hide: true, params: z.object({ token: z.string() }) } },
    async (request, reply) => {
      const shared = await findShared(services, request.params.token);
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      if (!shared) return reply.status(404).sendPage('/share-gone', {});
      if (isVisit(request, shared.uid)) openings.add(request.params.token);
      const address = `${services.config.publicUrl}/s/${request.params.token}`;
      return sendSharePage(reply, shared, address);
    },
  );

  // Not by a signed address, which would work for a day after the page is closed.
  for (const file of ['model.glb', 'model.usdz'] as const)
    app.get(
      `/s/:token/${file}`,
      { schema: { hide: true, params: z.object({ token: z.string() }) } },
      async (request, reply) => {
        const shared = await findShared(services, request.params.token);
        const modelKey = shared?.shareModel ? shared.modelKey : null;
        if (!modelKey) throw notFound('Picture');
        const key = file === 'model.glb' ? modelKey : deskKey(modelKey);
        await services.modelFiles.make(key);
        const { size, etag } = await services.storage.describe(key);
        reply.headers({ 'cache-control': 'private, no-cache', etag, 'x-robots-tag': 'noindex' });
        if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
        reply.type(MODEL_TYPES[file]).header('content-length', size);
        return reply.send(
          request.method === 'HEAD' ? Readable.from([]) : inTurn(await services.storage.getStream(key)),
        );
      },
    );

  app.get(
    '/s/:token/:picture',
    { schema: { hide: true, params: z.object({ token: z.string(), picture: z.string() }) } },
    async (request, reply) => {
      const picture = pictures.safeParse(request.params.picture);
      const shared = await findShared(services, request.params.token);
      const key = shared && picture.success ? keyOf(shared, picture.data) : null;
      if (!shared || !key) throw notFound('Picture');
      // Its owner may show another version since the page was opened.
      if (!(await services.storage.exists(key)) && !(await services.pictureViews.make(key))) {
        await storePublicPictures(services, shared);
      }
      const { etag } = await services.storage.describe(key);
      // A browser asks each time, because the page may have been closed since.
      const everyTime = { 'cache-control': 'private, no-cache', etag };
      reply.headers({ ...everyTime, 'x-robots-tag': 'noindex', ...EMBEDDABLE });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
      const bytes = await services.storage.getBytes(key);
      return reply.type(key.endsWith('.jpg') ? 'image/jpeg' : 'image/webp').send(Buffer.from(bytes));
    },
  );
}

/** A browser that fetches the page ahead may never show it. */
function isSeenByPerson({ method, headers }: FastifyRequest): boolean {
  const isAhead = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return method === 'GET' && !isAhead && !isRobot(headers['user-agent']);
}

function keyOf({ packagedKey, characterKey }: ToytwinRow, picture: z.infer<typeof pictures>): string | null {
  switch (picture) {
    case 'card.jpg':
      return packagedKey && socialCardKey(packagedKey);
    case 'packaged.jpg':
      return packagedKey && publicPictureKey(packagedKey);
    case 'packaged.webp':
      return packagedKey && thumbnailKey(packagedKey, 512);
    case 'character.jpg':
      return characterKey && publicPictureKey(characterKey);
    case 'packaged-large.webp':
      return packagedKey && largeViewKey(packagedKey);
    case 'character-large.webp':
      return characterKey && largeViewKey(characterKey);
    case 'character.webp':
      return characterKey && thumbnailKey(characterKey, 512);
    default:
      return assertNever(picture);
  }
}

function sendSharePage(reply: FastifyReply, toytwin: ToytwinRow, address: string) {
  const page = pageOf(toytwin);
  return reply.sendPage(page, {
    // Only the words of the box, and nothing else about its owner, as the privacy page promises.
    HEADING: shownTitle(toytwin.title),
    FACE: nameFace(toytwin.title),
    TEMPLATE: aboutTemplate(toytwin.templateId).name,
    PAGE_URL: address,
    CARD: `${address}/card.jpg`,
    IMAGE: `${address}/packaged`,
    IMAGE_3D: `${address}/character`,
    MODEL: `${address}/model.glb`,
  });
}

function pageOf({ characterKey, modelKey, shareModel }: ToytwinRow): string {
  if (!characterKey) return '/share-page';
  return modelKey && shareModel ? '/share-page-turning' : '/share-page-3d';
}
