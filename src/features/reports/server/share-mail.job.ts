import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#features/profiles/tables.ts';
import { printedTitle, serialWords } from '#features/toytwins/contract.ts';
import { mailOperator } from '#features/toytwins/server/mail-operator.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { greeting } from '#services/mail/greeting.ts';
import type { Mail } from '#services/mail/index.ts';
import { deleteMail } from '#services/mail/outbox.ts';
import { sendByJob } from '#services/mail/send-by-job.ts';
import { appPaths } from '#shared/app-paths.ts';
import { assertNever } from '#shared/assert-never.ts';
import { toOneLine } from '#shared/one-line.ts';
import { CLOSED_BECAUSE } from '../contract.ts';
import { shareAnswers } from '../tables.ts';
import { mailReply } from './inbox/mail-reply.ts';

/**
 * The job that mails about shared pages and the inbox: an owner that we closed a page, the operator what the owner answers,
 * and whoever wrote to the operator what the operator says.
 */
export const SHARE_MAIL = 'share-mail';

/** Tried for a day: a dozen times within the first hour, then hourly. */
export const shareMailQueue: Queue = {
  name: SHARE_MAIL,
  retryLimit: 35,
  retryDelay: 2,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
};

const jobData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('closed'), toytwinId: z.uuid() }),
  z.object({ kind: z.literal('answer'), answerId: z.uuid() }),
  z.object({ kind: z.literal('reply'), replyId: z.uuid() }),
]);

/** Works these jobs. */
export async function workShareMails(services: Services): Promise<void> {
  const pace = { notifyPollingIntervalSeconds: 2 };
  await services.jobs.work(SHARE_MAIL, pace, async ({ data, lastTry }) => {
    const about = jobData.parse(data);
    switch (about.kind) {
      case 'closed':
        return tellOwner(services, about.toytwinId, lastTry);
      case 'answer':
        return mailAnswer(services, about.answerId, lastTry);
      case 'reply':
        return mailReply(services, about.replyId, lastTry);
      default:
        return assertNever(about);
    }
  });
}

/** Only to an address that is confirmed: anybody can sign up with a stranger's. The page of the toy twin says it always. */
async function tellOwner(services: Services, toytwinId: string, lastTry: boolean): Promise<void> {
  const { database, identity, outboxDir } = services;
  const find = () =>
    database
      .select({ toytwin: toytwins, user: users })
      .from(toytwins)
      .innerJoin(users, eq(users.uid, toytwins.uid))
      .where(eq(toytwins.id, toytwinId));
  const [found] = await find();
  if (!found?.toytwin.shareClosedAt) return;
  const { toytwin, user } = found;
  if (!(await identity.isEmailConfirmed(user.uid, user.email))) return;
  const mail = { to: user.email, ...composeClosed(services, found) };
  await sendByJob(services, mail, { lastTry });
  if ((await find()).length === 0) await deleteMail(outboxDir, mail.id);
  services.logger.info({ toytwinId: toytwin.id }, 'owner told that their page was closed');
}

type Found = { toytwin: typeof toytwins.$inferSelect; user: typeof users.$inferSelect };

function composeClosed(
  { config }: Pick<Services, 'config'>,
  { toytwin, user }: Found,
): Pick<Mail, 'id' | 'content'> {
  const because = CLOSED_BECAUSE[toytwin.shareClosedReason ?? 'other'];
  const name = `${printedTitle(toytwin.title)}, ${serialWords(toytwin.serial)}`;
  return {
    id: `closed.${toytwin.id}.${toytwin.shareClosedAt?.getTime()}`,
    content: {
      subject: 'We closed the public page of your toy twin',
      preview: `Someone reported it. We closed it because ${because}.`,
      heading: 'We closed your public page',
      paragraphs: [
        greeting(user.displayName),
        `Someone reported the public page of ${name}. We reviewed it and closed it because ${because}. Its link no longer works, and the page stays closed unless we allow it again.`,
        'Your toy twin is still yours: its pictures and files are in your gallery as before.',
        'If you think we made a mistake, write to us on your toy twin’s page. A person will read it.',
      ],
      action: { label: 'See your toy twin', url: `${config.publicUrl}${appPaths.gallery}/${toytwin.id}` },
      notes: [],
    },
  };
}

async function mailAnswer(services: Services, answerId: string, lastTry: boolean): Promise<void> {
  const { database, config } = services;
  const [found] = await database
    .select({ answer: shareAnswers, toytwin: toytwins, email: users.email })
    .from(shareAnswers)
    .innerJoin(toytwins, eq(toytwins.id, shareAnswers.toytwinId))
    .innerJoin(users, eq(users.uid, toytwins.uid))
    .where(eq(shareAnswers.id, answerId));
  if (!found) return;
  const { answer, toytwin, email } = found;
  const because = CLOSED_BECAUSE[toytwin.shareClosedReason ?? 'other'];
  const content = {
    subject: 'An answer to a Toy Twin page that you closed',
    preview: 'The owner of the page wrote to you.',
    heading: 'The owner of a closed page answered',
    paragraphs: [
      'You closed this page after a report. The words below are its owner’s. Do not follow links in them.',
      'To answer, write to their address. To let them share again, use the button.',
    ],
    facts: [
      { name: 'Closed because', value: because },
      { name: 'Words', value: toOneLine(answer.words) },
      { name: 'Answer to', value: email },
      { name: 'Toy twin', value: toytwin.id },
    ],
    action: {
      label: 'Read the reports or allow sharing',
      url: `${config.publicUrl}/reports/${answer.operatorToken}`,
    },
    notes: ['Anyone who has this email can allow sharing. The link asks for confirmation.'],
  };
  const mail = { id: `answer.${answerId}`, content, toytwinIds: [toytwin.id] };
  await mailOperator(services, mail, { lastTry });
}
