import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type GivenPresent,
  givenPresent,
  givenPresents,
  keptAnswer,
  keptPresent,
  keptPresents,
} from '#features/presents/contract.ts';
import { keptFolder } from '#features/presents/server/kept-files.ts';
import { mailPresents } from '#features/presents/server/mail-presents.job.ts';
import { presents } from '#features/presents/tables.ts';
import { reports } from '#features/reports/tables.ts';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { closeForGood } from '#features/sharing/server/close-for-good.ts';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { readOutbox } from '#services/mail/outbox.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { deleteAccount, type Person, signUp } from './person.ts';
import { readZip } from './read-zip.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

const DAY = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

describe('present', () => {
  let running: RunningApp;
  let robin: Person;
  let kim: Person;
  let toy: Toytwin;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    kim = await signUp(running.app, { name: 'Kim' });
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    robin = await signUp(running.app, { name: 'Robin Secret' });
    toy = await finishToytwin(running, robin);
  });

  const giving = { recipient: 'Kim', greeting: 'Happy birthday', day: dayIn(0), offset: 0 };
  const giveCall = (body: object = {}, { person = robin, id = toy.id } = {}) =>
    person.call({ method: 'POST', url: `/api/toytwins/${id}/presents`, payload: { ...giving, ...body } });
  const give = async (body: object = {}, id = toy.id) =>
    givenPresent.parse((await giveCall(body, { id })).json());
  const givenOf = async () => (await robin.get(givenPresents, `/api/toytwins/${toy.id}/presents`)).presents;
  const pathOf = ({ url }: GivenPresent) => new URL(url).pathname;
  const tokenOf = (given: GivenPresent) => pathOf(given).split('/').at(-1) ?? '';
  const look = (given: GivenPresent, rest = '') =>
    running.app.inject({ url: pathOf(given) + rest, headers: { accept: 'text/html' } });
  const open = (given: GivenPresent) =>
    running.app.inject({
      method: 'POST',
      url: `${pathOf(given)}/open`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  const takeBack = (given: GivenPresent, person = robin, id = toy.id) =>
    person.call({ method: 'DELETE', url: `/api/toytwins/${id}/presents/${given.id}` });
  const keep = (given: GivenPresent, person = kim) =>
    person.call({ method: 'POST', url: '/api/presents', payload: { token: tokenOf(given) } });
  const remove = () => robin.call({ method: 'DELETE', url: `/api/toytwins/${toy.id}` });
  const letExpire = ({ id }: GivenPresent) =>
    running.services.database
      .update(presents)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(presents.id, id));
  const setBlocked = async (blocked: boolean) => {
    const { database, identity } = running.services;
    await database.transaction((transaction) => identity.setBlocked(transaction, robin.uid, blocked));
  };
  async function expectGone(given: GivenPresent) {
    const page = await look(given);
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toMatch(/Happy birthday|Kim/);
    expect((await open(given)).statusCode).toBe(303);
    expect((await look(given, '/packaged.jpg')).statusCode).toBe(404);
    expect((await look(given, '/report')).statusCode).toBe(404);
    expect(refusalOf(await keep(given))).toEqual(notFoundRefusal('Present'));
  }

  it('is wrapped: page and pictures show nothing of the toy until it is opened', async () => {
    const given = await give();
    expect(given.url).toMatch(/^http:\/\/localhost:4000\/present\/[A-Za-z0-9_-]{22}$/);
    const wrapped = await look(given);
    expect(wrapped.statusCode).toBe(200);
    expect(wrapped.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(wrapped.body).toContain('Kim');
    expect(wrapped.body).toMatch(/<form[^>]+method="post"/);
    for (const secret of ['Happy birthday', toy.title, 'packaged', 'Robin', 'Secret', robin.uid, '/files/'])
      expect(wrapped.body, secret).not.toContain(secret);
    expect((await look(given, '/packaged.jpg')).statusCode).toBe(404);
    expect((await givenOf())[0]?.openedAt, 'a visit opens nothing').toBeNull();
    expect((await open(given)).headers.location).toBe(pathOf(given));
    const opened = await look(given);
    expect(opened.body).toContain('Happy birthday');
    for (const secret of ['Robin', 'Secret', robin.uid, '/files/', 'images/', toy.prompt])
      expect(opened.body, secret).not.toContain(secret);
    const picture = await look(given, '/packaged.jpg');
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('jpeg');
    expect((await givenOf())[0]?.openedAt).not.toBeNull();
  });

  it('is opened once, by however many at once', async () => {
    const given = await give();
    await Promise.all(Array.from({ length: 6 }, () => open(given)));
    const first = (await givenOf())[0]?.openedAt;
    await open(given);
    expect((await givenOf())[0]?.openedAt).toBe(first);
  });

  it('stays closed until its day, where the giver is', async () => {
    const given = await give({ day: dayIn(10), offset: -120 });
    const early = await look(given);
    expect(early.body).toContain('It may be opened on');
    expect(early.body).not.toContain('/open"');
    await open(given);
    expect((await givenOf())[0]).toMatchObject({ openedAt: null, day: dayIn(10) });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${dayIn(10)}T06:00:01Z`) });
    expect((await look(given)).body).toContain('/open"');
    vi.useRealTimers();
  });

  it('can be taken back until it is opened, by nobody but its giver', async () => {
    const [given, opened] = [await give(), await give()];
    expect((await takeBack(given, kim)).statusCode).toBe(404);
    const others = await finishToytwin(running, kim);
    expect((await takeBack(given, kim, others.id)).statusCode).toBe(404);
    await open(opened);
    expect(refusalOf(await takeBack(opened))).toMatchObject({ status: 409 });
    expect((await takeBack(given)).statusCode).toBe(204);
    expect((await takeBack(given)).statusCode).toBe(404);
    await expectGone(given);
    expect((await givenOf()).map(({ id }) => id)).toEqual([opened.id]);
  });

  it('is nobody else’s to give or to list', async () => {
    expect((await giveCall({}, { person: kim })).statusCode).toBe(404);
    const list = await kim.call({ method: 'GET', url: `/api/toytwins/${toy.id}/presents` });
    expect(list.statusCode).toBe(404);
  });

  it.each([
    ['expired', letExpire],
    ['of a removed toy twin', () => remove()],
    ['of a blocked giver', () => setBlocked(true)],
    [
      'closed after a report',
      () => closeForGood(running.services.database, toy.id, { reason: 'other', now: new Date() }),
    ],
  ])('shows nothing when it is %s, opened or not', async (_what, happens) => {
    const [wrapped, opened] = [await give(), await give()];
    await open(opened);
    for (const given of [wrapped, opened]) {
      await happens(given);
      await expectGone(given);
    }
    await setBlocked(false);
  });

  it.each([
    ['recipient', { recipient: '\u3164' }, 400],
    ['recipient', { recipient: 'see evil.example/x' }, 400],
    ['recipient', { recipient: 'x'.repeat(41) }, 400],
    ['greeting', { greeting: ' ' }, 400],
    ['greeting', { greeting: 'x'.repeat(141) }, 400],
    ['greeting', { greeting: 'a\0b' }, 400],
    ['greeting', { greeting: 'Heil Hitler' }, 400],
    ['day', { day: dayIn(-3) }, 400],
    ['day', { day: dayIn(400) }, 400],
    ['day', { day: '2026-02-31' }, 400],
    ['mailTo', { mailTo: 'nobody' }, 400],
  ])('refuses an unfit %s: %j', async (field, body, _status) => {
    const answer = await giveCall(body);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ field });
    expect(await givenOf()).toEqual([]);
  });

  it('has a greeting without control characters and markup', async () => {
    const given = await give({ greeting: '\u202e<script>x</script>\u0007\n__FACE__' });
    await open(given);
    const { body } = await look(given);
    expect(body).toContain('&lt;script&gt;x&lt;/script&gt; __FACE__');
    expect(body).not.toMatch(/<script>x|\u202e/);
  });

  it('can be reported, with its words, as a shared page can', async () => {
    const given = await give();
    const sent = await running.app.inject({
      method: 'POST',
      url: `${pathOf(given)}/report`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'reason=hateful&words=Rude',
    });
    expect(sent.statusCode).toBe(200);
    const [stored] = await running.services.database
      .select()
      .from(reports)
      .where(eq(reports.toytwinId, toy.id));
    expect(stored?.words).toMatch(/^Rude .*Kim.*Happy birthday/);
  });

  describe('by mail', () => {
    const mailTo = () => `kim+${toy.id}@example.com`;
    const mailsTo = async (address: string) =>
      (await readOutbox(running.services.outboxDir)).filter(({ to }) => to === address);

    it('is sent on its day and once, to an address that is forgotten then', async () => {
      await confirmEmail(running, robin);
      const given = await give({ day: dayIn(5), mailTo: mailTo() });
      expect(given.mail).toBe('waiting');
      await mailPresents(running.services);
      expect(await mailsTo(mailTo())).toEqual([]);
      const then = new Date(Date.parse(`${dayIn(5)}T08:00:01Z`));
      await Promise.all([mailPresents(running.services, then), mailPresents(running.services, then)]);
      await mailPresents(running.services, then);
      const [mail, ...more] = await mailsTo(mailTo());
      expect(new Set(more.map(({ messageId }) => messageId)).size).toBeLessThanOrEqual(1);
      expect(mail?.text).toContain(given.url);
      expect(mail?.text).not.toContain('Happy birthday');
      const [row] = await running.services.database.select().from(presents).where(eq(presents.id, given.id));
      expect(row).toMatchObject({ mailState: 'sent', mailTo: null });
    });

    it('is sent by the next run if the mail server was away', async () => {
      await confirmEmail(running, robin);
      await give({ mailTo: mailTo() });
      const send = vi.spyOn(running.services.mailer, 'send').mockRejectedValueOnce(new Error('Away'));
      await mailPresents(running.services);
      expect(await mailsTo(mailTo())).toEqual([]);
      await mailPresents(running.services);
      send.mockRestore();
      expect(await mailsTo(mailTo())).toHaveLength(1);
      expect((await givenOf())[0]).toMatchObject({ mail: 'sent' });
    });

    it('is not sent when it was taken back, nor of a blocked giver', async () => {
      await confirmEmail(running, robin);
      await takeBack(await give({ mailTo: mailTo() }));
      await mailPresents(running.services);
      await give({ mailTo: mailTo() });
      await setBlocked(true);
      await mailPresents(running.services);
      expect(await mailsTo(mailTo())).toEqual([]);
    });

    it('needs a confirmed address of its giver', async () => {
      expect(refusalOf(await giveCall({ mailTo: mailTo() }))).toMatchObject({ status: 403 });
    });
  });

  describe('kept', () => {
    const keptBy = async (person: Person) => (await person.get(keptPresents, '/api/presents')).presents;

    it('hangs in the gallery of the recipient, for good, and never with the photo', async () => {
      const premium = await finishToytwin(running, robin, { tier: 'premium' });
      const given = await give({}, premium.id);
      expect(refusalOf(await keep(given))).toMatchObject({ status: 409, message: 'Open the present first.' });
      await open(given);
      const { id } = keptAnswer.parse((await keep(given)).json());
      const mine = await kim.get(keptPresent, `/api/presents/${id}`);
      expect(mine).toMatchObject({ title: premium.title, greeting: 'Happy birthday' });
      const stored = await Array.fromAsync(running.services.storage.list(`${keptFolder(kim.uid)}/${id}`));
      expect(
        stored.filter(({ key }) => !/\/(packaged|character)[-\w]*\.(png|webp|jpg)$|\/model\.glb$/.test(key)),
      ).toEqual([]);
      await robin.call({ method: 'DELETE', url: `/api/toytwins/${premium.id}` });
      await deleteAccount(robin);
      const { packagedThumbnails, characterThumbnails, downloads } = mine;
      const urls = [
        ...Object.values(packagedThumbnails),
        ...Object.values(characterThumbnails ?? {}),
        ...Object.values(downloads),
      ];
      expect(urls).toHaveLength(11);
      for (const url of urls)
        expect((await running.app.inject({ url: url ?? '' })).statusCode, url ?? '').toBe(200);
      expect((await keptBy(kim)).map((one) => one.id)).toContain(id);
    });

    it('is kept once, however often it is asked for, and by one person', async () => {
      const given = await give();
      await open(given);
      const other = await signUp(running.app);
      const answers = await Promise.all([keep(given), keep(given), keep(given)]);
      const ids = answers.map((answer) => keptAnswer.parse(answer.json()).id);
      expect(new Set(ids).size).toBe(1);
      expect(refusalOf(await keep(given, other))).toMatchObject({ status: 409 });
      expect(refusalOf(await keep(given, robin))).toMatchObject({ status: 409 });
      expect(await keptBy(other)).toEqual([]);
      const folders = await Array.fromAsync(running.services.storage.list(keptFolder(kim.uid)));
      const kept = new Set((await keptBy(kim)).map(({ id }) => id));
      expect(
        folders.every(({ key }) => kept.has(key.split('/')[2] ?? '')),
        'no copies are left over',
      ).toBe(true);
      expect((await givenOf())[0]).toMatchObject({ isKept: true });
    });

    it('is of two people at once the one’s who is first, and leaves no copies of the other', async () => {
      const given = await give();
      await open(given);
      const people = [await signUp(running.app), await signUp(running.app)];
      const statuses = (await Promise.all(people.map((person) => keep(given, person)))).map(
        (one) => one.statusCode,
      );
      expect(statuses.sort()).toEqual([200, 409]);
      const files = await Promise.all(
        people.map(
          async ({ uid }) => (await Array.fromAsync(running.services.storage.list(keptFolder(uid)))).length,
        ),
      );
      expect(files.filter((count) => count > 0)).toHaveLength(1);
    });

    it('is nobody else’s to see or to remove, and is removed with its files', async () => {
      const given = await give();
      await open(given);
      const { id } = keptAnswer.parse((await keep(given)).json());
      for (const method of ['GET', 'DELETE'] as const)
        expect((await robin.call({ method, url: `/api/presents/${id}` })).statusCode).toBe(404);
      expect((await kim.call({ method: 'DELETE', url: `/api/presents/${id}` })).statusCode).toBe(204);
      expect(await Array.fromAsync(running.services.storage.list(`${keptFolder(kim.uid)}/${id}`))).toEqual(
        [],
      );
      expect((await kim.call({ method: 'GET', url: `/api/presents/${id}` })).statusCode).toBe(404);
    });

    it('is in the export of both, and goes with the account of its keeper', async () => {
      const lee = await signUp(running.app);
      const given = await give();
      await open(given);
      const { id } = keptAnswer.parse((await keep(given, lee)).json());
      const exported = async (person: Person) => {
        const answer = await person.call({ method: 'GET', url: '/api/users/me/export' });
        return readZip(answer.rawPayload);
      };
      const [mine, his] = [await exported(robin), await exported(lee)];
      const records = JSON.parse(String(mine.get('toy-twin.json')));
      expect(records.toytwins[0].presents).toMatchObject([{ recipient: 'Kim', greeting: 'Happy birthday' }]);
      expect(String(mine.get('toy-twin.json'))).not.toContain(tokenOf(given));
      expect(JSON.parse(String(his.get('toy-twin.json'))).keptPresents).toMatchObject([{ id }]);
      expect([...his.keys()]).toContain(`presents/toytwin_${id}_packaged.png`);
      expect((await deleteAccount(lee)).statusCode).toBe(204);
      expect(await Array.fromAsync(running.services.storage.list(keptFolder(lee.uid)))).toEqual([]);
    });
  });

  it('is deleted by the hourly job when its link has ended; what was kept stays', async () => {
    const [given, stays] = [await give(), await give()];
    await open(given);
    const { id } = keptAnswer.parse((await keep(given)).json());
    await letExpire(given);
    await deleteExpired(running.services);
    expect((await givenOf()).map((one) => one.id)).toEqual([stays.id]);
    expect((await kim.call({ method: 'GET', url: `/api/presents/${id}` })).statusCode).toBe(200);
  });
});
