import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '#features/checkout/tables.ts';
import type { Design } from '#features/designs/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { ModerationDownError } from '#services/moderation/objection.ts';
import { type RunningApp, startApp } from './app.ts';
import { cookieOf } from './identity-calls.ts';
import { makeDraft, uploadPhoto } from './order.ts';
import { PASSWORD, type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('word list', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  async function create(body: { prompt: string; title?: string; design?: Design }) {
    const { sourceImage } = await uploadPhoto(robin);
    const payload = { sourceImage, templateId: 'template1', tier: 'basic', ...body };
    return robin.call({ method: 'POST', url: '/api/toytwins', payload });
  }

  it.each([
    [{ prompt: 'A n4zi officer' }, /hateful words or symbols .* change your description/],
    [{ prompt: 'Stark naked on a beach' }, /nude or sexual figures/],
    [{ prompt: 'A sexy schoolgirl' }, /sexualize children/],
    [{ prompt: 'A school shooter' }, /real-world terror/],
    [{ prompt: 'A naked nazi' }, /hateful words or symbols.* nude or sexual figures\. Please change/],
    [{ prompt: 'A knight', title: 'Heil Hitler' }, /hateful words or symbols/],
  ])('refuses %o with a reason before payment', async (body, words) => {
    const answer = refusalOf(await create(body));
    expect(answer).toMatchObject({ status: 422, code: 'content_refused', field: 'prompt' });
    expect(answer.message).toMatch(words);
    expect(await running.services.database.select().from(toytwins)).toEqual([]);
  });

  it.each([
    [{ name: 'Heil Hitler' }, 'design.name', /hateful words or symbols .* change the name on the box/],
    [{ line: 'Stark naked' }, 'design.line', /nude or sexual figures\. Please change the line on the box/],
    [
      { name: 'Spider-Man' },
      'design.name',
      /Spider-Man is someone else’s name or brand.* change the name on the box/,
    ],
    [
      { line: 'I love Batman' },
      'design.line',
      /Batman is someone else’s name or brand.* change the line on the box/,
    ],
    [
      { name: 'Taylor Swift' },
      'design.name',
      /Taylor Swift is someone else’s name or brand, so we cannot print it/,
    ],
    [{ name: 'The stripper', line: 'of the schoolgirls' }, 'prompt', /sexualize children/],
  ])('refuses the words on the box: %o', async (design, field, words) => {
    const answer = refusalOf(await create({ prompt: 'A knight', design }));
    expect(answer).toMatchObject({ status: 422, code: 'content_refused', field });
    expect(answer.message).toMatch(words);
    expect(await running.services.database.select().from(toytwins)).toEqual([]);
  });

  it('refuses such names at sign-up, later, and in the profile', async () => {
    const post = (path: string, payload: object, cookie = '') =>
      running.app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        headers: { origin: 'http://localhost:4000', cookie },
        payload,
      });
    const person = { email: 'named@example.com', password: PASSWORD };
    const refused = await post('sign-up/email', { ...person, name: 'Death to all Muslims' });
    expect(refused).toMatchObject({ statusCode: 400 });
    expect(refused.json()).toMatchObject({ code: 'UNFIT_NAME' });
    const { cookies, statusCode } = await post('sign-up/email', { ...person, name: 'Raoul Nègre' });
    expect(statusCode).toBe(200);
    const changed = await post('update-user', { name: 'H1tler' }, cookieOf(cookies));
    expect(changed.json()).toMatchObject({ code: 'UNFIT_NAME' });
    const profile = { firebaseUid: robin.uid, email: robin.email, isOver18: true, agreedToTerms: true };
    const payload = { ...profile, displayName: 'Tötet alle Juden' };
    const saved = await robin.call({ method: 'POST', url: '/api/users/register', payload });
    expect(refusalOf(saved)).toMatchObject({ status: 422, field: 'displayName' });
  });

  it('refuses at the checkout a record created before the list had the word', async () => {
    const draft = await makeDraft(robin, { prompt: 'A knight with a gun, a sword and a blood-red cape' });
    await running.services.database.update(toytwins).set({ prompt: 'A Nazi with a sword' });
    const payload = { toytwinId: draft.id, tier: draft.tier };
    const answer = await robin.call({ method: 'POST', url: '/api/payments/create-checkout', payload });
    expect(refusalOf(answer)).toMatchObject({ status: 422, code: 'content_refused', field: 'prompt' });
    expect(await running.services.database.select().from(orders)).toEqual([]);
  });

  it('refuses at the checkout a name on the box that the list did not have before', async () => {
    const draft = await makeDraft(robin);
    const { database } = running.services;
    await database
      .update(toytwins)
      .set({ design: { line: 'A Nazi' } })
      .where(eq(toytwins.id, draft.id));
    const payload = { toytwinId: draft.id, tier: draft.tier };
    const answer = await robin.call({ method: 'POST', url: '/api/payments/create-checkout', payload });
    expect(refusalOf(answer)).toMatchObject({ status: 422, code: 'content_refused', field: 'design.line' });
    expect(await database.select().from(orders)).toEqual([]);
  });

  it('asks to retry later if moderation is down, and creates no record', async () => {
    const { database, moderation } = running.services;
    const before = await database.select().from(toytwins);
    vi.spyOn(moderation, 'checkPhoto').mockRejectedValueOnce(new ModerationDownError('No answer'));
    const answer = await create({ prompt: 'A knight' });
    expect(refusalOf(answer)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('10');
    expect(await database.select().from(toytwins)).toEqual(before);
  });
});

it('can be switched off', async () => {
  const running = await startApp({ workers: false, variables: { MODERATION: 'off' } });
  const robin = await signUp(running.app);
  expect(await makeDraft(robin, { prompt: 'A naked statue' })).toMatchObject({ status: 'draft' });
  await running.close();
});
