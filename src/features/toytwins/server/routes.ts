import { z } from 'zod';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { createSingleFlight } from '#shared/concurrency/single-flight.ts';
import { createToytwinBody, downloadAnswer, downloadKind, galleryQuery, toytwin } from '../contract.ts';
import { createToytwin } from './create-toytwin.ts';
import { galleryAnswer } from './gallery-answer.ts';
import { createToytwinList } from './list-toytwins.ts';
import { createPresenter } from './present-toytwin.ts';
import { readDownload } from './read-download.ts';
import { readToytwin } from './read-toytwin.ts';

const TOO_MANY = 'Too many toy twins. Please wait a few minutes.';
const TOO_MANY_DOWNLOADS = 'Too many downloads. Please wait a few minutes.';
const params = z.object({ id: z.string() });

/**
 * Creates, lists, reads and downloads toy twins. Deleting is part of checkout, because it affects the
 * payment.
 */
export async function toytwinsRoutes(app: App, services: Services): Promise<void> {
  const signedIn = { onRequest: app.requireCaller };
  const security = [{ idToken: [] }];
  const present = createPresenter(services);
  const listToytwins = createToytwinList(services);
  const downloading = { ...services, singleFlight: createSingleFlight<void>() };
  // Enough for all four files of sixty toy twins in ten minutes.
  const downloads = createLimit(services.database, { name: 'download', points: 240, seconds: 600 });
  // As many as uploads and checkouts. An external moderation service may check each of them, and limits our calls.
  const drafts = createLimit(services.database, { name: 'draft', points: 120, seconds: 600 });

  app.post(
    '/api/toytwins',
    { ...signedIn, schema: { security, body: createToytwinBody, response: { 201: toytwin } } },
    async (request, reply) => {
      const caller = callerOf(request);
      await enforceLimit(drafts, caller.uid, TOO_MANY);
      const row = await createToytwin(services, caller, request.body);
      return reply.status(201).send(await present.whole(row));
    },
  );

  app.get(
    '/api/toytwins',
    { ...signedIn, schema: { security, querystring: galleryQuery, response: { 200: galleryAnswer } } },
    async (request) => {
      const { rows, nextCursor } = await listToytwins(callerOf(request), request.query);
      return { toytwins: rows.map(present.card), nextCursor };
    },
  );

  app.get(
    '/api/toytwins/:id',
    { ...signedIn, schema: { security, params, response: { 200: toytwin } } },
    async (request) => present.whole(await readToytwin(services, callerOf(request), request.params.id)),
  );

  app.get(
    '/api/toytwins/:id/downloads/:picture',
    {
      ...signedIn,
      schema: {
        security,
        params: params.extend({ picture: downloadKind }),
        response: { 200: downloadAnswer },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await enforceLimit(downloads, caller.uid, TOO_MANY_DOWNLOADS);
      const row = await readToytwin(services, caller, request.params.id);
      return readDownload(downloading, row, request.params.picture);
    },
  );

  const description =
    'The same as `/api/toytwins/{id}`; a browser that goes there gets the web app (`text/html`).';
  app.get(
    '/toytwins/:id',
    { schema: { description, security, params, response: { 200: toytwin } } },
    async (request, reply) => {
      if (request.headers.accept?.includes('text/html')) return reply.sendApp();
      await app.requireCaller(request, reply);
      return present.whole(await readToytwin(services, callerOf(request), request.params.id));
    },
  );
}
