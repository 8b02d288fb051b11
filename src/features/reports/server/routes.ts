import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { users } from '#features/profiles/tables.ts';
import { shareToken } from '#features/sharing/contract.ts';
import { allowSharing } from '#features/sharing/server/close-for-good.ts';
import { reportReasons } from '#features/toytwins/contract.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import { addressOf } from '#http/address-of.ts';
import type { App } from '#http/application.ts';
import { callerOf } from '#http/authentication.ts';
import { addFormBodies } from '#http/form-bodies.ts';
import { sendPlainPage } from '#http/plain-page.ts';
import type { Services } from '#services/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { networkOf } from '#services/limits/network-of.ts';
import { shareAnswerBody, shareAnswered, shareAnswerState } from '../contract.ts';
import { answerClosing, hasAnswered } from './answer-closing.ts';
import { closeReportedPage, findReported, listReports } from './close-reported-page.ts';
import { closingPage, unknownPage } from './closing-page.ts';
import { keepReport } from './keep-report.ts';
import { reportBody, reportForm } from './report-form.ts';
import { reportPages } from './report-pages.ts';

const params = z.object({ token: z.string() });
/** What the operator's form sends; without a reason it is the one of the report. */
const closingBody = z.object({
  act: z.enum(['close', 'allow']).default('close'),
  reason: z.enum(reportReasons).optional(),
});

/** Reports of shared pages, and the page by which the operator closes a reported one. They work without scripts. */
export async function reportsRoutes(app: App, services: Services): Promise<void> {
  await app.register(async (pages: App) => {
    addFormBodies(pages);
    reportRoutes(pages, services);
    closingRoutes(pages, services);
  });
  answerRoutes(app, services);
}

function reportRoutes(app: App, services: Services): void {
  const url = '/s/:token/report';
  const perNetwork = createLimit(services.database, { name: 'report', points: 10, seconds: 3600 });
  // Of one page, so that it has points left for others. Many networks may report it: none silences another.
  const perPage = createLimit(services.database, { name: 'report-network', points: 5, seconds: 86_400 });

  app.get(url, { schema: { hide: true, params } }, async (request, reply) => {
    const toytwin = await findShared(services, request.params.token);
    return toytwin ? sendPlainPage(reply, { ...reportPages.ask, content: reportForm() }) : sendGone(reply);
  });

  app.post(url, { schema: { hide: true, params } }, async (request, reply) => {
    const network = networkOf(addressOf(request));
    if (!(await perNetwork.take(network))) return sendTooMany(reply, await perNetwork.secondsLeft(network));
    const toytwin = await findShared(services, request.params.token);
    if (!toytwin) return sendGone(reply);
    const body = reportBody.safeParse(request.body ?? {});
    if (!body.success) return sendProblem(request, reply, body.error.issues[0]?.message);
    const ofPage = `${network} ${toytwin.id}`;
    if (!(await perPage.take(ofPage))) return sendTooMany(reply, await perPage.secondsLeft(ofPage));
    await keepReport(services, toytwin, { ...body.data, network });
    return sendPlainPage(reply, reportPages.done);
  });
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
    const { act, reason } = closingBody.parse(request.body ?? {});
    if (toytwin && act === 'close')
      await closeReportedPage(services, toytwin.id, reason ?? (await reasonOf(services, toytwin.id)));
    if (toytwin && act === 'allow') await allowSharing(services.database, toytwin.id);
    return send(reply, token);
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

function sendGone(reply: FastifyReply) {
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  return reply.status(404).sendPage('/share-gone', {});
}

function sendTooMany(reply: FastifyReply, seconds: number) {
  return sendPlainPage(reply.header('retry-after', String(seconds)), reportPages.tooMany);
}

function sendProblem({ body }: FastifyRequest, reply: FastifyReply, problem = 'Please fill in the form.') {
  const filled = z.record(z.string(), z.unknown()).safeParse(body).data ?? {};
  return sendPlainPage(reply, {
    ...reportPages.ask,
    status: 400,
    content: reportForm(filled, problem),
  });
}

async function findShared(
  { database }: Pick<Services, 'database'>,
  token: string,
): Promise<ToytwinRow | undefined> {
  if (!shareToken.safeParse(token).success) return undefined;
  const [row] = await database.select().from(toytwins).where(eq(toytwins.shareToken, token));
  return row;
}
