import { z } from 'zod';
import { shareAnswer } from '#features/toytwins/contract.ts';
import type { ModelFiles } from '#features/toytwins/server/model-files.ts';
import type { PictureViews } from '#features/toytwins/server/picture-views.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import { sharePageUrl } from '#features/toytwins/server/share-page-url.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { shareRevoked, shareSettings, shareState } from '../contract.ts';
import { changeSharePage } from './change-share-page.ts';
import { closeSharePage } from './close-share-page.ts';
import { createOpenings } from './count-openings.ts';
import { openSharePage } from './open-share-page.ts';
import { openOwnerCookie } from './owner-cookie.ts';
import { createPublicPictures } from './public-pictures.ts';
import { readShareState } from './read-share-state.ts';
import { sharePageRoutes } from './share-page.ts';

const TOO_MANY = 'Too many pages opened. Please wait a few minutes.';
const params = z.object({ id: z.string() });

/** Opens, closes and reads a toy twin's public page. */
export async function sharingRoutes(
  app: App,
  services: Services & { pictureViews: PictureViews; modelFiles: ModelFiles },
): Promise<void> {
  const signedIn = { onRequest: app.requireCaller };
  const security = [{ idToken: [] }];
  // One click every five seconds for ten minutes.
  const pages = createLimit(services.database, { name: 'share', points: 120, seconds: 600 });
  const sharing = {
    ...services,
    publicPictures: createPublicPictures(services.storage, services.pictureViews),
  };
  const ownerCookie = await openOwnerCookie(services.database, services.config);
  const openings = createOpenings(services);
  app.addHook('onClose', openings.write);

  app.post(
    '/api/toytwins/:id/share',
    { ...signedIn, schema: { security, params, response: { 200: shareAnswer } } },
    async (request) => {
      const caller = callerOf(request);
      await enforceLimit(pages, caller.uid, TOO_MANY);
      const row = await readToytwin(services, caller, request.params.id);
      return { shareUrl: sharePageUrl(services.config, await openSharePage(sharing, row)) };
    },
  );

  app.get(
    '/api/toytwins/:id/share',
    { ...signedIn, schema: { security, params, response: { 200: shareState } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const row = await readToytwin(services, caller, request.params.id);
      // From now on visits with this browser are the owner's own.
      reply.header('set-cookie', ownerCookie.write(caller.uid));
      return readShareState(services, row);
    },
  );

  app.put(
    '/api/toytwins/:id/share',
    { ...signedIn, schema: { security, params, body: shareSettings, response: { 200: shareState } } },
    async (request) => {
      const caller = callerOf(request);
      await enforceLimit(pages, caller.uid, TOO_MANY);
      const row = await readToytwin(services, caller, request.params.id);
      return readShareState(services, await changeSharePage(services, row, request.body));
    },
  );

  app.delete(
    '/api/toytwins/:id/share',
    { ...signedIn, schema: { security, params, response: { 200: shareRevoked } } },
    async (request) => {
      const row = await readToytwin(services, callerOf(request), request.params.id);
      const next = await closeSharePage(services, row);
      return { shareUrl: null, nextShareUrl: sharePageUrl(services.config, next) };
    },
  );

  await sharePageRoutes(app, sharing, { openings, ownerCookie });
}
