import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDescriptionAnswer } from '#features/designs/contract.ts';
import { auditPage } from '#features/operator/audit/contract.ts';
import { refusedAnswer, trialAnswer, wordsAnswer } from '#features/operator/words/contract.ts';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { ownWords, refusedWords } from '#services/moderation/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { act, confirmOperator, signUpOperator } from './operator.ts';
import { makeDraft } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('Words of our own', () => {
  let running: RunningApp;
  let robin: Person;
  let operator: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
    operator = await signUpOperator(running);
    await confirmOperator(operator);
  });
  afterAll(() => running.close());

  const set = (word: string, verdict: string, language = 'any') =>
    act(operator, '/api/operator/words', { word, verdict, language });
  const remove = (word: string, language = 'any') =>
    act(operator, '/api/operator/words/remove', { word, language });
  const read = async (description: string, name?: string) => {
    const body = { description, name };
    return (await robin.send(readDescriptionAnswer, 'POST', '/api/descriptions/read', body)).refusal;
  };
  const refused = async (language = '') =>
    (await operator.get(refusedAnswer, `/api/operator/words/refused${language}`)).refused;

  it('are refused at once in every spelling, with the word, until they are removed', async () => {
    expect(await read('A zorkon with a sword')).toBeNull();
    expect((await set('Zorkon', 'refuse')).statusCode).toBe(200);
    const sentence = 'We do not print “Zorkon” on a toy. Please change your description.';
    expect(await read('A z0rk0n with a sword')).toBe(sentence);
    await expect(makeDraft(robin, { prompt: 'z o r k o n' })).rejects.toThrow(/We do not print “Zorkon”/);
    const { words } = await operator.get(wordsAnswer, '/api/operator/words');
    expect(words).toMatchObject([{ word: 'Zorkon', verdict: 'refuse', changedBy: operator.email }]);
    expect((await remove('Zorkon')).statusCode).toBe(200);
    expect(await read('A z0rk0n with a sword')).toBeNull();
    expect(refusalOf(await remove('Zorkon'))).toMatchObject({ status: 404 });
    const { entries } = await operator.get(auditPage, '/api/operator/audit?limit=2');
    expect(entries).toMatchObject([
      { kind: 'word.remove', subject: 'Zorkon', before: { verdict: 'refuse' }, after: { verdict: null } },
      { kind: 'word.set', subject: 'Zorkon', before: { verdict: null }, after: { verdict: 'refuse' } },
    ]);
  });

  it('as marks of other companies have a sentence of their own', async () => {
    await set('Acme Rockets', 'mark');
    const mark = 'Acme Rockets is someone else’s name or brand, so we cannot print it.';
    expect(await read('The acme rockets crew')).toBe(`${mark} Please change your description.`);
    expect(await read('A pilot', 'AcmeRockets')).toBe(`${mark} Please change the name on the box.`);
    await remove('Acme Rockets');
  });

  it('that are allowed beat our lists, and the marks on the box', async () => {
    expect(await read('A naked baker')).toMatch(/nude/);
    expect(await read('A sailor', 'Batman')).toMatch(/Batman is someone else’s/);
    await set('naked baker', 'allow');
    await set('Batman', 'allow');
    expect([await read('A naked baker'), await read('A sailor', 'Batman')]).toEqual([null, null]);
    expect(await read('A naked nurse')).toMatch(/nude/);
    await remove('naked baker');
    await remove('Batman');
    expect(await read('A naked baker')).toMatch(/nude/);
  });

  it('are tried on a text before they are saved, which changes and counts nothing', async () => {
    const counted = await refused();
    const trial = (text: string, change?: object) =>
      operator.send(trialAnswer, 'POST', '/api/operator/words/trial', { text, change });
    const change = { word: 'plumbus', language: 'any', verdict: 'refuse' };
    const { before, after } = await trial('a p.l.u.m.b.u.s', change);
    expect(before).toEqual({ description: null, box: null });
    expect(after.description).toBe('We do not print “plumbus” on a toy. Please change your description.');
    expect(after.box).toMatch(/Please change the line on the box/);
    const allowed = await trial('A naked baker', { ...change, word: 'naked', verdict: 'allow' });
    expect(allowed).toMatchObject({ before: { box: expect.stringMatching(/nude/) }, after: { box: null } });
    await set('plumbus', 'refuse');
    const removed = await trial('plumbus', { ...change, verdict: 'remove' });
    expect(removed).toMatchObject({ before: { box: expect.any(String) }, after: { box: null } });
    await remove('plumbus');
    expect(await refused()).toEqual(counted);
    expect(await running.services.database.select().from(ownWords)).toEqual([]);
  });

  it.each(['', 'a', 'one, two', '*', 'x'.repeat(61)])('cannot be %j', async (word) => {
    expect(refusalOf(await set(word, 'refuse'))).toMatchObject({ status: 400, field: 'word' });
  });

  it('and listed ones are counted by day, language and word, without the rest, for thirty days', async () => {
    const { database } = running.services;
    await database.delete(refusedWords);
    await read('Robin Secret is a w4nker');
    await read('Robin Secret is a wanker indeed');
    await read('Alle Juden töten, says Robin Secret');
    await expect.poll(() => refused()).toHaveLength(2);
    expect(await refused('?language=en')).toMatchObject([
      { language: 'en', objection: 'sexual', word: 'wanker', times: 1 },
    ]);
    const rows = await database.select().from(refusedWords);
    expect(JSON.stringify(rows)).not.toMatch(/Robin|Secret|Juden/);
    const old = { language: 'en', objection: 'hate', word: 'old', times: 3 } as const;
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    await database.insert(refusedWords).values([
      { ...old, day: day(31) },
      { ...old, day: day(29) },
    ]);
    await deleteExpired(running.services);
    expect((await refused()).find(({ word }) => word === 'old')).toMatchObject({
      times: 3,
      lastDay: day(29),
    });
  });
});
