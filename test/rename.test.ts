import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, fails, type Vendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { makeDraft } from './order.ts';
import { type Person, signUp } from './person.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

const NEVER = new AbortController().signal;

describe('rename', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    const variables = { VARIATIONS_BASIC: '1', VARIATIONS_PREMIUM: '1' };
    running = await startApp({ variables, workers: false, replace: () => ({ imaging: vendor.imaging }) });
    robin = await signUp(running.app);
  });
  beforeEach(() => {
    vendor.behavior = works;
  });
  afterAll(() => running.close());

  const rename = (id: string, name: unknown, print: boolean, person = robin) =>
    person.call({ method: 'PUT', url: `/api/toytwins/${id}/name`, payload: { name, print } });
  const read = (id: string) => robin.get(toytwin, `/api/toytwins/${id}`);
  const rows = (id: string) =>
    running.services.database
      .select()
      .from(versions)
      .where(eq(versions.toytwinId, id))
      .orderBy(versions.number);
  async function draw(id: string, lastTry = true) {
    const waiting = (await rows(id)).find(({ redoStatus }) => redoStatus === 'waiting');
    await attemptRedo(running.services, waiting?.id ?? '', { signal: NEVER, lastTry });
  }
  const finish = (options: Parameters<typeof finishToytwin>[2] = {}): Promise<Toytwin> =>
    finishToytwin(running, robin, options);

  it('prints a new box once, free, with the same seed and wishes, and leaves the free redo', async () => {
    const made = await finish({ design: { name: 'Robin', line: 'Fearless' } });
    expect(made).toMatchObject({ freeBox: true, redo: { state: 'offered' } });
    expect((await rename(made.id, ' Max ', true)).statusCode).toBe(200);
    expect(await read(made.id)).toMatchObject({
      title: 'Max',
      freeBox: false,
      redo: { state: 'waiting' },
      packagedImageUrl: expect.stringContaining('/1/packaged.png'),
    });
    await draw(made.id);
    const renamed = await read(made.id);
    expect(renamed).toMatchObject({
      title: 'Max',
      freeBox: false,
      design: { name: 'Max', line: 'Fearless' },
      prompt: made.prompt,
      redo: { state: 'offered', until: made.redo?.until },
      versions: [
        { number: 1, isFavourite: false },
        { number: 2, isFavourite: true },
      ],
    });
    const [first, second] = await rows(made.id);
    expect(second?.seed).toBe(first?.seed);
    expect(second?.orderId).toBeNull();
    const redo = await robin.call({
      method: 'POST',
      url: `/api/toytwins/${made.id}/redo`,
      payload: { reason: 'not_me' },
    });
    expect(redo.statusCode).toBe(202);
  });

  it('changes only the title later, of every version, and a redo keeps it', async () => {
    const made = await finish({ design: { name: 'Robin' } });
    await rename(made.id, 'Max', true);
    await draw(made.id);
    expect(refusalOf(await rename(made.id, 'Mia', true))).toMatchObject({
      status: 409,
      message: 'No free box is left for this name. You can still change the title alone.',
    });
    expect((await read(made.id)).title).toBe('Max');
    expect((await rename(made.id, 'Mia', false)).statusCode).toBe(200);
    const renamed = await read(made.id);
    expect(renamed).toMatchObject({ title: 'Mia', design: { name: 'Max' } });
    expect(renamed.versions).toHaveLength(2);
    const back = await robin.send(toytwin, 'PUT', `/api/toytwins/${made.id}/favourite`, { version: 1 });
    expect(back.title).toBe('Mia');
    await robin.call({ method: 'POST', url: `/api/toytwins/${made.id}/redo`, payload: { reason: 'not_me' } });
    await draw(made.id);
    expect((await read(made.id)).title).toBe('Mia');
  });

  it('happens once when it is pressed twice, at the same time or later', async () => {
    const made = await finish();
    const answers = await Promise.all([rename(made.id, 'Max', true), rename(made.id, 'Max', true)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await rename(made.id, 'Max', true)).statusCode).toBe(200);
    expect(await rows(made.id)).toHaveLength(2);
    expect(refusalOf(await rename(made.id, 'Mia', true))).toMatchObject({ status: 409 });
    expect((await read(made.id)).title).toBe('Max');
    await draw(made.id);
    expect((await rename(made.id, 'Max', true)).statusCode).toBe(200);
    expect(await rows(made.id)).toHaveLength(2);
  });

  it('keeps the new title and the free box when the box could not be drawn', async () => {
    const made = await finish({ design: { name: 'Robin' } });
    vendor.behavior = fails;
    await rename(made.id, 'Max', true);
    await draw(made.id);
    expect(await read(made.id)).toMatchObject({
      title: 'Max',
      freeBox: true,
      redo: { state: 'offered' },
      packagedImageUrl: expect.stringContaining('/1/packaged.png'),
    });
  });

  it('waits while it is drawn again, and prints nothing once its photo is erased', async () => {
    const made = await finish();
    await robin.call({ method: 'POST', url: `/api/toytwins/${made.id}/redo`, payload: { reason: 'not_me' } });
    expect(refusalOf(await rename(made.id, 'Max', true))).toMatchObject({ status: 409 });
    await draw(made.id);
    await running.services.database.update(toytwins).set({ photoKey: null }).where(eq(toytwins.id, made.id));
    expect(await read(made.id)).toMatchObject({ freeBox: false });
    expect(refusalOf(await rename(made.id, 'Max', true))).toMatchObject({ status: 409 });
    expect((await rename(made.id, 'Max', false)).statusCode).toBe(200);
    expect((await read(made.id)).title).toBe('Max');
  });

  it('refuses what no box may say, and says what to change', async () => {
    const made = await finish();
    const refused: [unknown, object][] = [
      ['', { status: 400, field: 'name', message: 'Please enter a name' }],
      ['   ', { status: 400, field: 'name', message: 'Please enter a name' }],
      ['x'.repeat(200), { status: 400, field: 'name' }],
      [
        'Heil Hitler',
        { code: 'content_refused', field: 'name', message: expect.stringMatching(/another name\.$/) },
      ],
      [
        'Pikachu',
        { code: 'content_refused', field: 'name', message: expect.stringMatching(/another name\.$/) },
      ],
    ];
    for (const [name, refusal] of refused) {
      for (const print of [true, false])
        expect(refusalOf(await rename(made.id, name, print))).toMatchObject(refusal);
    }
    expect(await rows(made.id)).toHaveLength(1);
    expect((await read(made.id)).title).toBe(made.title);
  });

  it('is for its owner alone, and for what is finished', async () => {
    const made = await finish();
    const stranger = await signUp(running.app);
    expect(refusalOf(await rename(made.id, 'Max', true, stranger))).toEqual(notFoundRefusal('Toy Twin'));
    const draft = await makeDraft(robin);
    expect(refusalOf(await rename(draft.id, 'Max', true))).toMatchObject({ status: 409 });
    expect((await read(made.id)).title).toBe(made.title);
  });
});
