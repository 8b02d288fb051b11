import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { PictureViews } from '#features/toytwins/server/picture-views.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { notFound } from '#shared/errors.ts';
import {
  type GivenPresent,
  givenPresent,
  givenPresents,
  givePresentBody,
  keepPresentBody,
  keptAnswer,
  keptPresent,
  keptPresents,
} from '../contract.ts';
import { type PresentRow, presents } from '../tables.ts';
import { givePresent } from './give-present.ts';
import { keepPresent } from './keep-present.ts';
import { listKept, presentKept, readKept, removeKept } from './kept-presents.ts';
import { presentPages } from './present-pages.ts';
import { presentUrl } from './present-url.ts';
import { takeBack } from './take-back.ts';

const TOO_MANY = 'You have given many presents today. Please give further ones tomorrow.';
const TOO_MANY_KEPT = 'That was a lot of presents. Please wait a few minutes.';
const params = z.object({ id: z.string() });
type Needs = Services & { pictureViews: PictureViews };

/** Gives finished toy twins as presents, and keeps those that one was given. */
export async function presentsRoutes(app: App, services: Needs): Promise<void> {
  giverRoutes(app, services);
  keeperRoutes(app, services);
  await presentPages(app, services);
}

function giverRoutes(app: App, services: Needs): void {
  const signedIn = { onRequest: app.requireCaller };
  const security = [{ idToken: [] }];
  // Mails go to people who did not ask for them.
  const gifts = createLimit(services.database, { name: 'present', points: 20, seconds: 86_400 });
  const show = (row: PresentRow): GivenPresent => ({
    ...{ id: row.id, recipient: row.recipient, greeting: row.greeting, day: row.day },
    url: presentUrl(services.config, row.token),
    mail: row.mailState,
    openedAt: row.openedAt?.toISOString() ?? null,
    isKept: row.keptAt !== null,
    expiresAt: row.expiresAt.toISOString(),
  });

  app.post(
    '/api/toytwins/:id/presents',
    { ...signedIn, schema: { security, params, body: givePresentBody, response: { 201: givenPresent } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const row = await readToytwin(services, caller, request.params.id);
      await enforceLimit(gifts, caller.uid, TOO_MANY);
      return reply.status(201).send(show(await givePresent(services, caller, row, request.body)));
    },
  );

  app.get(
    '/api/toytwins/:id/presents',
    { ...signedIn, schema: { security, params, response: { 200: givenPresents } } },
    async (request) => {
      const row = await readToytwin(services, callerOf(request), request.params.id);
      const given = await services.database
        .select()
        .from(presents)
        .where(eq(presents.toytwinId, row.id))
        .orderBy(presents.createdAt);
      return { presents: given.map(show) };
    },
  );

  app.delete(
    '/api/toytwins/:id/presents/:presentId',
    {
      ...signedIn,
      schema: {
        security,
        params: params.extend({ presentId: z.string() }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const row = await readToytwin(services, callerOf(request), request.params.id);
      const { presentId } = request.params;
      if (!z.uuid().safeParse(presentId).success) throw notFound('Present');
      await takeBack(services, row, presentId);
      return reply.status(204).send();
    },
  );
}

function keeperRoutes(app: App, services: Needs): void {
  const signedIn = { onRequest: app.requireCaller };
  const security = [{ idToken: [] }];
  const keeps = createLimit(services.database, { name: 'keep-present', points: 60, seconds: 600 });

  app.post(
    '/api/presents',
    { ...signedIn, schema: { security, body: keepPresentBody, response: { 200: keptAnswer } } },
    async (request) => {
      const caller = callerOf(request);
      await enforceLimit(keeps, caller.uid, TOO_MANY_KEPT);
      return { id: await keepPresent(services, caller, request.body.token) };
    },
  );

  app.get(
    '/api/presents',
    { ...signedIn, schema: { security, response: { 200: keptPresents } } },
    async (request) => {
      const rows = await listKept(services, callerOf(request));
      return { presents: rows.map((row) => presentKept(services, row)) };
    },
  );

  app.get(
    '/api/presents/:id',
    { ...signedIn, schema: { security, params, response: { 200: keptPresent } } },
    async (request) => presentKept(services, await readKept(services, callerOf(request), request.params.id)),
  );

  app.delete(
    '/api/presents/:id',
    { ...signedIn, schema: { security, params, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await removeKept(services, await readKept(services, callerOf(request), request.params.id));
      return reply.status(204).send();
    },
  );
}
