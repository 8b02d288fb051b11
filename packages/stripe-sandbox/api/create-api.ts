import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId } from '../identifiers.ts';
import { cancelIntent } from '../operations/cancel-intent.ts';
import { captureIntent } from '../operations/capture-intent.ts';
import { createRefund } from '../operations/create-refund.ts';
import { createSession } from '../operations/create-session.ts';
import { listEvents } from '../operations/list-events.ts';
import { listRefunds } from '../operations/list-refunds.ts';
import { retrieveIntent } from '../operations/retrieve-intent.ts';
import { expireSession, retrieveSession } from '../operations/retrieve-session.ts';
import type { SandboxContext, Scope } from '../scope.ts';
import { type Answer, ApiError, invalidRequest } from './api-error.ts';
import { parseForm } from './parse-form.ts';
import {
  cancelBody,
  captureBody,
  createSessionBody,
  eventsQuery,
  expandOnly,
  readInput,
  refundBody,
  refundsQuery,
} from './requests.ts';
import { withIdempotency } from './with-idempotency.ts';

const params = z.object({ id: z.string().default('') });
const formText = z.string().default('');
const keyHeader = z.string().max(255).optional();

type Operation<Input> = (scope: Scope, input: Input, id: string) => Promise<Answer>;

/**
 * The provider's wire protocol on a Fastify instance that listens nowhere.
 * @param options `apiKey` is the only key it lets in; `isRefused` tells which parameters are refused whatever their value;
 * `afterChange` is called once a change is written.
 */
export function createApi(
  context: SandboxContext,
  options: {
    apiKey: string;
    isRefused: (parameter: string) => boolean;
    afterChange: () => void;
    onFailure: (error: unknown) => void;
  },
): FastifyInstance {
  const app = Fastify({
    genReqId: () => newId('req'),
    routerOptions: { querystringParser: parseForm },
  });
  // Kept as text: the schema needs the parsed form, the idempotency key the very bytes.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request) => authenticate(request, options.apiKey));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApiError) return send(request, reply, error.answer);
    options.onFailure(error);
    const message = 'The sandbox failed to answer.';
    return send(request, reply, { status: 500, body: { error: { type: 'api_error', message } } });
  });
  app.setNotFoundHandler(async (request) => {
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.url}).`,
    });
  });

  function get<Input>(url: string, schema: z.ZodType<Input>, operation: Operation<Input>): void {
    app.get(url, async (request, reply) => {
      const input = readInput(schema, request.query);
      const { id } = params.parse(request.params);
      const call = { ...callOf(request), idempotencyKey: null };
      return send(
        request,
        reply,
        await withIdempotency(context, call, (scope) => operation(scope, input, id)),
      );
    });
  }
  function post<Input>(url: string, schema: z.ZodType<Input>, operation: Operation<Input>): void {
    app.post(url, async (request, reply) => {
      const call = callOf(request);
      const input = readInput(schema, parseForm(call.body));
      refuseParameters(call.body, options.isRefused);
      const { id } = params.parse(request.params);
      const answer = await withIdempotency(context, call, (scope) => operation(scope, input, id));
      options.afterChange();
      if (call.idempotencyKey !== null) reply.header('idempotency-key', call.idempotencyKey);
      if (answer.replayed) reply.header('idempotent-replayed', 'true');
      return send(request, reply, answer);
    });
  }

  post('/v1/checkout/sessions', createSessionBody, createSession);
  get('/v1/checkout/sessions/:id', expandOnly, retrieveSession);
  post('/v1/checkout/sessions/:id/expire', expandOnly, expireSession);
  get('/v1/payment_intents/:id', expandOnly, retrieveIntent);
  post('/v1/payment_intents/:id/capture', captureBody, captureIntent);
  post('/v1/payment_intents/:id/cancel', cancelBody, cancelIntent);
  post('/v1/refunds', refundBody, createRefund);
  get('/v1/refunds', refundsQuery, listRefunds);
  get('/v1/events', eventsQuery, listEvents);
  return app;
}

function authenticate(request: FastifyRequest, apiKey: string): void {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (given === apiKey) return;
  const message =
    given === undefined
      ? 'You did not provide an API key.'
      : `Invalid API Key provided: ${given.slice(0, 8)}…`;
  throw new ApiError(401, { type: 'invalid_request_error', message });
}

function refuseParameters(body: string, isRefused: (parameter: string) => boolean): void {
  const param = [...new URLSearchParams(body).keys()].find(isRefused);
  if (param !== undefined) throw invalidRequest(`Invalid ${param}`, { code: 'parameter_invalid', param });
}

function callOf(request: FastifyRequest) {
  const key = keyHeader.safeParse(request.headers['idempotency-key']);
  if (!key.success) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: 'An idempotency key has at most 255 characters.',
    });
  }
  return {
    method: request.method,
    path: request.url,
    body: formText.parse(request.body ?? ''),
    requestId: request.id,
    idempotencyKey: key.data ?? null,
  };
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).header('request-id', request.id).send(answer.body);
}
