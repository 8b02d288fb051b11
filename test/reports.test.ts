import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { REPORT_DAYS, shareAnswerState } from '#features/reports/contract.ts';
import { deleteOldReports } from '#features/reports/server/delete-old-reports.ts';
import { mailReports } from '#features/reports/server/mail-reports.job.ts';
import { SHARE_MAIL, workShareMails } from '#features/reports/server/share-mail.job.ts';
import { reports } from '#features/reports/tables.ts';
import { shareAnswer, type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { deleteOldCounts } from '#services/limits/index.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { STUCK } from './deadlines.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { waitForMails } from './mailbox.ts';
import { type Person, signUp } from './person.ts';
import { readZip } from './read-zip.ts';

const OPERATOR = 'help@toytwin.example';
const NOBODYS = 'A'.repeat(22);

describe('report of a shared page', () => {
  let running: RunningApp;
  let robin: Person;
  let shared: Toytwin;
  let page: string;
  let place = 0;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({
      workers: false,
      variables: { CONTACT_EMAIL: OPERATOR },
      replace: () => ({ imaging }),
    });
    await workShareMails(running.services);
    robin = await signUp(running.app);
    await confirmEmail(running, robin);
    shared = await finishToytwin(running, robin);
    const { shareUrl } = await robin.send(shareAnswer, 'POST', `/api/toytwins/${shared.id}/share`);
    page = new URL(String(shareUrl)).pathname;
  });
  afterAll(() => running.close());

  const read = (url: string) => running.app.inject({ url, headers: { accept: 'text/html' } });
  /** Sends the form, each time from another network. */
  const report = (fields: Record<string, string>, { url = `${page}/report`, remoteAddress = '' } = {}) => {
    place += 1;
    return running.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
      remoteAddress: remoteAddress || `10.20.0.${place}`,
    });
  };
  const kept = () => running.services.database.select().from(reports).where(eq(reports.toytwinId, shared.id));

  it('begins with a link on the page, and a form without scripts', async () => {
    expect((await read(page)).body).toContain(`href="http://localhost:4000${page}/report"`);
    const form = await read(`${page}/report`);
    expect(form.statusCode).toBe(200);
    expect(form.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(form.body).toContain('<form method="post">');
    const scripts = [...form.body.matchAll(/<script>(.*?)<\/script>/gs)];
    expect(scripts, 'only the one that takes over the theme').toHaveLength(1);
    expect(form.body.match(/<script/g)).toHaveLength(1);
    expect(scripts[0]?.[1]).toContain("localStorage.getItem('theme')");
    const hash = createHash('sha256')
      .update(scripts[0]?.[1] ?? '')
      .digest('base64');
    expect(form.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
  });

  /** The operator's mails, newest first, after those that wait are sent. */
  const mailed = async (count: number) => {
    await mailReports(running.services);
    return waitForMails(running.services.outboxDir, OPERATOR, count);
  };
  const addressIn = (text = '') => new URL(/http\S+\/reports\/\S+/.exec(text)?.[0] ?? '').pathname;
  const press = (url: string, fields: Record<string, string> = {}) => report(fields, { url });

  it('reaches the operator, who sees which page it is and can close it for good', async () => {
    const words = 'This is <b>my</b> face.\nPlease take it down.';
    const sent = await report({ reason: 'shows_me', words, email: 'alex@example.com' });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('A person will look at the page');
    const [mail] = await mailed(1);
    for (const known of [shared.id, page, 'It shows me', '<b>my</b> face. Please', 'alex@example.com'])
      expect(mail?.text).toContain(known);
    expect(mail?.html).not.toContain('<b>my</b>');
    expect(await mailed(1), 'mailed once').toHaveLength(1);

    const closing = addressIn(mail?.text);
    const asked = (await read(closing)).body;
    expect(asked).toContain('Close the reported page?');
    expect(asked).toContain('&lt;b&gt;my&lt;/b&gt; face.');
    expect((await read(page)).statusCode, 'looking at it closes nothing').toBe(200);
    for (const time of [1, 2]) {
      const closed = await press(closing, { act: 'close', reason: 'hateful' });
      expect(closed.body, `press ${time}`).toContain('The page is closed');
      expect(closed.body).toContain('We tell them by email as well, because their address is confirmed.');
    }
    expect((await read(page)).statusCode).toBe(404);
    expect((await read(`${page}/report`)).statusCode).toBe(404);
  });

  it('tells the owner once why the page is closed, and lets nothing open it again', async () => {
    const url = `/api/toytwins/${shared.id}/share`;
    expect(await robin.get(toytwin, `/api/toytwins/${shared.id}`)).toMatchObject({
      shareUrl: null,
      shareClosed: { reason: 'hateful' },
    });
    const [told, ...others] = (await waitForMails(running.services.outboxDir, robin.email, 1)).filter(
      ({ messageId }) => messageId.startsWith('<closed.'),
    );
    expect(told?.text).toContain('because it is hateful, threatening or indecent');
    expect(told?.text).toContain(`/gallery/${shared.id}`);
    expect(told?.text).toContain(OPERATOR);
    expect(others).toEqual([]);
    const refused = await robin.call({ method: 'POST', url });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain('We closed this public page after a report');
    const byHand = running.services.database
      .update(toytwins)
      .set({ shareToken: NOBODYS })
      .where(eq(toytwins.id, shared.id));
    await expect(byHand, 'nor by a process that does not know of it').rejects.toThrow();
    expect((await robin.call({ method: 'DELETE', url })).statusCode).toBe(200);
    expect((await robin.call({ method: 'POST', url })).statusCode).toBe(403);
  });

  it('mails nobody at an unconfirmed address: there only the toy twin says it', async () => {
    const { services } = running;
    const kim = await signUp(running.app);
    const { id } = await finishToytwin(running, kim);
    const { shareUrl } = await kim.send(shareAnswer, 'POST', `/api/toytwins/${id}/share`);
    await report({ reason: 'other' }, { url: `${new URL(String(shareUrl)).pathname}/report` });
    const [one] = await services.database.select().from(reports).where(eq(reports.toytwinId, id));
    const closed = await press(`/reports/${one?.operatorToken}`);
    expect(closed.body).toContain('No email goes to them, because their address is not confirmed.');
    const told = () => services.jobs.boss.findJobs(SHARE_MAIL, { data: { kind: 'closed', toytwinId: id } });
    await vi.waitFor(async () => expect(await told()).toMatchObject([{ state: 'completed' }]), STUCK);
    expect(await waitForMails(services.outboxDir, kim.email, 0)).toEqual([]);
    expect(await kim.get(toytwin, `/api/toytwins/${id}`)).toMatchObject({ shareClosed: { reason: 'other' } });
  });

  it('lets the owner answer, and the operator allow sharing again', async () => {
    const url = `/api/toytwins/${shared.id}/share/answer`;
    for (const words of ['', '  ', 'x'.repeat(1001), 'nul \0'])
      expect((await robin.call({ method: 'POST', url, payload: { words } })).statusCode).toBe(400);
    const stranger = await signUp(running.app);
    expect((await stranger.call({ method: 'POST', url, payload: { words: 'x' } })).statusCode).toBe(404);
    const words = 'It is a <i>pirate</i>.';
    const answered = () => robin.get(shareAnswerState, url);
    expect(await answered()).toEqual({ answered: false });
    expect((await stranger.call({ url })).statusCode).toBe(404);
    expect((await robin.call({ method: 'POST', url, payload: { words } })).statusCode).toBe(200);
    const [mail] = await waitForMails(running.services.outboxDir, OPERATOR, 2);
    for (const known of [words, robin.email, shared.id]) expect(mail?.text).toContain(known);
    expect(await answered()).toEqual({ answered: true });
    expect(mail?.html).not.toContain('<i>pirate');
    for (const left of [2, 1])
      expect((await robin.call({ method: 'POST', url, payload: { words } })).statusCode, `${left}`).toBe(200);
    expect((await robin.call({ method: 'POST', url, payload: { words } })).statusCode).toBe(429);

    const closing = addressIn(mail?.text);
    const zip = readZip((await robin.call({ url: '/api/users/me/export' })).rawPayload);
    const exported = String(zip.get('toy-twin.json'));
    expect(JSON.parse(exported).toytwins[0].answersToClosing).toEqual(
      Array.from({ length: 3 }, () => ({ words, createdAt: expect.any(String) })),
    );
    expect(exported, 'the way in is the operator’s').not.toContain(String(closing.split('/').at(-1)));
    const toDecide = (await read(closing)).body;
    expect(toDecide).toContain('Allow Sharing Again');
    expect(toDecide, 'next to the words of the owner').toContain('It is a &lt;i&gt;pirate&lt;/i&gt;.');
    expect((await press(closing, { act: 'allow' })).body).toContain('Close the reported page?');
    expect((await robin.call({ method: 'POST', url, payload: { words } })).statusCode).toBe(429);
    expect(await robin.get(toytwin, `/api/toytwins/${shared.id}`)).toMatchObject({ shareClosed: null });
    expect(await answered(), 'of this closing').toEqual({ answered: false });
    const again = await robin.send(shareAnswer, 'POST', `/api/toytwins/${shared.id}/share`);
    page = new URL(String(again.shareUrl)).pathname;
  });

  it('closes a page for good that its owner has already closed', async () => {
    await running.services.database.delete(reports);
    await report({ reason: 'other' });
    const share = `/api/toytwins/${shared.id}/share`;
    await robin.call({ method: 'DELETE', url: share });
    const [one] = await kept();
    const closing = `/reports/${one?.operatorToken}`;
    expect((await read(closing)).body).toContain('could open it again');
    await press(closing);
    expect((await robin.call({ method: 'POST', url: share })).statusCode).toBe(403);
    await press(closing, { act: 'allow' });
    page = new URL((await robin.send(shareAnswer, 'POST', share)).shareUrl).pathname;
    await running.services.database.delete(reports);
  });

  it.each([
    [{}, 'Please choose what is wrong.'],
    [{ reason: 'bored' }, 'Please choose what is wrong.'],
    [{ reason: 'other', email: 'nobody' }, 'Please enter a valid email address or leave it empty.'],
    [{ reason: 'other', words: 'x'.repeat(1001) }, 'Please use at most 1000 characters.'],
    [{ reason: 'other', words: 'nul \0' }, 'This text contains a character we cannot store.'],
  ])('is refused with words if it is incomplete: %o', async (fields, problem) => {
    const before = (await kept()).length;
    const { statusCode, body } = await report(fields);
    expect(statusCode).toBe(400);
    expect(body).toContain(problem);
    expect(await kept()).toHaveLength(before);
  });

  it('keeps what was filled in, escaped', async () => {
    const { body } = await report({ reason: 'other', words: '</textarea><b>', email: '"><b>' });
    expect(body).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>');
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(body).toMatch(/value="other"[^>]* checked/);
  });

  it('needs a page that is shared', async () => {
    for (const token of [NOBODYS, 'x'])
      expect((await report({ reason: 'other' }, { url: `/s/${token}/report` })).statusCode).toBe(404);
    expect((await read(`/reports/${NOBODYS}`)).statusCode).toBe(404);
    expect((await running.app.inject({ method: 'POST', url: `/reports/${NOBODYS}` })).statusCode).toBe(404);
  });

  it('is limited by network, without refusing others', async () => {
    const remoteAddress = '10.21.0.1';
    for (let time = 0; time < 5; time += 1)
      expect((await report({ reason: 'other', words: 'junk' }, { remoteAddress })).statusCode).toBe(200);
    const refused = await report({ reason: 'other' }, { remoteAddress });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    for (let time = 0; time < 40; time += 1)
      expect((await report({ reason: 'other', words: 'junk' })).statusCode).toBe(200);
    const honest = await report({ reason: 'child', words: 'My daughter' }, { remoteAddress: '10.22.0.1' });
    expect(honest.body).toContain('A person will look at the page');
    expect(await kept()).toHaveLength(46);
  });

  it('reaches the operator as one mail, with the most serious reports and a count of the rest', async () => {
    const before = (await waitForMails(running.services.outboxDir, OPERATOR, 1)).length;
    const [mail, ...others] = await mailed(before + 1);
    expect(others).toHaveLength(before);
    expect(mail?.text).toContain('My daughter');
    expect(mail?.text).toContain('and 41 more: 46 reports from 42 networks');
    expect(await mailed(before + 1), 'nothing waits').toHaveLength(before + 1);
    const all = (await read(addressIn(mail?.text))).body;
    expect(all).toContain('Reports: 46');
    expect(all.match(/junk/g)).toHaveLength(45);
  });

  it('does not fill the inbox: after five mails one an hour, with all reports since the last', async () => {
    const count = async () => (await waitForMails(running.services.outboxDir, OPERATOR, 1)).length;
    const before = await count();
    for (let time = 0; time < 12; time += 1) {
      await report({ reason: 'other', words: `wave ${time}.` });
      await mailReports(running.services);
    }
    const sent = (await count()) - before;
    expect(sent).toBeLessThanOrEqual(5);
    await deleteOldCounts(running.services.database, new Date(Date.now() + 3_700_000));
    const [mail] = await mailed(before + sent + 1);
    expect(mail?.text).toContain('wave 11.');
    expect(await kept()).toHaveLength(58);
  });

  it('is deleted after its time, and with its toy twin', async () => {
    const { database } = running.services;
    await deleteOldReports(database, Date.now() + (REPORT_DAYS - 1) * 86_400_000);
    expect(await kept()).toHaveLength(58);
    await database
      .update(reports)
      .set({ createdAt: new Date(Date.now() - (REPORT_DAYS + 1) * 86_400_000) })
      .where(eq(reports.reason, 'child'));
    await deleteOldReports(database, Date.now());
    expect(await kept()).toHaveLength(57);
    expect((await robin.call({ method: 'DELETE', url: `/api/toytwins/${shared.id}` })).statusCode).toBe(204);
    expect(await kept()).toEqual([]);
    const left = await waitForMails(running.services.outboxDir, OPERATOR, 0);
    expect(left.filter(({ text }) => text.includes(shared.id))).toEqual([]);
  });
});
