import { z } from 'zod';
import { NOT_NOW, withProviderErrors } from '#features/checkout/server/provider/with-provider-errors.ts';
import { progress, toytwin, updateStatusBody } from '#features/toytwins/contract.ts';
import { favouriteBody, renameBody } from '#features/toytwins/gallery/contract.ts';
import { redoBody } from '#features/toytwins/redo/contract.ts';
import { chooseFavourite } from '#features/toytwins/server/choose-favourite.ts';
import { createPresenter } from '#features/toytwins/server/present-toytwin.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { readProgress } from './read-progress.ts';
import { askRedo } from './redo/ask-redo.ts';
import { renameToytwin } from './redo/rename-toytwin.ts';
import { updateStatus } from './update-status.ts';

const TOO_MANY = 'Too many attempts. Please wait a few minutes.';
const params = z.object({ id: z.string() });

/** Calls about the progress of a toy twin, and its status. */
export async function generationRoutes(app: App, services: Services): Promise<void> {
  const signedIn = { onRequest: app.requireCaller };
  const security = [{ idToken: [] }];
  const present = createPresenter(services);
  // A refused one counts, too: each looks at the words.
  const redos = createLimit(services.database, { name: 'redo', points: 30, seconds: 600 });

  const renames = createLimit(services.database, { name: 'rename', points: 60, seconds: 600 });

  app.get(
    '/api/toytwins/:id/progress',
    { ...signedIn, schema: { security, params, response: { 200: progress } } },
    async (request) =>
      readProgress(services, await readToytwin(services, callerOf(request), request.params.id)),
  );

  app.post(
    '/api/toytwins/:id/redo',
    { ...signedIn, schema: { security, params, body: redoBody, response: { 202: toytwin } } },
    async (request, reply) => {
      const caller = callerOf(request);
      await enforceLimit(redos, caller.uid, TOO_MANY);
      await askRedo(services, await readToytwin(services, caller, request.params.id), request.body);
      const row = await readToytwin(services, caller, request.params.id);
      return reply.status(202).send(await present.whole(row));
    },
  );

  app.put(
    '/api/toytwins/:id/name',
    { ...signedIn, schema: { security, params, body: renameBody, response: { 200: toytwin } } },
    async (request) => {
      const caller = callerOf(request);
      await enforceLimit(renames, caller.uid, TOO_MANY);
      await renameToytwin(services, await readToytwin(services, caller, request.params.id), request.body);
      return present.whole(await readToytwin(services, caller, request.params.id));
    },
  );

  app.put(
    '/api/toytwins/:id/favourite',
    { ...signedIn, schema: { security, params, body: favouriteBody, response: { 200: toytwin } } },
    async (request) => {
      const row = await readToytwin(services, callerOf(request), request.params.id);
      await chooseFavourite(services, row.id, request.body.version);
      return present.whole(await readToytwin(services, callerOf(request), request.params.id));
    },
  );

  app.put(
    '/api/toytwins/:id/status',
    { ...signedIn, schema: { security, params, body: updateStatusBody, response: { 200: toytwin } } },
    async (request) => {
      const row = await readToytwin(services, callerOf(request), request.params.id);
      await withProviderErrors(services, NOT_NOW, () => updateStatus(services, row, request.body));
      return present.whole(await readToytwin(services, callerOf(request), request.params.id));
    },
  );
}
