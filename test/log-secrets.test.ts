import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { shareAnswer, toytwin } from '#features/toytwins/contract.ts';
import { createLogger } from '#services/log/create-logger.ts';
import { readOutbox } from '#services/mail/outbox.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { createVendor, works } from './failing-image-model.ts';
import { CARDS, drawnPhoto, payNew, uploadPhoto, waitForStatus } from './order.ts';
import { PASSWORD, type Person, signUp } from './person.ts';

const WRONG_PASSWORD = 'wrong horse 17';
const NEW_PASSWORD = 'third horse 18';
const VENDOR_KEY = 'vendor-key-Zx81';

/** Names of the secrets that occur in the lines. */
function findSecrets(lines: string[], secrets: Record<string, string>): string[] {
  const all = lines.join('\n');
  return Object.keys(secrets).filter((name) => all.includes(secrets[name] ?? ''));
}

describe('log of a whole journey at every level', () => {
  const lines: string[] = [];
  const secrets: Record<string, string> = { PASSWORD, WRONG_PASSWORD, NEW_PASSWORD, VENDOR_KEY };
  let running: RunningApp;
  beforeAll(async () => {
    let photo = '';
    // Fails once like vendors do: with an error that contains the whole request with photo and key.
    const { imaging } = createVendor(async (call, options) => {
      if (call > 1) return works(call, options);
      const headers = { authorization: `Bearer ${VENDOR_KEY}` };
      throw Object.assign(new Error(`Refused: ${photo}`), { requestBodyValues: { photo }, headers });
    });
    const log = { write: (line: string) => lines.push(line) };
    running = await startApp({ log, replace: () => ({ imaging }) });
    const robin = await signUp(running.app);
    photo = (await drawnPhoto()).toString('base64');
    await makeAndShare(robin);
    await mistakeAndReset(robin);
    Object.assign(secrets, { email: robin.email, idToken: robin.token, card: CARDS.approved });
    Object.assign(secrets, { photo: photo.slice(1_000, 1_060), photoStart: photo.slice(0, 60) });
  });
  afterAll(() => running.close());

  async function makeAndShare(robin: Person): Promise<void> {
    await uploadPhoto(robin);
    const { toytwinId } = await payNew(running.app, robin);
    await waitForStatus(robin, toytwinId, 'completed');
    const done = await robin.get(toytwin, `/api/toytwins/${toytwinId}`);
    const picture = new URL(done.packagedImageUrl ?? '', 'http://localhost');
    await running.app.inject({ url: `${picture.pathname}${picture.search}` });
    secrets.signature = z.string().min(10).parse(picture.searchParams.get('signature'));
    const { shareUrl } = await robin.send(shareAnswer, 'POST', `/api/toytwins/${toytwinId}/share`);
    secrets.shareToken = z.string().parse(shareUrl?.split('/').at(-1));
    await running.app.inject({ url: `/s/${secrets.shareToken}`, headers: { accept: 'text/html' } });
  }

  async function mistakeAndReset({ email }: Person): Promise<void> {
    const post = (path: string, payload: object) =>
      running.app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        headers: { origin: 'http://localhost:4000' },
        payload,
      });
    const signedIn = await post('sign-in/email', { email, password: PASSWORD });
    secrets.session = z.string().parse(signedIn.cookies[0]?.value);
    await post('sign-in/email', { email, password: WRONG_PASSWORD });
    await post('request-password-reset', { email });
    secrets.resetToken = await vi.waitUntil(() => findResetToken(email), { timeout: STUCK });
    const reset = await post('reset-password', { token: secrets.resetToken, newPassword: NEW_PASSWORD });
    expect(reset.statusCode).toBe(200);
  }

  /** The email is sent by a job, in any order with earlier emails. */
  async function findResetToken(email: string): Promise<string | undefined> {
    const mails = (await readOutbox(running.services.outboxDir)).filter(({ to }) => to === email);
    const links = mails.map(({ text }) => /\/reset-password\?token=([\w%-]+)/.exec(text)?.[1]);
    return links.find((token) => token !== undefined);
  }

  it('contains no password, token, address, signature, card or photo', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(Object.values(secrets).every((secret) => secret.length >= 10)).toBe(true);
    expect(findSecrets(lines, secrets)).toEqual([]);
  });

  it('the search of this test finds each secret that is not redacted', () => {
    for (const [name, secret] of Object.entries(secrets)) {
      expect(findSecrets([JSON.stringify({ msg: `before ${secret} after` })], secrets)).toContain(name);
    }
  });

  it('leaves out secrets that are logged by mistake', () => {
    const written: string[] = [];
    const logger = createLogger('trace', { write: (line: string) => written.push(line) });
    const { email, idToken, signature, resetToken, shareToken } = secrets;
    logger.info({ user: { email, password: PASSWORD } }, `signed in as ${email}`);
    logger.info({ headers: { authorization: `Bearer ${idToken}` }, url: `/files/a?signature=${signature}` });
    logger.info(`/reset-password?token=${resetToken} /s/${shareToken}`);
    expect(findSecrets(written, secrets)).toEqual([]);
  });

  it("has one line per call, and the request's ids in the lines of its job", () => {
    const told = lines.map((line) => JSON.parse(line));
    const calls = told.filter(({ msg }) => msg === 'request');
    expect(calls.map(({ route }) => route)).toContain('/api/payments/create-checkout');
    expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(calls.length);
    const notice = calls.filter(({ route }) => route === '/api/payments/webhook');
    const failed = told.find(({ msg }) => msg === 'Failed to process images with AI');
    expect(failed).toMatchObject({ jobId: expect.any(String), toytwinId: expect.any(String) });
    expect(notice.map(({ requestId }) => requestId)).toContain(failed?.requestId);
    const made = told.filter(({ msg, queue }) => msg === 'job' && queue === 'generate-toytwin');
    expect(made).toMatchObject([
      { outcome: 'failed', try: 1, requestId: failed.requestId, orderId: expect.any(String) },
      { outcome: 'completed', try: 2, requestId: failed.requestId, ms: expect.any(Number) },
    ]);
  });
});

it("describes a failing database without the statement's values, also in the identity", async () => {
  const lines: string[] = [];
  const running = await startApp({ workers: false, log: { write: (line: string) => lines.push(line) } });
  await running.services.database.execute('alter table auth_users rename to auth_users_away');
  const email = 'robin@example.com';
  const answer = await running.app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    headers: { origin: 'http://localhost:4000' },
    payload: { email, password: PASSWORD, name: 'Robin' },
  });
  await running.close();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal', requestId: answer.headers['x-request-id'] });
  const failed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
  expect(failed).toMatchObject({ requestId: answer.json().requestId, err: { cause: { code: '42P01' } } });
  expect(findSecrets(lines, { email, PASSWORD })).toEqual([]);
});
