import type { FastifyReply, FastifyRequest, onRequestHookHandler, onResponseHookHandler } from 'fastify';
import { z } from 'zod';
import { runInContext } from '#services/log/call-context.ts';
import type { Metrics } from '#services/metrics/index.ts';
import type { App } from './application.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/**
 * Assigns an id to every API call, which appears in all its log lines and in the answer, and logs one line
 * per call. Logs the route pattern, because real URLs can contain signatures and share tokens. Pages,
 * pictures and other files are not logged, to keep them fast.
 */
export function observeRequests(app: App, metrics: Metrics | undefined): void {
  app.addHook('onRoute', (route) => {
    if (!isCallOfApi(route.url)) return;
    route.onRequest = [begin, ...listOf(route.onRequest)];
    route.onResponse = [logCall, ...listOf(route.onResponse)];
  });
  if (metrics) app.addHook('onResponse', countCall(metrics));
}

const orderParams = z.object({ orderId: z.uuid().optional().catch(undefined) });

/** `/templates` and `/toytwins/{id}` are API calls of the specification without `/api`. */
function isCallOfApi(url: string): boolean {
  return ['/api/', '/templates', '/toytwins/'].some((start) => url.startsWith(start));
}

function listOf<Hook>(hooks: Hook | Hook[] | undefined): Hook[] {
  return hooks === undefined ? [] : ([hooks].flat() as Hook[]);
}

const begin: onRequestHookHandler = (request, reply, done) => {
  reply.header(REQUEST_ID_HEADER, request.id);
  runInContext({ requestId: request.id }, done);
};

const logCall: onResponseHookHandler = (request, reply, done) => {
  const { method, id: requestId } = request;
  const { statusCode: status, elapsedTime } = reply;
  const called = { requestId, method, route: request.routeOptions.url, ...orderOf(request) };
  request.log.info({ ...called, status, ms: Math.round(elapsedTime) }, 'request');
  done();
};

/** The order id in a call's path; support requests are searched by it. */
function orderOf({ params }: FastifyRequest): { orderId?: string } {
  return orderParams.parse(params);
}

function countCall(metrics: Metrics): onResponseHookHandler {
  return ({ method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply, done) => {
    metrics.requestAnswered(
      { method, route: routeOptions.url ?? 'none', status: statusCode },
      elapsedTime / 1000,
    );
    done();
  };
}
