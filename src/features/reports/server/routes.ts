import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { shareToken } from '#features/sharing/contract.ts';
import { closeSharePage } from '#features/sharing/server/close-share-page.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import { addressOf } from '#http/address-of.ts';
import type { App } from '#http/application.ts';
import { addFormBodies } from '#http/form-bodies.ts';
import { sendPlainPage } from '#http/plain-page.ts';
import type { Services } from '#services/index.ts';
import { createLimit } from '#services/limits/index.ts';
import { networkOf } from '#services/limits/network-of.ts';
import { reports } from '../tables.ts';
import { keepReport } from './keep-report.ts';
import { reportBody, reportForm } from './report-form.ts';
import { closePages, reportPages } from './report-pages.ts';

const params = z.object({ token: z.string() });

/** Reports of shared pages, and the page by which the operator closes a reported one. They work without scripts. */
export async function reportsRoutes(app: App, services: Services): Promise<void> {
  await app.register(async (pages: App) => {
    addFormBodies(pages);
    reportRoutes(pages, services);
    closingRoutes(pages, services);
  });
}

function reportRoutes(app: App, services: Services): void {
  const url = '/s/:token/report';
  const perNetwork = createLimit(services.database, { name: 'report', points: 10, seconds: 3600 });
  // A page that many object to needs one look, not a hundred mails.
  const perPage = createLimit(services.database, { name: 'report-page', points: 20, seconds: 86_400 });

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
    if (!(await perPage.take(toytwin.id))) return sendPlainPage(reply, reportPages.known);
    await keepReport(services, toytwin, body.data);
    return sendPlainPage(reply, reportPages.done);
  });
}

/** GET changes nothing, because mail scanners follow links. */
function closingRoutes(app: App, services: Services): void {
  const url = '/reports/:token';
  app.get(url, { schema: { hide: true, params } }, async (request, reply) => {
    const toytwin = await findReported(services, request.params.token);
    if (!toytwin) return sendPlainPage(reply, closePages.unknown);
    return sendPlainPage(reply, toytwin.shareToken ? closePages.ask : closePages.done);
  });
  app.post(url, { schema: { hide: true, params } }, async (request, reply) => {
    const toytwin = await findReported(services, request.params.token);
    if (!toytwin) return sendPlainPage(reply, closePages.unknown);
    await closeSharePage(services, toytwin);
    services.logger.warn({ toytwinId: toytwin.id }, 'reported page closed by the operator');
    return sendPlainPage(reply, closePages.done);
  });
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

async function findReported(
  { database }: Pick<Services, 'database'>,
  token: string,
): Promise<ToytwinRow | undefined> {
  const [row] = await database
    .select({ toytwin: toytwins })
    .from(reports)
    .innerJoin(toytwins, eq(toytwins.id, reports.toytwinId))
    .where(eq(reports.operatorToken, token));
  return row?.toytwin;
}
