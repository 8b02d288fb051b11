import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#features/profiles/tables.ts';
import type { redoReasons } from '#features/toytwins/redo/contract.ts';
import { mailOperator } from '#features/toytwins/server/mail-operator.ts';
import { MAIL_NOTE } from '#features/toytwins/server/queues.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { appPaths } from '#shared/app-paths.ts';
import { toOneLine } from '#shared/one-line.ts';

/** Tried for a day: a dozen times within the first hour, then hourly. */
export const noteQueue: Queue = {
  name: MAIL_NOTE,
  retryLimit: 35,
  retryDelay: 2,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
};

const jobData = z.object({ versionId: z.uuid() });

const REASONS: Record<(typeof redoReasons)[number], string> = {
  not_me: 'It does not look like them',
  wrong_colours: 'The colors are wrong',
  wrong_thing: 'An accessory is wrong or missing',
  wrong_words: 'The words are wrong',
  other: 'Something else',
};

/** Works the jobs that mail notes to redos to `CONTACT_EMAIL`; without a mail server to the outbox. */
export async function workNotes(services: Services): Promise<void> {
  const pace = { notifyPollingIntervalSeconds: 2 };
  await services.jobs.work(MAIL_NOTE, pace, async ({ data, lastTry }) => {
    await mailNote(services, jobData.parse(data).versionId, lastTry);
  });
}

/** Mails the note as it is stored; nothing if it has been deleted. */
async function mailNote(services: Services, versionId: string, lastTry: boolean): Promise<void> {
  const { database, config } = services;
  const [found] = await database
    .select({ version: versions, toytwin: toytwins, email: users.email })
    .from(versions)
    .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
    .innerJoin(users, eq(users.uid, toytwins.uid))
    .where(eq(versions.id, versionId));
  const note = toOneLine(found?.version.redoNote ?? '');
  if (!found || !note) return;
  const { version, toytwin, email } = found;
  const { publicUrl } = config;
  const content = {
    subject: 'A buyer told us why they want a Toy Twin drawn again',
    preview: REASONS[version.redoReason ?? 'other'],
    heading: 'A note about a redo',
    paragraphs: [
      'A buyer is having their toy twin drawn again and wrote you a note. We told them that you read it to improve and may reply.',
      'The words below are the buyer’s own. Do not follow links in them.',
    ],
    facts: [
      { name: 'What is wrong', value: REASONS[version.redoReason ?? 'other'] },
      { name: 'Note', value: note },
      { name: 'Answer to', value: email },
      { name: 'Toy twin', value: toytwin.id },
      { name: 'Version', value: `${version.number}, drawn by ${version.engine}` },
      ...(version.orderId ? [{ name: 'Order', value: version.orderId }] : []),
      { name: 'Its page', value: `${publicUrl}${appPaths.gallery}/${toytwin.id}` },
      ...(toytwin.shareToken ? [{ name: 'Public page', value: `${publicUrl}/s/${toytwin.shareToken}` }] : []),
    ],
    notes: ['Only the buyer can open the toy twin’s page.'],
  };
  await mailOperator(services, { id: `note.${versionId}`, content, toytwinIds: [toytwin.id] }, { lastTry });
}
