import { randomUUID } from 'node:crypto';
import fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operatorSelf } from '#features/operator/access/contract.ts';
import { removeOperator } from '#features/operator/access/server/change-operators.ts';
import { operatorRoutes } from '#features/operator/server/routes.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmOperator, signUpOperator } from './operator.ts';
import { deleteAccount, type Person, signIn, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

type Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string };

/** Every call of the desk, with made-up ids. */
async function listCalls({ services }: RunningApp): Promise<Call[]> {
  const calls: Call[] = [];
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorate('requireCaller', async () => {});
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) {
      const known = z.enum(['GET', 'POST', 'PUT', 'DELETE']).safeParse(verb).data;
      if (known) calls.push({ method: known, url: url.replaceAll(/:\w+/g, () => randomUUID()) });
    }
  });
  await app.register(operatorRoutes, services);
  await app.close();
  return calls;
}

/** The acts that change neither money nor people: looking, trying, and what is written to somebody. */
const CHANGES_NEITHER = /\/(me\/confirm|show|trial|answer|answered|send-mail|new|done)$/;

/** What an answer tells: everything but the date and the id of the request. */
function told({ statusCode, body, headers }: LightMyRequestResponse) {
  const { date, 'x-request-id': _id, ...others } = headers;
  return { statusCode, body, headers: others };
}

describe("The operator's desk", () => {
  let running: RunningApp;
  let buyer: Person;
  let operator: Person;
  let deskCalls: Call[];
  beforeAll(async () => {
    running = await startApp({ workers: false });
    buyer = await signUp(running.app);
    operator = await signUpOperator(running);
    deskCalls = await listCalls(running);
  });
  afterAll(() => running.close());

  /** Whether everyone who is no operator gets the answer of a path that does not exist, from each call. */
  async function expectUnknown(call: (options: InjectOptions) => Promise<LightMyRequestResponse>) {
    for (const { method, url } of deskCalls) {
      const payload = method === 'GET' ? undefined : {};
      const unknown = await call({ method, url: '/api/operators-not', payload });
      expect(told(await call({ method, url, payload })), `${method} ${url}`).toEqual(told(unknown));
    }
  }

  it('does not exist for people who are not logged in', async () => {
    expect(deskCalls.length).toBeGreaterThan(3);
    await expectUnknown((options) => running.app.inject(options));
    await expectUnknown((options) =>
      running.app.inject({ ...options, headers: { authorization: 'Bearer rubbish' } }),
    );
  });

  it('does not exist for buyers', () => expectUnknown(buyer.call));

  it('does not exist any more for an operator who was removed', async () => {
    const removed = await signUpOperator(running);
    await confirmOperator(removed);
    expect((await removed.call({ url: '/api/operator/me' })).statusCode).toBe(200);
    await removeOperator(running.services.database, removed.email);
    await expectUnknown(removed.call);
  });

  it('is not in the public documentation of the API', async () => {
    const docs = await running.app.inject({ url: '/api/docs/json' });
    expect(docs.statusCode).toBe(200);
    expect(docs.body).not.toContain('operator');
  });

  it('changes money and people only after the password was confirmed, in this sign-in', async () => {
    const changes = deskCalls.filter(({ method, url }) => method === 'POST' && !CHANGES_NEITHER.test(url));
    expect(changes.length).toBeGreaterThan(10);
    for (const call of changes) {
      const refused = refusalOf(await operator.call({ ...call, payload: {} }));
      expect(refused, call.url).toMatchObject({ status: 403, code: 'confirm_again' });
    }
    expect(refusalOf(await confirmOperator(operator, 'not the password 1'))).toMatchObject({ status: 403 });
    expect(await operator.get(operatorSelf, '/api/operator/me')).toMatchObject({ confirmedUntil: null });
    expect((await confirmOperator(operator)).statusCode).toBe(200);
    const { confirmedUntil } = await operator.get(operatorSelf, '/api/operator/me');
    expect(Date.parse(confirmedUntil ?? '') - Date.now()).toBeGreaterThan(4 * 60_000);
    for (const call of changes) {
      const { statusCode, body } = await operator.call({ ...call, payload: {} });
      expect(statusCode, `${call.url} ${body}`).not.toBe(403);
    }
    const elsewhere = await signIn(running.app, operator.email);
    expect(await elsewhere.get(operatorSelf, '/api/operator/me')).toMatchObject({ confirmedUntil: null });
  });

  it('ends with the account', async () => {
    const leaving = await signUpOperator(running);
    expect((await deleteAccount(leaving)).statusCode).toBe(204);
    expect((await leaving.call({ url: '/api/operator/me' })).statusCode).toBe(404);
  });
});
