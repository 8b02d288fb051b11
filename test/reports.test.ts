import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORT_DAYS } from '#features/reports/contract.ts';
import { deleteOldReports } from '#features/reports/server/delete-old-reports.ts';
import { workReports } from '#features/reports/server/send-report.job.ts';
import { reports } from '#features/reports/tables.ts';
import { shareAnswer, type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { waitForMails } from './mailbox.ts';
import { type Person, signUp } from './person.ts';

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
    await workReports(running.services);
    robin = await signUp(running.app);
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
    expect(form.body).not.toContain('<script');
  });

  it('reaches the operator, who sees which page it is and can close it', async () => {
    const words = 'This is <b>my</b> face.\nPlease take it down.';
    const sent = await report({ reason: 'shows_me', words, email: 'alex@example.com' });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('A person will look at the page');
    const [mail] = await waitForMails(running.services.outboxDir, OPERATOR, 1);
    for (const known of [shared.id, page, 'It shows me', '<b>my</b> face. Please', 'alex@example.com'])
      expect(mail?.text).toContain(known);
    expect(mail?.html).not.toContain('<b>my</b>');

    const closing = new URL(/http\S+\/reports\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
    expect((await read(closing)).body).toContain('Close the reported page?');
    expect((await read(page)).statusCode, 'looking at it closes nothing').toBe(200);
    const closed = await running.app.inject({
      method: 'POST',
      url: closing,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(closed.body).toContain('The page is closed');
    expect((await read(page)).statusCode).toBe(404);
    expect((await read(`${page}/report`)).statusCode).toBe(404);
    expect(await robin.get(toytwin, `/api/toytwins/${shared.id}`)).toMatchObject({ shareUrl: null });
    const again = await robin.send(shareAnswer, 'POST', `/api/toytwins/${shared.id}/share`);
    page = new URL(String(again.shareUrl)).pathname;
  });

  it.each([
    [{}, 'Please choose what is wrong.'],
    [{ reason: 'bored' }, 'Please choose what is wrong.'],
    [{ reason: 'other', email: 'nobody' }, 'Please enter a valid email address, or none.'],
    [{ reason: 'other', words: 'x'.repeat(1001) }, 'Please use at most 1000 characters.'],
    [{ reason: 'other', words: 'nul \0' }, 'This text contains a character that we cannot store.'],
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

  it('is limited by network with an answer that says when, and by page with one that promises nothing', async () => {
    const remoteAddress = '10.21.0.1';
    for (let time = 0; time < 10; time += 1)
      expect((await report({ reason: 'other' }, { remoteAddress })).statusCode).toBe(200);
    const refused = await report({ reason: 'other' }, { remoteAddress });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    for (let time = 0; time < 15; time += 1) expect((await report({ reason: 'other' })).statusCode).toBe(200);
    expect((await report({ reason: 'other' })).body).toContain('We already know about this page');
    expect(await kept()).toHaveLength(20);
  });

  it('is deleted after its time, and with its toy twin', async () => {
    const { database } = running.services;
    await deleteOldReports(database, Date.now() + (REPORT_DAYS - 1) * 86_400_000);
    expect(await kept()).toHaveLength(20);
    await database
      .update(reports)
      .set({ createdAt: new Date(Date.now() - (REPORT_DAYS + 1) * 86_400_000) })
      .where(eq(reports.reason, 'shows_me'));
    await deleteOldReports(database, Date.now());
    expect(await kept()).toHaveLength(19);
    expect((await robin.call({ method: 'DELETE', url: `/api/toytwins/${shared.id}` })).statusCode).toBe(204);
    expect(await kept()).toEqual([]);
  });
});
