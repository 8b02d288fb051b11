import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { users } from '#features/profiles/tables.ts';
import { findShared } from '#features/sharing/server/find-shared.ts';
import { reportReasons } from '#features/toytwins/contract.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { addFormBodies } from '#http/form-bodies.ts';
import { sendPlainPage } from '#http/plain-page.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import { shareAnswerBody, shareAnswered, shareAnswerState } from '../contract.ts';
import { answerClosing, hasAnswered } from './answer-closing.ts';
import { closingPage, unknownPage } from './closing-page.ts';
import { findReported, listReports } from './find-reported.ts';
import { allowPage, BY_LINK, closePage, keepPage } from './inbox/page-decisions.ts';
import { keepReport } from './keep-report.ts';
import { reportRoutes } from './report-routes.ts';

const params = z.object({ token: z.string() });
/** What the operator's form sends; without a reason it is the one of the report. */
const closingBody = z.object({
  act: z.enum(['close', 'keep', 'allow']).default('close'),
  reason: z.enum(reportReasons).optional(),
});
type ClosingBody = z.infer<typeof closingBody>;

/** Reports of shared pages, and the page by which the operator closes a reported one. They work without scripts. */
export async function reportsRoutes(app: App, services: Services): Promise<void> {
  await app.register(async (pages: App) => {
    addFormBodies(pages);
    reportRoutes(pages, services, '/s/:token/report', async (token) => {
      const toytwin = await findShared(services, token);
      return toytwin && { toytwin, keep: (body) => keepReport(services, toytwin, body) };
    });
    closingRoutes(pages, services);
  });
  answerRoutes(app, services);
}

/** GET changes nothing, because mail scanners follow links. */
function closingRoutes(app: App, services: Services): void {
  const url = '/reports/:token';
  const send = async (reply: FastifyReply, token: string) => {
    const toytwin = await findReported(services, token);
    if (!toytwin) return sendPlainPage(reply, unknownPage);
    const isOwnerMailed = await isMailed(services, toytwin.uid);
    const found = await listReports(services, toytwin.id);
    return sendPlainPage(reply, closingPage(toytwin, found, { isOwnerMailed }));
  };
  app.get(url, { schema: { hide: true, params } }, (request, reply) => send(reply, request.params.token));
  app.post(url, { schema: { hide: true, params } }, async (request, reply) => {
    const { token } = request.params;
    const toytwin = await findReported(services, token);
    if (toytwin) await decide(services, toytwin.id, closingBody.parse(request.body ?? {}));
    return send(reply, token);
  });
}

/** The same as on the operator's desk, where the reports and answers are then done. */
async function decide(services: Services, toytwinId: string, { act, reason }: ClosingBody): Promise<void> {
  const decider = { toytwinId, by: BY_LINK };
  const why = reason ?? (await reasonOf(services, toytwinId));
  await services.database.transaction(async (transaction) => {
    switch (act) {
      case 'close':
        await closePage(services, transaction, { ...decider, reason: why });
        break;
      case 'keep':
        await keepPage(services, transaction, decider);
        break;
      case 'allow':
        await allowPage(services, transaction, decider);
        break;
      default:
        assertNever(act);
    }
  });
}

/** Whether the address of an owner is confirmed: to any other we mail nothing. */
async function isMailed({ database, identity }: Services, uid: string): Promise<boolean> {
  const [owner] = await database.select({ email: users.email }).from(users).where(eq(users.uid, uid));
  return owner !== undefined && identity.isEmailConfirmed(uid, owner.email);
}

async function reasonOf(services: Services, toytwinId: string) {
  const { newest } = await listReports(services, toytwinId);
  return newest[0]?.reason ?? 'other';
}

/** What the owner of a page says about that we closed it. */
function answerRoutes(app: App, services: Services): void {
  const answers = createLimit(services.database, { name: 'share-answer', points: 3, seconds: 86_400 });
  const url = '/api/toytwins/:id/share/answer';
  app.get(
    url,
    {
      onRequest: app.requireCaller,
      schema: {
        security: [{ idToken: [] }],
        params: z.object({ id: z.string() }),
        response: { 200: shareAnswerState },
      },
    },
    async (request) => {
      const toytwin = await readToytwin(services, callerOf(request), request.params.id);
      return { answered: await hasAnswered(services, toytwin) };
    },
  );
  app.post(
    url,
    {
      onRequest: app.requireCaller,
      schema: {
        security: [{ idToken: [] }],
        params: z.object({ id: z.string() }),
        body: shareAnswerBody,
        response: { 200: shareAnswered },
      },
    },
    async (request) => {
      const toytwin = await readToytwin(services, callerOf(request), request.params.id);
      await enforceLimit(answers, toytwin.id, 'We have your answers. Please write again tomorrow.');
      await answerClosing(services, toytwin, request.body.words);
      return { answered: true } as const;
    },
  );
}
