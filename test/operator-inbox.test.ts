import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { workNotes } from '#features/generation/server/redo/mail-note.job.ts';
import { attemptRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { audit } from '#features/operator/audit/tables.ts';
import { inboxEntry, inboxPage, inboxPictures } from '#features/operator/inbox/contract.ts';
import { workShareMails } from '#features/reports/server/share-mail.job.ts';
import { inboxEntries, inboxReplies, reports } from '#features/reports/tables.ts';
import { shareAnswer, type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { versions } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { STUCK } from './deadlines.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { waitForMails } from './mailbox.ts';
import { act, confirmOperator, signUpOperator } from './operator.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const INBOX = '/api/operator/inbox';

describe('inbox', () => {
  let running: RunningApp;
  let operator: Person;
  let place = 0;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    const variables = { VARIATIONS_BASIC: '1', VARIATIONS_PREMIUM: '1' };
    running = await startApp({ variables, workers: false, replace: () => ({ imaging }) });
    await workShareMails(running.services);
    await workNotes(running.services);
    operator = await signUpOperator(running);
    await confirmOperator(operator);
  });
  afterAll(() => running.close());

  const list = (query = '') => operator.get(inboxPage, `${INBOX}?${query}`);
  const read = (id: string) => operator.get(inboxEntry, `${INBOX}/${id}`);
  const mailsTo = (address: string, count: number) =>
    waitForMails(running.services.outboxDir, address, count);
  async function share(options: { confirmed?: boolean } = {}) {
    const owner = await signUp(running.app);
    if (options.confirmed !== false) await confirmEmail(running, owner);
    const made = await finishToytwin(running, owner);
    const { shareUrl } = await owner.send(shareAnswer, 'POST', `/api/toytwins/${made.id}/share`);
    return { owner, made, page: new URL(String(shareUrl)).pathname };
  }
  const report = async (page: string, fields: Record<string, string>) => {
    place += 1;
    const sent = await running.app.inject({
      method: 'POST',
      url: `${page}/report`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(fields)),
      remoteAddress: `10.30.0.${place}`,
    });
    expect(sent.statusCode).toBe(200);
  };
  /** The messages about a toy twin, newest first. */
  const about = async ({ id }: Toytwin) =>
    running.services.database.select().from(inboxEntries).where(eq(inboxEntries.toytwinId, id));
  const only = async (made: Toytwin) => (await about(made))[0]?.id ?? '';
  const isOpen = async (page: string) => (await running.app.inject({ url: page })).statusCode === 200;
  /** Presses a button twice at once, and once more. */
  async function pressThrice(id: string, what: string, payload: object = {}) {
    const actId = randomUUID();
    const press = () => act(operator, `${INBOX}/${id}/${what}`, payload, actId);
    for (const { statusCode, body } of [...(await Promise.all([press(), press()])), await press()])
      expect(`${statusCode} ${body}`, what).toBe('200 {"step":"done","refusal":null}');
    const lines = await running.services.database.select().from(audit).where(eq(audit.actId, actId));
    expect(lines, what).toHaveLength(1);
    return lines[0];
  }

  it('has what was written, by state and kind, page by page, and only for operators', async () => {
    const { owner, made, page } = await share();
    for (const words of ['first', 'second', 'third']) await report(page, { reason: 'other', words });
    await report(page, { reason: 'child', words: 'x'.repeat(900) });
    const texts: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const next: Awaited<ReturnType<typeof list>> = await list(
        `kind=report&limit=3${cursor && `&cursor=${cursor}`}`,
      );
      texts.push(...next.items.map(({ words }) => words));
      cursor = next.nextCursor;
    }
    expect(texts).toEqual(['x'.repeat(200), 'third', 'second', 'first']);
    expect((await list('kind=note')).items).toEqual([]);
    expect((await list('state=done')).items).toEqual([]);
    const id = await only(made);
    for (const url of [INBOX, `${INBOX}/${id}`]) expect((await owner.call({ url })).statusCode).toBe(404);
    for (const what of ['show', 'answer', 'new', 'done', 'close', 'keep', 'allow', 'block'])
      expect(
        (await act(owner, `${INBOX}/${id}/${what}`, { words: 'Hello', reason: 'other' })).statusCode,
      ).toBe(404);
    expect(await isOpen(page)).toBe(true);
    await owner.call({ method: 'DELETE', url: `/api/toytwins/${made.id}` });
    expect(await about(made), 'gone with the toy twin').toEqual([]);
  });

  it('shows a reported picture only on request, which is noted', async () => {
    const { made, page } = await share();
    await report(page, { reason: 'shows_me', words: 'My face', email: 'alex@example.com' });
    const id = await only(made);
    const entry = await read(id);
    expect(entry).toMatchObject({
      ...{ kind: 'report', state: 'new', reportReason: 'shows_me', words: 'My face' },
      ...{ answerTo: 'alex@example.com', page: { path: page, closedReason: null }, pictures: ['shown'] },
    });
    expect(JSON.stringify(entry)).not.toContain('.webp');
    const actId = randomUUID();
    for (const _ of [1, 2]) {
      const shown = await act(operator, `${INBOX}/${id}/show`, {}, actId);
      const { pictures } = inboxPictures.parse(shown.json());
      expect(pictures.map(({ which }) => which)).toEqual(['shown']);
      expect((await running.app.inject({ url: pictures[0]?.large ?? '' })).headers['content-type']).toBe(
        'image/webp',
      );
    }
    const lines = await running.services.database.select().from(audit).where(eq(audit.actId, actId));
    expect(lines).toEqual([expect.objectContaining({ kind: 'inbox.show', toytwinId: made.id })]);
  });

  it('closes a page once, for all its reports, and tells owner and reporters', async () => {
    const { owner, made, page } = await share();
    const reporter = `${randomUUID()}@example.com`;
    await report(page, { reason: 'hateful', email: reporter });
    await report(page, { reason: 'other', email: reporter });
    await report(page, { reason: 'other' });
    const line = await pressThrice(await only(made), 'close', { reason: 'hateful' });
    expect(line).toMatchObject({
      ...{ kind: 'page.close', operator: operator.email, why: 'A test needs it.' },
      ...{ before: { closed: false }, after: { closed: true, reason: 'hateful' } },
    });
    expect(await isOpen(page)).toBe(false);
    expect(await about(made)).toEqual(
      [1, 2, 3].map(() => expect.objectContaining({ state: 'done', stateBy: operator.email })),
    );
    const [told, ...others] = await mailsTo(reporter, 1);
    expect(told?.subject).toBe('We closed the page you reported');
    expect(told?.text).not.toContain('Robin');
    expect(others).toEqual([]);
    const closed = (await mailsTo(owner.email, 1)).filter(({ messageId }) =>
      messageId.startsWith('<closed.'),
    );
    expect(closed).toHaveLength(1);
    expect(await owner.get(toytwin, `/api/toytwins/${made.id}`)).toMatchObject({
      shareClosed: { reason: 'hateful' },
    });
  });

  it('keeps a page, and tells the reporters once', async () => {
    const { made, page } = await share();
    const reporter = `${randomUUID()}@example.com`;
    await report(page, { reason: 'other', email: reporter });
    await pressThrice(await only(made), 'keep');
    expect(await isOpen(page)).toBe(true);
    expect((await about(made))[0]).toMatchObject({ state: 'done' });
    const mails = await mailsTo(reporter, 1);
    expect(mails.map(({ subject }) => subject)).toEqual(['We looked at the page you reported']);
  });

  it('is in the same state by the link in the operator’s mail', async () => {
    const { made, page } = await share();
    const reporter = `${randomUUID()}@example.com`;
    await report(page, { reason: 'other', email: reporter });
    const [row] = await running.services.database.select().from(reports).where(eq(reports.email, reporter));
    const link = `/reports/${row?.operatorToken}`;
    const press = (fields: Record<string, string>) =>
      running.app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: String(new URLSearchParams(fields)),
      });
    expect((await running.app.inject({ url: link })).body).toContain(', new</p>');
    expect((await press({ act: 'keep' })).body).toContain(', done</p>');
    expect((await about(made))[0]).toMatchObject({ state: 'done', stateBy: 'link in the mail' });
    expect((await mailsTo(reporter, 1)).map(({ subject }) => subject)).toEqual([
      'We looked at the page you reported',
    ]);
    await pressThrice(await only(made), 'new');
    expect((await running.app.inject({ url: link })).body).toContain(', new</p>');
    await press({ act: 'close', reason: 'other' });
    expect((await read(await only(made))).state).toBe('done');
    expect((await mailsTo(reporter, 2)).map(({ subject }) => subject)).toContain(
      'We closed the page you reported',
    );
  });

  it('answers whoever left an address, in the operator’s words, and says so if there is none', async () => {
    const { made, page } = await share();
    const reporter = `${randomUUID()}@example.com`;
    await report(page, { reason: 'other', email: reporter });
    const id = await only(made);
    const words = 'Thank you.\n\nWe <b>look</b> at it today.';
    const line = await pressThrice(id, 'answer', { words });
    expect(JSON.stringify(line)).not.toContain('look');
    expect(line).toMatchObject({ before: { state: 'new' }, after: { state: 'answered' } });
    const [mail, ...others] = await mailsTo(reporter, 1);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('We <b>look</b> at it today.');
    expect(mail?.html).not.toContain('<b>look');
    await vi.waitFor(async () => {
      expect((await read(id)).replies).toEqual([
        expect.objectContaining({ kind: 'answer', words, by: operator.email, mail: 'sent' }),
      ]);
    }, STUCK);
    expect((await list('state=answered')).items.map((item) => item.id)).toContain(id);

    const silent = await share();
    await report(silent.page, { reason: 'other' });
    const unreachable = await only(silent.made);
    expect(await read(unreachable)).toMatchObject({ answerTo: null });
    expect(
      refusalOf(await act(operator, `${INBOX}/${unreachable}/answer`, { words: 'Hello' })),
    ).toMatchObject({
      status: 409,
      message: 'They left no email address, so there is nobody to answer.',
    });
    for (const refused of ['', ' ', 'x'.repeat(1001)])
      expect((await act(operator, `${INBOX}/${id}/answer`, { words: refused })).statusCode).toBe(400);
  });

  it('moves to done and back to new, with who and when', async () => {
    const { made, page } = await share();
    await report(page, { reason: 'other' });
    const id = await only(made);
    expect(await read(id)).toMatchObject({ state: 'new', stateBy: null, stateAt: null });
    for (const state of ['done', 'new']) {
      await pressThrice(id, state);
      expect(await read(id)).toMatchObject({ state, stateBy: operator.email, stateAt: expect.any(String) });
    }
    const gone = await act(operator, `${INBOX}/${randomUUID()}/done`);
    expect(gone.statusCode).toBe(404);
  });

  it('blocks the owner with the page: both, or neither', async () => {
    const { owner, made, page } = await share();
    await report(page, { reason: 'child' });
    const id = await only(made);
    const fresh = await signUpOperator(running);
    expect(refusalOf(await act(fresh, `${INBOX}/${id}/block`, { reason: 'child' })).code).toBe(
      'confirm_again',
    );
    const line = await pressThrice(id, 'block', { reason: 'child' });
    expect(line).toMatchObject({ kind: 'person.block', person: owner.uid });
    expect(refusalOf(await owner.call({ url: '/api/users/me' })).code).toBe('account_disabled');
    expect(await isOpen(page)).toBe(false);
    expect(await read(id)).toMatchObject({
      ...{ state: 'done', owner: { blocked: true } },
      page: { path: null, closedReason: 'child' },
    });
  });

  it('has the owner’s answer to a closing, and lets them share again', async () => {
    const { owner, made, page } = await share();
    await report(page, { reason: 'other' });
    await pressThrice(await only(made), 'close', { reason: 'other' });
    const answer = { method: 'POST', url: `/api/toytwins/${made.id}/share/answer` } as const;
    expect((await owner.call({ ...answer, payload: { words: 'It is a pirate.' } })).statusCode).toBe(200);
    const id = (await about(made)).find(({ kind }) => kind === 'answer')?.id ?? '';
    expect(await read(id)).toMatchObject({
      ...{ kind: 'answer', words: 'It is a pirate.', answerTo: owner.email, state: 'new', othersOpen: 0 },
    });
    await pressThrice(id, 'answer', { words: 'We look at it again.' });
    await pressThrice(id, 'allow');
    expect(await read(id)).toMatchObject({ state: 'done', page: { path: null, closedReason: null } });
    const told = (await mailsTo(owner.email, 3)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject.startsWith('Our answer about'))).toHaveLength(1);
    expect(told.filter((subject) => subject === 'You can share your toy twin again')).toHaveLength(1);
    const again = await owner.send(shareAnswer, 'POST', `/api/toytwins/${made.id}/share`);
    expect(await isOpen(new URL(String(again.shareUrl)).pathname)).toBe(true);
  });

  it('has the note of a redo with the pictures before and after, and answers only a confirmed address', async () => {
    const { database } = running.services;
    const { owner, made } = await share({ confirmed: false });
    const payload = { reason: 'not_me', note: 'My hair is red' };
    expect(
      (await owner.call({ method: 'POST', url: `/api/toytwins/${made.id}/redo`, payload })).statusCode,
    ).toBe(202);
    const id = await only(made);
    expect(await read(id)).toMatchObject({
      ...{
        kind: 'note',
        redoReason: 'not_me',
        words: 'My hair is red',
        answerTo: null,
        pictures: ['before'],
      },
    });
    expect(refusalOf(await act(operator, `${INBOX}/${id}/answer`, { words: 'Sorry!' })).message).toBe(
      'Their email address is not confirmed, so we mail nothing there.',
    );
    const rows = await database.select().from(versions).where(eq(versions.toytwinId, made.id));
    const redo = rows.find(({ redoStatus }) => redoStatus === 'waiting')?.id ?? '';
    await attemptRedo(running.services, redo, { signal: new AbortController().signal, lastTry: true });
    expect((await read(id)).pictures).toEqual(['before', 'after']);
    const shown = inboxPictures.parse((await act(operator, `${INBOX}/${id}/show`)).json());
    expect(new Set(shown.pictures.map(({ large }) => large)).size).toBe(2);
    expect(await about(made), 'one note').toHaveLength(1);
    await confirmEmail(running, owner);
    await pressThrice(id, 'answer', { words: 'We fixed the hair.' });
    const [mail] = await mailsTo(owner.email, 1);
    expect(mail?.text).toContain('We fixed the hair.');
    expect(await database.$count(inboxReplies)).toBeGreaterThan(0);
  });

  it('has no note without words', async () => {
    const { owner, made } = await share();
    await owner.call({ method: 'POST', url: `/api/toytwins/${made.id}/redo`, payload: { reason: 'not_me' } });
    expect(await about(made)).toEqual([]);
  });
});
