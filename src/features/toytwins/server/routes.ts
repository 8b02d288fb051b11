import { z } from 'zod';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { fileContent } from '#http/openapi.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { createSwitchedLimit } from '#services/switches/switched-limit.ts';
import { createToytwinBody, toytwin } from '../contract.ts';
import { downloadAnswer, downloadKind, downloadQuery, downloadSizes } from '../downloads/contract.ts';
import { galleryQuery, manyBody, starBody } from '../gallery/contract.ts';
import { createToytwin } from './create-toytwin.ts';
import { galleryAnswer } from './gallery-answer.ts';
import { listDownloads } from './list-downloads.ts';
import { createToytwinList } from './list-toytwins.ts';
import { createPresenter } from './present-toytwin.ts';
import { type FileMakers, readDownload } from './read-download.ts';
import { readToytwin } from './read-toytwin.ts';
import { starToytwin } from './star-toytwin.ts';
import { zipPictures } from './zip-pictures.ts';

const TOO_MANY = 'Too many toy twins. Please wait a few minutes.';
const TOO_MANY_DOWNLOADS = 'Too many downloads. Please wait a few minutes.';
const params = z.object({ id: z.string() });

/**
 * Creates, lists, reads and downloads toy twins. Deleting is part of checkout, because it affects the
 * payment.
 */
export async function toytwinsRoutes(app: App, services: Services & FileMakers): Promise<void> {
  const signedIn = { onRequest: app.requireCaller };
  const security = [{ idToken: [] }];
  const present = createPresenter(services);
  const listToytwins = createToytwinList(services);
  // Enough for the four files most people want of sixty toy twins in ten minutes.
  const downloads = createLimit(services.database, { name: 'download', points: 240, seconds: 600 });
  // Each may read five hundred pictures.
  const zips = createLimit(services.database, { name: 'zip', points: 20, seconds: 600 });
  // As many as uploads and checkouts. An external moderation service may check each of them, and limits our calls.
  const drafts = createSwitchedLimit(services, 'draft');

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

  app.put(
    '/api/toytwins/:id/star',
    { ...signedIn, schema: { security, params, body: starBody, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await starToytwin(services, callerOf(request), request.params.id, request.body.isStarred);
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/toytwins/:id/downloads',
    { ...signedIn, schema: { security, params, response: { 200: downloadSizes } } },
    async (request) =>
      listDownloads(services, await readToytwin(services, callerOf(request), request.params.id)),
  );

  app.get(
    '/api/toytwins/:id/downloads/:picture',
    {
      ...signedIn,
      schema: {
        security,
        params: params.extend({ picture: downloadKind }),
        querystring: downloadQuery,
        response: { 200: downloadAnswer },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await enforceLimit(downloads, caller.uid, TOO_MANY_DOWNLOADS);
      const row = await readToytwin(services, caller, request.params.id);
      return readDownload(services, row, request.params.picture, request.query);
    },
  );

  app.post(
    '/api/toytwins/zip',
    {
      ...signedIn,
      schema: {
        security,
        body: manyBody,
        response: { 200: { content: { 'application/zip': { schema: fileContent } } } },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await enforceLimit(zips, caller.uid, TOO_MANY_DOWNLOADS);
      const zip = await zipPictures(services, caller, request.body.ids);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="toy-twins.zip"')
        .send(zip);
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
