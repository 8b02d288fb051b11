import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { userProfile } from '#features/accounts/contract.ts';
import { queueBirthdays } from '#features/emails/server/birthdays.job.ts';
import { workEmails } from '#features/emails/server/send-email.job.ts';
import { SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { readOutbox } from '#services/mail/outbox.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { type Person, signUp } from './person.ts';

const SUBJECT = 'Your toy is one';
const DAY = 86_400_000;
const jobData = z.object({ kind: z.string() });

describe("email on a toy's birthday", () => {
  let running: RunningApp;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
  });
  afterAll(() => running.close());

  /** Somebody with a toy twin that was finished a year and so many days ago. */
  async function owner({ days = 0, asks = true } = {}): Promise<Person & { orderId: string }> {
    const person = await signUp(running.app);
    await confirmEmail(running, person);
    const preferences = { mailWhenReady: true, mailOnBirthday: asks };
    const saved = await person.send(userProfile, 'PUT', '/api/users/me/preferences', preferences);
    expect(saved).toMatchObject(preferences);
    const { id } = await finishToytwin(running, person);
    const completedAt = new Date(Date.now() - days * DAY);
    completedAt.setUTCFullYear(completedAt.getUTCFullYear() - 1);
    const [row] = await running.services.database
      .update(toytwins)
      .set({ completedAt })
      .where(eq(toytwins.id, id))
      .returning({ orderId: toytwins.orderId });
    return { ...person, orderId: row?.orderId ?? '' };
  }
  const queued = async (orderId: string) => {
    const jobs = await running.services.jobs.boss.findJobs(SEND_EMAIL, { data: { orderId } });
    return jobs.filter(({ data }) => jobData.parse(data).kind === 'birthday');
  };
  const mailsTo = async ({ email }: Person) =>
    (await readOutbox(running.services.outboxDir)).filter(
      ({ to, subject }) => to === email && subject === SUBJECT,
    );

  it('is sent once to those who asked, also if a run broke off, and can be ended by its link', async () => {
    const robin = await owner();
    const silent = await owner({ asks: false });
    const early = await owner({ days: -2 });
    const late = await owner({ days: 8 });
    await queueBirthdays(running.services);
    // As if the process had died before it was sent: the next run queues it again.
    await queueBirthdays(running.services, Date.now() + 1000);
    for (const one of [silent, early, late]) expect(await queued(one.orderId)).toEqual([]);
    expect(await queued(robin.orderId)).toHaveLength(2);
    await workEmails(running.services);
    await expect.poll(() => mailsTo(robin), { timeout: 30_000 }).toHaveLength(1);
    const states = async () => (await queued(robin.orderId)).map(({ state }) => state);
    await expect.poll(states, { timeout: 30_000 }).toEqual(['completed', 'completed']);
    expect(await mailsTo(robin)).toHaveLength(1);
    await queueBirthdays(running.services, Date.now() + 2 * DAY);
    expect(await queued(robin.orderId), 'sent once').toHaveLength(2);

    const [mail] = await mailsTo(robin);
    expect(mail?.text).toContain('/gallery/');
    const link = /\/unsubscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await running.app.inject({ method: 'POST', url: link })).statusCode).toBe(200);
    const profile = await robin.get(userProfile, '/api/users/me');
    expect(profile).toMatchObject({ mailOnBirthday: false, mailWhenReady: false });
  });

  it('is not asked for by default, and stays chosen when something else is changed', async () => {
    const robin = await signUp(running.app);
    expect(await robin.get(userProfile, '/api/users/me')).toMatchObject({ mailOnBirthday: false });
    const change = (preferences: object) =>
      robin.send(userProfile, 'PUT', '/api/users/me/preferences', preferences);
    await change({ mailWhenReady: true, mailOnBirthday: true });
    expect(await change({ mailWhenReady: false })).toMatchObject({ mailOnBirthday: true });
  });
});
