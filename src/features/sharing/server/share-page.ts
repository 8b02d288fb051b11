import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { aboutTemplate } from '#features/templates/contract.ts';
import { shownTitle } from '#features/toytwins/contract.ts';
import {
  largeViewKey,
  publicPictureKey,
  socialCardKey,
  thumbnailKey,
} from '#features/toytwins/server/picture-files.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { App } from '#http/application.ts';
import { isKnown } from '#http/is-known.ts';
import { EMBEDDABLE } from '#http/security-headers.ts';
import type { Services } from '#services/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import { notFound } from '#shared/errors.ts';
import { nameFace } from '#shared/names/name-face.ts';
import { shareToken } from '../contract.ts';
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

/** `/s/{token}` and its pictures: public to anybody with the link; the source photo is never shown. */
export async function sharePageRoutes(app: App, services: Sharing): Promise<void> {
  app.get(
    '/s/:token',
    { schema: { hide: true, params: z.object({ token: z.string() }) } },
    async (request, reply) => {
      const shared = await findShared(services, request.params.token);
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      if (!shared) return reply.status(404).sendPage('/share-gone', {});
      const address = `${services.config.publicUrl}/s/${request.params.token}`;
      return sendSharePage(reply, shared, address);
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

async function findShared(
  { database }: Pick<Services, 'database'>,
  token: string,
): Promise<ToytwinRow | undefined> {
  if (!shareToken.safeParse(token).success) return undefined;
  const [row] = await database.select().from(toytwins).where(eq(toytwins.shareToken, token));
  return row;
}

function sendSharePage(reply: FastifyReply, toytwin: ToytwinRow, address: string) {
  const page = toytwin.characterKey ? '/share-page-3d' : '/share-page';
  return reply.sendPage(page, {
    // Only the words of the box, and nothing else about its owner, as the privacy page promises.
    HEADING: shownTitle(toytwin.title),
    FACE: nameFace(toytwin.title),
    TEMPLATE: aboutTemplate(toytwin.templateId).name,
    PAGE_URL: address,
    CARD: `${address}/card.jpg`,
    IMAGE: `${address}/packaged`,
    IMAGE_3D: `${address}/character`,
  });
}
