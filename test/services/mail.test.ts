import { PassThrough } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rereadOrder } from '../../src/features/checkout/server/read-order.ts';
import { emails } from '../../src/features/emails/tables.ts';
import { SEND_EMAIL } from '../../src/features/toytwins/server/queues.ts';
import { type AppOptions, type RunningApp, startApp } from '../app.ts';
import { confirmEmail } from '../confirm-email.ts';
import { createVendor, fails, type Vendor, works } from '../failing-image-model.ts';
import { payNew, readOrder, waitForStatus } from '../order.ts';
import { PASSWORD, type Person, signUp } from '../person.ts';
import {
  ACCOUNT,
  type Arrived,
  type MailServer,
  smtpUrl,
  startMailServer,
  trusted,
} from './mail/mail-server.ts';

const PUBLIC_URL = 'https://toytwin.example';
const MAIL_FROM = 'Toy Twin <hello@toys.example>';
const READY = 'Your toy twin is ready';
const CONFIRM = '^Confirm your email address';

/** Polls until there is an answer. Fails after a generous time-out. */
async function until<Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
): Promise<NonNullable<Answer>> {
  const deadline = Date.now() + 50_000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** How often this user was named as a recipient. */
const namedIn = ({ seen }: MailServer, { email }: Person) =>
  seen.recipients.filter((address) => address === email).length;

const headerOf = ({ mail }: Arrived, name: string) =>
  mail.headers.find((header) => header.key === name.toLowerCase())?.value;

describe('product with a mail server', () => {
  let server: MailServer;
  /** With workers, a fast image model, and a log that the tests read. */
  let product: RunningApp;
  let vendor: Vendor;
  let log = '';
  beforeAll(async () => {
    server = await startMailServer();
    vendor = createVendor(works);
    const lines = new PassThrough().on('data', (line) => {
      log += String(line);
    });
    const logger = pino({ level: 'trace' }, lines);
    product = await start({ replace: () => ({ imaging: vendor.imaging, logger }) });
  });
  afterEach(() => {
    vendor.behavior = works;
    server.refusals.recipient = undefined;
    server.refusals.data = undefined;
  });
  afterAll(async () => {
    await product.close();
    await server.close();
  });

  const start = (options: AppOptions) =>
    startApp({ ...options, variables: { SMTP_URL: smtpUrl(server, trusted), MAIL_FROM, PUBLIC_URL } });
  const arrivedFor = (person: Person, subject: string | RegExp) =>
    server.arrived.filter(
      ({ to, mail }) => to.includes(person.email) && new RegExp(subject).test(mail.subject ?? ''),
    );
  const waitForMail = (person: Person, subject: string | RegExp) =>
    until(`mail ${subject}`, () => arrivedFor(person, subject).at(-1));
  const askForReset = ({ app }: RunningApp, email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/request-password-reset',
      headers: { origin: PUBLIC_URL },
      payload: { email },
    });
  async function finished(product: RunningApp, person: Person) {
    const ids = await payNew(product.app, person);
    expect((await waitForStatus(person, ids.toytwinId, 'completed', 'failed')).status).toBe('completed');
    return ids;
  }
  /** With a confirmed address: others get nothing but receipts and what they ask for. */
  async function signedUp(product: RunningApp): Promise<Person> {
    const person = await signUp(product.app, { origin: PUBLIC_URL });
    await waitForMail(person, CONFIRM);
    await confirmEmail(product, person);
    return person;
  }

  it('sends all required emails encrypted and authenticated, with every part complete', async () => {
    // With the studio, so that the picture in the email is a real toy.
    const studio = await start({});
    const robin = await signedUp(studio);
    const { toytwinId, orderId } = await finished(studio, robin);
    expect((await askForReset(studio, robin.email)).statusCode).toBe(200);
    const ready = await waitForMail(robin, READY);
    const receipt = await waitForMail(robin, '^Your receipt');
    const reset = await waitForMail(robin, '^Choose a new password');

    for (const one of [ready, receipt, reset]) {
      expect(one).toMatchObject({ encrypted: true, user: ACCOUNT.user, from: 'hello@toys.example' });
      expect(one.to).toEqual([robin.email]);
      expect(one.mail.from).toMatchObject({ name: 'Toy Twin', address: 'hello@toys.example' });
      expect(headerOf(one, 'Auto-Submitted')).toBe('auto-generated');
      for (const part of [one.mail.text, one.mail.html]) {
        const links = [...(part ?? '').matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
        expect(links.length).toBeGreaterThan(0);
        for (const link of links) expect(link).toMatch(/^https:\/\/toytwin\.example\//);
      }
    }
    expect(ready.mail.messageId).toBe(`<ready.${orderId}@toys.example>`);
    expect(receipt.mail.messageId).toBe(`<receipt.${orderId}@toys.example>`);

    expect(headerOf(ready, 'List-Unsubscribe')).toMatch(/^<https:\/\/toytwin\.example\/unsubscribe\/[^>]+>$/);
    expect(headerOf(ready, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    for (const needed of [receipt, reset]) {
      expect(headerOf(needed, 'List-Unsubscribe')).toBeUndefined();
      expect(headerOf(needed, 'List-Unsubscribe-Post')).toBeUndefined();
    }

    for (const part of [ready.mail.text, ready.mail.html]) {
      expect(part).toContain(`${PUBLIC_URL}/gallery/${toytwinId}`);
      expect(part).toContain('Action Figure Toy Twin, No. 001');
    }
    const charged = (await readOrder(robin, orderId)).formatted;
    for (const part of [receipt.mail.text, receipt.mail.html]) {
      for (const fact of [
        orderId.slice(0, 8).toUpperCase(),
        'Basic',
        charged,
        'ending in 4242',
        'Toy Twin',
      ]) {
        expect(part).toContain(fact);
      }
    }
    await expectSamePicture(studio, robin, ready, toytwinId);
    await studio.close();
  });

  /** The picture in the email equals the one in the gallery. */
  async function expectSamePicture({ app }: RunningApp, person: Person, one: Arrived, toytwinId: string) {
    const [picture, ...others] = one.mail.attachments;
    expect(others).toEqual([]);
    const cid = picture?.contentId?.slice(1, -1);
    expect(one.mail.html).toContain(`src="cid:${cid}"`);
    expect(picture).toMatchObject({ mimeType: 'image/jpeg', disposition: 'inline' });
    const shown = await waitForStatus(person, toytwinId, 'completed');
    const original = await app.inject({ url: shown.packagedImageUrl ?? '' });
    const small = (bytes: Uint8Array) => sharp(bytes).resize(32, 32).removeAlpha().raw().toBuffer();
    const content = picture?.content;
    if (!(content instanceof ArrayBuffer)) throw new Error('The mail has no picture');
    const mailed = await small(new Uint8Array(content));
    const wanted = await small(original.rawPayload);
    const distance = wanted.reduce((sum, value, place) => sum + Math.abs(value - (mailed[place] ?? 0)), 0);
    expect(distance / wanted.length).toBeLessThan(6);
    expect(new Set(wanted).size).toBeGreaterThan(50);
  }

  it("stops optional emails with the mail program's one-click unsubscribe", async () => {
    const robin = await signedUp(product);
    await finished(product, robin);
    const ready = await waitForMail(robin, READY);
    const address = headerOf(ready, 'List-Unsubscribe')?.slice(1, -1) ?? '';
    const clicked = await product.app.inject({
      method: 'POST',
      url: new URL(address).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: headerOf(ready, 'List-Unsubscribe-Post') ?? '',
    });
    expect(clicked.statusCode).toBe(200);
    const { orderId } = await finished(product, robin);
    await until('both letters to be worked', () => allWorked(product, orderId, 2));
    await until('second receipt', () => arrivedFor(robin, '^Your receipt').length === 2);
    expect(arrivedFor(robin, READY)).toHaveLength(1);
  });

  async function allWorked({ services }: RunningApp, orderId: string, count: number): Promise<boolean> {
    const jobs = await services.jobs.boss.findJobs(SEND_EMAIL, { data: { orderId } });
    return jobs.length === count && jobs.every((job) => job.state === 'completed');
  }

  it('loses no email while the mail server is down, and keeps nobody waiting', async () => {
    const { port } = server;
    const robin = await signedUp(product);
    await server.close();
    const { orderId } = await finished(product, robin);
    expect((await readOrder(robin, orderId)).status).toBe('captured');
    expect((await askForReset(product, robin.email)).statusCode).toBe(200);
    const failedOnce = async () => {
      const jobs = await product.services.jobs.boss.findJobs(SEND_EMAIL, { data: { orderId } });
      return jobs.length === 2 && jobs.every((job) => job.state === 'retry');
    };
    await until('letters to have failed once', failedOnce);
    server = await startMailServer({ port });
    await waitForMail(robin, READY);
    await waitForMail(robin, '^Your receipt');
    await waitForMail(robin, '^Choose a new password');
    await until('jobs to end', () => allWorked(product, orderId, 2));
    expect(server.arrived).toHaveLength(3);
  });

  it('retries a temporary refusal, and sends the email once', async () => {
    const robin = await signedUp(product);
    server.refusals.recipient = 451;
    vendor.behavior = fails;
    const { toytwinId, orderId } = await payNew(product.app, robin);
    await waitForStatus(robin, toytwinId, 'failed');
    await until('a refusal', () => namedIn(server, robin) > 1);
    expect(arrivedFor(robin, '^Your')).toEqual([]);
    server.refusals.recipient = undefined;
    const failure = await waitForMail(robin, '^Your toy twin could not be made: you were not charged$');
    for (const part of [failure.mail.text, failure.mail.html]) {
      expect(part).toContain('You were not charged. The $1.99 held on your card has been released');
    }
    expect(headerOf(failure, 'List-Unsubscribe')).toBeUndefined();
    await until('the job to end', () => allWorked(product, orderId, 1));
    expect(arrivedFor(robin, '^Your')).toHaveLength(1);
  });

  it.each(['recipient', 'data'] as const)(
    'does not retry a permanent refusal (%s), and logs no address',
    async (point) => {
      const robin = await signedUp(product);
      server.refusals[point] = 550;
      vendor.behavior = fails;
      const { toytwinId, orderId } = await payNew(product.app, robin);
      await waitForStatus(robin, toytwinId, 'failed');
      await until('the job to end', () => allWorked(product, orderId, 1));
      expect(namedIn(server, robin), 'to be confirmed, and this one').toBe(2);
      const { database } = product.services;
      const [mark] = await database.select().from(emails).where(eq(emails.orderId, orderId));
      expect(mark).toMatchObject({ kind: 'failure', outcome: 'refused' });
      expect(log).toContain(`"mail":"failure.${orderId}"`);
      expect(log).toContain('mail refused permanently');
      expect(log).not.toContain(robin.email);
    },
  );

  it('answers every reset request the same, without calling the mail server', async () => {
    const idle = await start({ workers: false });
    const robin = await signUp(idle.app, { origin: PUBLIC_URL });
    const before = server.seen.connections;
    const [known, unknown] = await Promise.all([
      askForReset(idle, robin.email),
      askForReset(idle, 'nobody@toytwin.example'),
    ]);
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.statusCode).toBe(200);
    expect(server.seen.connections).toBe(before);
    await idle.close();
  });

  it('marks a repeated email as a duplicate after the process died', async () => {
    const robin = await signedUp(product);
    const { orderId } = await finished(product, robin);
    await until('both letters', () => allWorked(product, orderId, 2));
    const { database, jobs } = product.services;
    const receiptMark = and(eq(emails.orderId, orderId), eq(emails.kind, 'receipt'));
    await database.delete(emails).where(receiptMark);
    await jobs.send(SEND_EMAIL, { kind: 'receipt', orderId });
    await until('the repetition', () => arrivedFor(robin, '^Your receipt').length === 2);
    const ids = arrivedFor(robin, '^Your receipt').map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(1);
    expect((await rereadOrder(product.services, orderId))?.status).toBe('captured');
  });

  it('accepts the link of the reset email', async () => {
    const robin = await signedUp(product);
    await askForReset(product, robin.email);
    const { mail } = await waitForMail(robin, '^Choose a new password');
    const [link = ''] = /https:\S+reset-password\S+/.exec(mail.text ?? '') ?? [];
    const token = new URL(link).searchParams.get('token');
    const changed = await product.app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      headers: { origin: PUBLIC_URL },
      payload: { token, newPassword: `${PASSWORD} anew` },
    });
    expect(changed.statusCode).toBe(200);
  });
});
