import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import { addressOf } from '#http/address-of.ts';
import type { App } from '#http/application.ts';
import { sendPlainPage } from '#http/plain-page.ts';
import type { Services } from '#services/index.ts';
import { createLimit } from '#services/limits/index.ts';
import { networkOf } from '#services/limits/network-of.ts';
import { createSwitchedLimit } from '#services/switches/switched-limit.ts';
import { type ReportBody, reportBody, reportForm } from './report-form.ts';
import { reportPages } from './report-pages.ts';

const params = z.object({ token: z.string() });

/** What a page shows, and how a report of it is stored. */
type Reportable = {
  toytwin: Pick<ToytwinRow, 'id'>;
  keep(report: ReportBody & { network: string }): Promise<void>;
};

/**
 * The form by which anybody reports a page, in a scope that accepts forms.
 * @param url of the form, with `:token`.
 * @param find what stands at the token's page; undefined if it is closed.
 */
export function reportRoutes(
  app: App,
  services: Services,
  url: string,
  find: (token: string) => Promise<Reportable | undefined>,
): void {
  const perNetwork = createSwitchedLimit(services, 'report');
  // Of one page, so that it has points left for others. Many networks may report it: none silences another.
  const perPage = createLimit(services.database, { name: 'report-network', points: 5, seconds: 86_400 });

  app.get(url, { schema: { hide: true, params } }, async (request, reply) => {
    const page = await find(request.params.token);
    return page ? sendPlainPage(reply, { ...reportPages.ask, content: reportForm() }) : sendGone(reply);
  });

  app.post(url, { schema: { hide: true, params } }, async (request, reply) => {
    const network = networkOf(addressOf(request));
    if (!(await perNetwork.take(network))) return sendTooMany(reply, await perNetwork.secondsLeft(network));
    const page = await find(request.params.token);
    if (!page) return sendGone(reply);
    const body = reportBody.safeParse(request.body ?? {});
    if (!body.success) return sendProblem(request, reply, body.error.issues[0]?.message);
    const ofPage = `${network} ${page.toytwin.id}`;
    if (!(await perPage.take(ofPage))) return sendTooMany(reply, await perPage.secondsLeft(ofPage));
    await page.keep({ ...body.data, network });
    return sendPlainPage(reply, reportPages.done);
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
