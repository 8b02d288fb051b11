import { z } from 'zod';
import { NOT_NOW, withProviderErrors } from '#features/checkout/server/settle/with-provider-errors.ts';
import { progress, toytwin, updateStatusBody } from '#features/toytwins/contract.ts';
import { createPresenter } from '#features/toytwins/server/present-toytwin.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import type { Services } from '#services/index.ts';
import { readProgress } from './read-progress.ts';
import { updateStatus } from './update-status.ts';

const params = z.object({ id: z.string() });

/** Calls about the progress of a toy twin, and its status. */
export async function generationRoutes(app: App, services: Services): Promise<void> {
  const signedIn = { onRequest: app.requireCaller };
  const security = [{ idToken: [] }];
  const present = createPresenter(services);

  app.get(
    '/api/toytwins/:id/progress',
    { ...signedIn, schema: { security, params, response: { 200: progress } } },
    async (request) =>
      readProgress(services, await readToytwin(services, callerOf(request), request.params.id)),
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
