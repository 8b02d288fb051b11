import { setTimeout as delay } from 'node:timers/promises';
import type { Deliver } from '@toy-twin/stripe-sandbox';
import { createSandbox, parseForm, type Sandbox, systemClock } from '@toy-twin/stripe-sandbox';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { type DatabaseService, openDatabase } from '../../../src/services/database/index.ts';
import { shop } from '../../../src/services/payment/index.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { createFaults, type Faults } from './faults.ts';

export const SECRET_KEY = 'sk_test_loopback';
export const WEBHOOK_SECRET = 'whsec_loopback';
/** Milliseconds for a product and a provider to start on a busy machine. */
export const START_LIMIT = 300_000;
const FORM = 'application/x-www-form-urlencoded';

/** One request as it came over the wire. */
export interface SentRequest {
  method: string;
  pathname: string;
  /** Query or body, decoded from its form. */
  params: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  idempotencyKey: string | undefined;
}

/** The provider on a loopback port: the sandbox's own answers, over HTTP; it records every request. */
export interface StripeServer {
  address: string;
  /** Variables that make the product use it. */
  variables: Record<string, string>;
  requests: SentRequest[];
  /** The provider's own side: its state is changed and read there, as in its dashboard. */
  dashboard: Stripe;
  sandbox: Sandbox;
  faults: Faults;
  catalogue: Catalogue;
  /** Moves the provider's clock, in seconds. */
  advance(seconds: number): void;
  /** Signed events go there from now on. */
  connect(deliver: Deliver): void;
  close(): Promise<void>;
}

/** Starts it on a free port, with a database of its own in memory. */
export async function startStripe(): Promise<StripeServer> {
  const storage: DatabaseService = await openDatabase({});
  let ahead = 0;
  const context = { database: storage.database, publicUrl: '', clock: () => systemClock() + ahead };
  const failures: unknown[] = [];
  const { sandbox, fetch: answer } = createSandbox({
    context,
    shop,
    apiKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    onFailure: (error) => failures.push(error),
  });
  const requests: SentRequest[] = [];
  const faults = createFaults();
  const catalogue = createCatalogue();
  const app = Fastify({ forceCloseConnections: true, pluginTimeout: START_LIMIT });
  answerCalls(app, { answer, requests, faults, catalogue });
  await app.register(sandbox.pages);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  context.publicUrl = address;
  return {
    address,
    variables: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: address,
    },
    requests,
    dashboard: new Stripe(SECRET_KEY, { httpClient: Stripe.createFetchHttpClient(answer), telemetry: false }),
    sandbox,
    faults,
    catalogue,
    advance(seconds) {
      ahead += seconds;
    },
    connect: (deliver) => sandbox.connectWebhooks(deliver),
    async close() {
      await app.close();
      await sandbox.close();
      await storage.close();
      if (failures.length > 0) throw new Error('The provider failed', { cause: failures });
    },
  };
}

/** Every call of the API: recorded, then answered by a planned fault or by the sandbox. */
function answerCalls(
  app: FastifyInstance,
  parts: Pick<StripeServer, 'requests' | 'faults' | 'catalogue'> & { answer: typeof fetch },
): void {
  const { answer, requests, faults, catalogue } = parts;
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.all('/v1/*', async (request, reply) => {
    const sent = readSent(request);
    requests.push(sent);
    const fault = faults.next(sent);
    if (fault?.kind === 'cut') return cut(request, reply);
    if (fault?.kind === 'hang') return hang(reply);
    if (fault?.kind === 'after') await fault.first();
    if (fault?.kind === 'answer') return reply.code(fault.status).headers(fault.headers).send(fault.body);
    const known = catalogue.answer(sent);
    const response = known ?? (await answer(rewrite(request, catalogue)));
    const body = catalogue.complete(sent, await response.json());
    if (fault?.kind === 'cut-after') return cut(request, reply);
    return reply.code(response.status).headers(Object.fromEntries(response.headers)).send(body);
  });
}

function readSent(request: FastifyRequest): SentRequest {
  const { pathname, search } = new URL(request.url, 'http://stripe');
  const text = request.method === 'GET' ? search.slice(1) : String(request.body ?? '');
  return {
    method: request.method,
    pathname,
    params: parseForm(text),
    headers: request.headers,
    idempotencyKey: request.headers['idempotency-key']?.toString(),
  };
}

/** The same request for the sandbox, with what it does not know said in its words. */
function rewrite(request: FastifyRequest, catalogue: Catalogue): Request {
  const headers = new Headers();
  for (const name of ['authorization', 'idempotency-key', 'content-type']) {
    const value = request.headers[name];
    if (value) headers.set(name, String(value));
  }
  const body = request.method === 'GET' ? {} : { body: catalogue.translate(String(request.body ?? '')) };
  return new Request(`http://stripe${request.url}`, { method: request.method, headers, ...body });
}

/** The connection ends without an answer. */
function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

/** No answer comes; the caller's own limit ends it. */
async function hang(reply: FastifyReply): Promise<void> {
  reply.hijack();
  await delay(60_000, undefined, { ref: false });
}
