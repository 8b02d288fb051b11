import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, auditPage } from '#features/operator/audit/contract.ts';
import { type Act, ActRefusedError, actInDatabase, actOutside } from '#features/operator/audit/server/act.ts';
import { audit } from '#features/operator/audit/tables.ts';
import { users } from '#features/profiles/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { signUpOperator } from './operator.ts';
import { deleteAccount, type Person, signUp } from './person.ts';

describe('The audit', () => {
  let running: RunningApp;
  let operator: Person;
  let buyer: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    operator = await signUpOperator(running);
    buyer = await signUp(running.app);
  });
  afterAll(() => running.close());

  const newAct = (about: Act['about'] = {}): Act => ({
    id: randomUUID(),
    operator,
    kind: 'operator.add',
    about,
    why: 'They asked us to.',
  });
  const entriesOf = async (act: Act): Promise<AuditEntry[]> => {
    const { entries } = await operator.get(auditPage, '/api/operator/audit?limit=100');
    const rows = await running.services.database.select().from(audit).where(eq(audit.actId, act.id));
    return entries.filter(({ id }) => rows.some((row) => row.id === id));
  };

  it('has one line for an act in our database, however often it is pressed', async () => {
    const { services } = running;
    const act = newAct({ person: buyer.uid });
    let times = 0;
    const press = () =>
      actInDatabase(services, act, async (transaction) => {
        times += 1;
        await transaction.update(users).set({ displayName: 'Kim' }).where(eq(users.uid, buyer.uid));
        return { before: { name: 'R…' }, after: { name: 'K…' } };
      });
    expect(await Promise.all([press(), press()])).toEqual(Array(2).fill({ step: 'done', refusal: null }));
    expect(await press()).toEqual({ step: 'done', refusal: null });
    expect(times).toBe(1);
    expect(await entriesOf(act)).toEqual([
      expect.objectContaining({
        operator: operator.email,
        kind: 'operator.add',
        step: 'done',
        person: buyer.uid,
        why: 'They asked us to.',
        before: { name: 'R…' },
        after: { name: 'K…' },
      }),
    ]);
  });

  it('says nothing of an act that failed, which may be pressed again', async () => {
    const { services } = running;
    const act = newAct();
    const failing = actInDatabase(services, act, async () => {
      throw new Error('The database is full');
    });
    await expect(failing).rejects.toThrow('The database is full');
    expect(await entriesOf(act)).toEqual([]);
    await actInDatabase(services, act, async () => ({}));
    expect(await entriesOf(act)).toHaveLength(1);
  });

  it('names an act before somebody else is asked, and what became of it', async () => {
    const { services } = running;
    const act = newAct({ orderId: randomUUID() });
    const dies = actOutside(services, act, { refunded: 0 }, async () => {
      throw new Error('The process ends here');
    });
    await expect(dies).rejects.toThrow('The process ends here');
    expect(await entriesOf(act)).toEqual([expect.objectContaining({ step: 'asked' })]);
    const done = await actOutside(services, act, { refunded: 0 }, async () => ({ refunded: 199 }));
    expect(done).toEqual({ step: 'done', refusal: null });
    const lines = await entriesOf(act);
    expect(lines.map(({ step }) => step).toSorted()).toEqual(['asked', 'done']);
    expect(lines.find(({ step }) => step === 'done')).toMatchObject({
      before: { refunded: 0 },
      after: { refunded: 199 },
    });
  });

  it('keeps the words of a refusal and answers with them again', async () => {
    const { services } = running;
    const act = newAct({ orderId: randomUUID() });
    const press = () =>
      actOutside(services, act, {}, async () => {
        throw new ActRefusedError('Charge has already been refunded.');
      });
    const refused = { step: 'refused', refusal: 'Charge has already been refunded.' };
    expect(await press()).toEqual(refused);
    expect(await actOutside(services, act, {}, async () => ({}))).toEqual(refused);
  });

  it('is only added to', async () => {
    const { database } = running.services;
    const act = newAct({ person: buyer.uid });
    await actInDatabase(running.services, act, async () => ({ after: { disabled: true } }));
    const of = eq(audit.actId, act.id);
    await expect(database.delete(audit).where(of)).rejects.toThrow();
    await expect(database.update(audit).set({ operator: 'nobody' }).where(of)).rejects.toThrow();
    await expect(database.update(audit).set({ why: 'Another reason' }).where(of)).rejects.toThrow();
    await expect(
      database
        .update(audit)
        .set({ after: { disabled: false } })
        .where(of),
    ).rejects.toThrow();
    expect(await entriesOf(act)).toMatchObject([{ why: 'They asked us to.', after: { disabled: true } }]);
  });

  it('stays when the person is deleted, without their data', async () => {
    const leaving = await signUp(running.app);
    const aboutPerson = newAct({ person: leaving.uid });
    const aboutOrder = newAct({ person: leaving.uid, orderId: randomUUID() });
    for (const act of [aboutPerson, aboutOrder])
      await actInDatabase(running.services, act, async () => ({ after: { amount: 199 } }));
    expect((await deleteAccount(leaving)).statusCode).toBe(204);
    expect(await entriesOf(aboutPerson)).toMatchObject([{ person: null, why: null, after: null }]);
    expect(await entriesOf(aboutOrder)).toMatchObject([
      { person: null, why: null, orderId: aboutOrder.about.orderId, after: { amount: 199 } },
    ]);
  });

  it('is read page by page and exported whole', async () => {
    for (let count = 0; count < 7; count += 1)
      await actInDatabase(running.services, { ...newAct(), why: '=1+1, "quoted"' }, async () => ({}));
    const all: AuditEntry[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const url: string = `/api/operator/audit?limit=3${cursor && `&cursor=${cursor}`}`;
      const page: { entries: AuditEntry[]; nextCursor: string | null } = await operator.get(auditPage, url);
      all.push(...page.entries);
      cursor = page.nextCursor;
    }
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(await running.services.database.$count(audit));
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const { body, headers } = await operator.call({ url: '/api/operator/audit.csv' });
    expect(headers['content-type']).toContain('text/csv');
    expect(body.split('\r\n')).toHaveLength(ids.length + 2);
    expect(body).toContain(`"'=1+1, ""quoted"""`);
  });
});
