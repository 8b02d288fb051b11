import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicConfig } from '#features/configuration/contract.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { auditPage } from '#features/operator/audit/contract.ts';
import {
  type LimitName,
  limitNames,
  type SwitchName,
  switchesAnswer,
} from '#features/operator/switches/contract.ts';
import { templatesAnswer } from '#features/templates/contract.ts';
import { shareAnswer, toytwin } from '#features/toytwins/contract.ts';
import { versions } from '#features/toytwins/tables.ts';
import { PAUSED_SENTENCE } from '#services/switches/definitions.ts';
import { setSwitch } from '#services/switches/set-switch.ts';
import { switches } from '#services/switches/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { act, confirmOperator, signUpOperator } from './operator.ts';
import { drawnPhoto, makeDraft, multipart, openCheckout, payNew, payOnPage } from './order.ts';
import { PASSWORD, type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('A switch', () => {
  let running: RunningApp;
  let robin: Person;
  let operator: Person;
  beforeAll(async () => {
    const vendor = createVendor(works);
    const variables = { OPENAI_API_KEY: 'sk-test', VARIATIONS_PREMIUM: '1' };
    running = await startApp({ workers: false, variables, replace: () => ({ imaging: vendor.imaging }) });
    robin = await signUp(running.app);
    operator = await signUpOperator(running);
    await confirmOperator(operator);
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    await running.services.database.delete(switches);
    await running.services.switches.readAgain();
  });

  const set = (name: SwitchName, value: unknown) =>
    act(operator, `/api/operator/switches/${name}`, { value });
  const reset = (name: SwitchName) => act(operator, `/api/operator/switches/${name}/reset`);
  const list = () => operator.get(switchesAnswer, '/api/operator/switches');
  const config = () => robin.get(publicConfig, '/api/config');
  const checkout = (draft: { id: string }) =>
    robin.call({
      method: 'POST',
      url: '/api/payments/create-checkout',
      payload: { toytwinId: draft.id, tier: 'basic' },
    });
  const engineOf = async (orderId: string) => {
    const rows = await running.services.database.select().from(versions);
    return rows.find((version) => version.orderId === orderId)?.engine;
  };

  it('tells what configuration says, what it says now, who set it and when, until it is reset', async () => {
    const before = await list();
    expect(before.engines).toEqual(['studio', 'openai']);
    expect(before.switches['variations.premium']).toEqual({
      value: 1,
      configured: 1,
      changedBy: null,
      changedAt: null,
    });
    expect((await set('variations.premium', 2)).json()).toEqual({ step: 'done', refusal: null });
    const changed = (await list()).switches['variations.premium'];
    expect(changed).toMatchObject({ value: 2, configured: 1, changedBy: operator.email });
    expect(Date.now() - Date.parse(changed.changedAt ?? '')).toBeLessThan(60_000);
    expect((await reset('variations.premium')).statusCode).toBe(200);
    expect(await list()).toEqual(before);
    const { entries } = await operator.get(auditPage, '/api/operator/audit?limit=2');
    expect(entries).toMatchObject([
      { kind: 'switch.reset', subject: 'variations.premium', before: { value: 2 }, after: { value: 1 } },
      { kind: 'switch.set', operator: operator.email, before: { value: 1 }, after: { value: 2 } },
    ]);
  });

  it('is set once by one press, sent twice and at once', async () => {
    const actId = randomUUID();
    const press = (text: string) =>
      act(operator, '/api/operator/switches/banner', { value: { text } }, actId);
    const answers = await Promise.all([press('Holiday: we are back on Monday'), press('Another text')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { entries } = await operator.get(auditPage, '/api/operator/audit?limit=100');
    const lines = entries.filter(({ subject }) => subject === 'banner');
    expect(lines).toHaveLength(1);
    expect((await list()).switches.banner.value).toEqual(lines[0]?.after);
  });

  it.each([
    ['engine.basic', 'google', /no key for this engine/],
    ['engine.basic', 'paint', /no key for this engine/],
    ['variations.basic', 3, /2/],
    ['limit.checkout', 0, /At least 1/],
    ['limit.checkout', 1.5, /whole number/],
    ['banner', { text: 'x'.repeat(301) }, /at most 300/],
    ['orders', { paused: true, sentence: ' ' }, /write what buyers read/],
    ['templates', { off: ['template1', 'template2', 'template3'] }, /At least one box stays on/],
  ] as const)('refuses %s as %j', async (name, value, words) => {
    const refusal = refusalOf(await set(name, value));
    expect(refusal).toMatchObject({ status: 400, code: 'bad_request', field: 'value' });
    expect(refusal.message).toMatch(words);
    expect(await running.services.database.select().from(switches)).toEqual([]);
  });

  it('takes a template off: it is not offered or ordered, drafts stay, and paid orders are made', async () => {
    const draft = await makeDraft(robin, { templateId: 'template2' });
    const paid = await payNew(running.app, robin, { templateId: 'template2' });
    await set('templates', { off: ['template2'] });
    expect((await config()).templates).toEqual(['template1', 'template3']);
    const { templates } = await robin.get(templatesAnswer, '/templates');
    expect(templates.map(({ id }) => id)).toEqual(['template1', 'template3']);
    const refusal = refusalOf(await checkout(draft));
    expect(refusal).toMatchObject({ status: 422, code: 'content_refused', field: 'templateId' });
    expect(refusal.message).toMatch(/is not available right now\. Please pick another box.* are kept/);
    await expect(makeDraft(robin, { templateId: 'template2' })).rejects.toThrow(/not available right now/);
    const kept = await robin.get(toytwin, `/api/toytwins/${draft.id}`);
    expect(kept).toMatchObject({ status: 'draft', prompt: draft.prompt, sourceImage: expect.any(String) });
    await generateToytwin(running.services, paid, new AbortController().signal);
    expect((await robin.get(toytwin, `/api/toytwins/${paid.toytwinId}`)).status).toBe('completed');
    await reset('templates');
    expect((await config()).templates).toHaveLength(3);
    expect((await checkout(draft)).statusCode).toBe(200);
  });

  it('offers all templates when the stored switch would leave none', async () => {
    const off = ['template1', 'template2', 'template3'];
    await setSwitch(running.services.database, 'templates', { off }, 'somebody@example.com');
    await running.services.switches.readAgain();
    expect((await config()).templates).toHaveLength(3);
  });

  it('pauses new orders with its sentence, while those that are open, paid or made go on', async () => {
    const draft = await makeDraft(robin);
    const open = await makeDraft(robin);
    const { sessionUrl, orderId } = await openCheckout(robin, open);
    const finished = await finishToytwin(running, robin, { tier: 'basic' });
    const sentence = 'We are moving. Orders open again on Monday.';
    await set('orders', { paused: true, sentence });
    expect((await config()).ordersPaused).toBe(sentence);
    const paused = { status: 409, code: 'orders_paused', message: sentence };
    expect(refusalOf(await checkout(draft))).toMatchObject(paused);
    const url = `/api/toytwins/${finished.id}/follow-ups`;
    const upgrade = () => robin.call({ method: 'POST', url, payload: { purpose: 'upgrade' } });
    expect(refusalOf(await upgrade())).toMatchObject(paused);
    expect((await payOnPage(running.app, sessionUrl)).statusCode).toBe(303);
    await robin.call({ url: `/api/payments/order/${orderId}` });
    await generateToytwin(running.services, { toytwinId: open.id, orderId }, new AbortController().signal);
    expect((await robin.get(toytwin, `/api/toytwins/${open.id}`)).status).toBe('completed');
    await reset('orders');
    expect((await config()).ordersPaused).toBeNull();
    expect((await list()).switches.orders.value).toEqual({ paused: false, sentence: PAUSED_SENTENCE });
    expect((await checkout(draft)).statusCode).toBe(200);
    expect((await upgrade()).statusCode).toBe(200);
  });

  it('chooses the engine of a tier for new toys, and says who gets the photo', async () => {
    const begun = await payNew(running.app, robin);
    const { openVersion } = await import('#features/generation/server/open-version.ts');
    const { toytwins } = await import('#features/toytwins/tables.ts');
    const rows = await running.services.database.select().from(toytwins);
    const row = rows.find(({ id }) => id === begun.toytwinId);
    if (!row) throw new Error('No toy twin');
    await openVersion(running.services, row, begun.orderId);
    expect((await config()).photoProcessors).toEqual([]);
    await set('engine.basic', 'openai');
    expect((await config()).photoProcessors).toEqual(['openai']);
    const asked = vi.spyOn(running.services.imaging, 'open');
    await generateToytwin(running.services, begun, new AbortController().signal);
    expect(asked).not.toHaveBeenCalled();
    expect(await engineOf(begun.orderId)).toBe('studio');
    const basic = await finishToytwin(running, robin, { tier: 'basic' });
    expect(await engineOf(basic.orderId ?? '')).toBe('openai');
    expect(asked).toHaveBeenCalledWith('openai');
    const premium = await finishToytwin(running, robin, { tier: 'premium' });
    expect(await engineOf(premium.orderId ?? '')).toBe('studio');
    await reset('engine.basic');
    const after = await finishToytwin(running, robin, { tier: 'basic' });
    expect(await engineOf(after.orderId ?? '')).toBe('studio');
  });

  it('chooses the number of variations of a tier', async () => {
    const comes = async (tier: 'basic' | 'premium') =>
      (await finishToytwin(running, robin, { tier })).variationComing;
    expect([await comes('basic'), await comes('premium')]).toEqual([true, false]);
    await set('variations.basic', 1);
    await set('variations.premium', 2);
    expect([await comes('basic'), await comes('premium')]).toEqual([false, true]);
    await reset('variations.basic');
    await reset('variations.premium');
    expect([await comes('basic'), await comes('premium')]).toEqual([true, false]);
  });

  it('shows a banner on every page, as text', async () => {
    const text = 'Sale until <Sunday>';
    const pages = ['/', '/login', '/create', '/try', '/s/none', '/unknown-page', '/operator'];
    const read = async (url: string) =>
      (await running.app.inject({ url, headers: { accept: 'text/html' } })).body;
    for (const url of pages) expect(await read(url), url).not.toContain('Announcement');
    await set('banner', { text });
    for (const url of [...pages, '/unsubscribe/none'])
      expect(await read(url), url).toContain('Sale until &lt;Sunday&gt;');
    const { headers, body } = await running.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body.match(/Announcement/g)).toHaveLength(1);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    await reset('banner');
    for (const url of pages) expect(await read(url), url).not.toContain('Sale until');
  });

  const wishes = { templateId: 'template1', description: 'A cook' };
  const unknown = { sourceImage: 'http://localhost:4000/files/none' };
  const uploadTo = async (url: string) => ({ url, ...multipart(await drawnPhoto(), 'me.jpg') });
  /** What a person or a network sends that is counted, by the name of the limit. */
  const counted: Record<LimitName, () => Promise<Omit<InjectOptions, 'method'>>> = {
    'photo-upload': () => uploadTo('/api/photos'),
    'try-photo': () => uploadTo('/api/try/photos'),
    preview: async () => ({ url: '/api/mock-ups', payload: { ...wishes, ...unknown } }),
    'try-preview': async () => {
      const request = { method: 'POST', ...(await uploadTo('/api/try/photos')) } as const;
      const { token } = (await running.app.inject(request)).json();
      return { url: '/api/try/mock-ups', payload: { ...wishes, token } };
    },
    draft: async () => ({
      url: '/api/toytwins',
      payload: { ...unknown, templateId: 'template1', prompt: 'A cook', tier: 'basic' },
    }),
    checkout: async () => ({
      url: '/api/payments/create-checkout',
      payload: { toytwinId: randomUUID(), tier: 'basic' },
    }),
    'sign-up': async () => ({
      url: '/api/auth/sign-up/email',
      headers: { origin: 'http://localhost:4000' },
      payload: { email: `${randomUUID()}@example.com`, password: PASSWORD, name: 'Kim' },
    }),
    report: async () => ({
      url: `${await openPage()}/report`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'reason=other',
    }),
  };
  const openPage = async () => {
    const { id } = await finishToytwin(running, robin);
    const { shareUrl } = await robin.send(shareAnswer, 'POST', `/api/toytwins/${id}/share`);
    return new URL(String(shareUrl)).pathname;
  };

  it.each(limitNames)('changes the limit %s', async (name) => {
    const kim = await signUp(running.app);
    const limit = `limit.${name}` as const;
    const request = await counted[name]();
    const send = async () => {
      const headers = { authorization: `Bearer ${kim.token}`, ...request.headers };
      const remoteAddress = '203.0.113.9';
      return (await running.app.inject({ ...request, method: 'POST', headers, remoteAddress })).statusCode;
    };
    expect(await send()).not.toBe(429);
    await set(limit, 1);
    expect(await send()).toBe(429);
    await reset(limit);
    expect(await send()).not.toBe(429);
  });

  it('that is changed by somebody else is followed, and one that does not fit is ignored', async () => {
    const { database } = running.services;
    await setSwitch(database, 'banner', { text: 'By SQL' }, 'somebody@example.com');
    await expect.poll(async () => (await list()).switches.banner.value.text).toBe('By SQL');
    await database.insert(switches).values([
      { name: 'engine.basic', value: 'google', changedBy: 'x', changedAt: new Date() },
      { name: 'of.a.later.version', value: 1, changedBy: 'x', changedAt: new Date() },
    ]);
    await running.services.switches.readAgain();
    expect((await list()).switches['engine.basic']).toMatchObject({ value: 'studio', changedBy: null });
  });
});

it('a switch is only turned by an operator who confirmed their password', async () => {
  const running = await startApp({ workers: false });
  const operator = await signUpOperator(running);
  const url = '/api/operator/switches/orders';
  const payload = { value: { paused: true, sentence: 'Closed' } };
  expect(refusalOf(await act(operator, url, payload))).toMatchObject({ code: 'confirm_again' });
  expect((await act(await signUp(running.app), url, payload)).statusCode).toBe(404);
  await running.close();
});
