import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutSession } from '#features/checkout/contract.ts';
import { emails } from '#features/emails/tables.ts';
import { users } from '#features/profiles/tables.ts';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import { readOutbox } from '#services/mail/outbox.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { waitForMails } from './mailbox.ts';
import { makeDraft, payOnPage } from './order.ts';
import { type Person, signUp } from './person.ts';

const SUBJECT = 'Your box is still waiting for you';

describe('reminder of an unpaid box', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.close());

  async function signUpConfirmed(): Promise<Person> {
    const person = await signUp(running.app);
    await confirmEmail(running, person);
    return person;
  }
  const open = (person: Person, draft: Toytwin, remind?: boolean) =>
    person.send(checkoutSession, 'POST', '/api/payments/create-checkout', {
      toytwinId: draft.id,
      tier: draft.tier,
      ...(remind !== undefined && { remind }),
    });
  const queued = async ({ id }: Toytwin) => running.services.jobs.boss.findJobs(SEND_EMAIL, { id });

  /** As if the day had passed; waits until its job has ended. */
  async function passADay(draft: Toytwin): Promise<void> {
    const { boss } = running.services.jobs;
    const [job] = await queued(draft);
    if (!job) throw new Error('No reminder is queued');
    const late = job.startAfter.getTime() - Date.now();
    expect(late, 'a day').toBeGreaterThan(23 * 3_600_000);
    await boss.update(SEND_EMAIL, undefined, { id: draft.id, startAfter: new Date() });
    await expect.poll(async () => (await queued(draft))[0]?.state, { timeout: 30_000 }).toBe('completed');
  }
  const remindersTo = async ({ email }: Person) =>
    (await readOutbox(running.services.outboxDir)).filter(
      ({ to, subject }) => to === email && subject === SUBJECT,
    );

  it('is sent once, a day later, with the way back and an unsubscribe link', async () => {
    const robin = await signUpConfirmed();
    const draft = await makeDraft(robin, { design: { name: 'Captain Kim' } });
    await open(robin, draft, true);
    await open(robin, { ...draft, tier: 'premium' }, true);
    expect(await queued(draft), 'one for two visits').toHaveLength(1);
    await passADay(draft);
    const [mail, ...others] = await waitForMails(running.services.outboxDir, robin.email, 1);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(SUBJECT);
    expect(mail?.text).toContain('Captain Kim');
    expect(mail?.text).toContain(`/create?draft=${draft.id}`);
    expect(mail?.listUnsubscribe).toContain('/unsubscribe/');

    await running.services.jobs.boss.deleteJob(SEND_EMAIL, draft.id);
    await open(robin, draft, true);
    await passADay(draft);
    expect(await remindersTo(robin), 'also after its job is forgotten').toHaveLength(1);
    expect(
      await running.services.database.select().from(emails).where(eq(emails.kind, 'reminder')),
    ).toHaveLength(1);
  });

  it('is not queued unless it is wanted, and is taken back', async () => {
    const robin = await signUpConfirmed();
    const draft = await makeDraft(robin);
    await open(robin, draft);
    expect(await queued(draft)).toEqual([]);
    await open(robin, draft, true);
    await open(robin, draft);
    expect(await queued(draft), 'what was wished before stays').toHaveLength(1);
    await open(robin, draft, false);
    expect(await queued(draft)).toEqual([]);
  });

  it.each<[string, (person: Person, draft: Toytwin, sessionUrl: string) => Promise<unknown>]>([
    ['paid', (_person, _draft, sessionUrl) => payOnPage(running.app, sessionUrl)],
    ['deleted', (person, { id }) => person.call({ method: 'DELETE', url: `/api/toytwins/${id}` })],
    [
      'of a blocked person',
      ({ uid }) =>
        running.services.database.transaction((transaction) =>
          running.services.identity.setBlocked(transaction, uid, true),
        ),
    ],
    [
      'of a person who has unsubscribed since',
      ({ uid }) =>
        running.services.database.update(users).set({ mailWhenReady: false }).where(eq(users.uid, uid)),
    ],
  ])('is not sent for a box that is %s', async (_what, change) => {
    const robin = await signUpConfirmed();
    const draft = await makeDraft(robin);
    const { sessionUrl } = await open(robin, draft, true);
    await change(robin, draft, sessionUrl);
    await passADay(draft);
    expect(await remindersTo(robin)).toEqual([]);
  });

  it('is sent to a person who gets no other optional emails, because they asked for it', async () => {
    const robin = await signUpConfirmed();
    await robin.call({ method: 'PUT', url: '/api/users/me/preferences', payload: { mailWhenReady: false } });
    const draft = await makeDraft(robin);
    await open(robin, draft, true);
    await passADay(draft);
    expect(await remindersTo(robin)).toHaveLength(1);
  });

  it('waits for nobody whose address is not confirmed', async () => {
    const robin = await signUp(running.app);
    const draft = await makeDraft(robin);
    await open(robin, draft, true);
    await passADay(draft);
    expect(await remindersTo(robin)).toEqual([]);
  });
});
