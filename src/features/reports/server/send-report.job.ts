import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import type { Mail } from '#services/mail/index.ts';
import { sendByJob } from '#services/mail/send-by-job.ts';
import { unlessBlank } from '#shared/has-ink.ts';
import { toOneLine } from '#shared/one-line.ts';
import { reports } from '../tables.ts';
import { REASON_WORDS } from './report-form.ts';

/** The job that mails a report to the operator: `{ reportId }`. */
export const SEND_REPORT = 'send-report';

/** Tried for a day: a dozen times within the first hour, then hourly. */
export const reportQueue: Queue = {
  name: SEND_REPORT,
  retryLimit: 35,
  retryDelay: 2,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
};

const jobData = z.object({ reportId: z.uuid() });

/** Mails reports to `CONTACT_EMAIL`; without a mail server to the outbox. */
export async function workReports(services: Services): Promise<void> {
  const pace = { notifyPollingIntervalSeconds: 2 };
  await services.jobs.work(SEND_REPORT, pace, async ({ data, lastTry }) => {
    const mail = await composeReport(services, jobData.parse(data).reportId);
    if (mail) await sendByJob(services, mail, { lastTry });
  });
}

/** @returns undefined if the toy twin, and with it the report, was deleted in the meantime. */
async function composeReport(
  { database, config }: Pick<Services, 'database' | 'config'>,
  id: string,
): Promise<Mail | undefined> {
  const [row] = await database
    .select({ report: reports, shareToken: toytwins.shareToken })
    .from(reports)
    .innerJoin(toytwins, eq(toytwins.id, reports.toytwinId))
    .where(eq(reports.id, id));
  if (!row) return undefined;
  const { report, shareToken } = row;
  const { publicUrl } = config;
  return {
    to: config.mail.contact,
    id: `report.${id}`,
    content: {
      subject: 'Somebody reported a shared Toy Twin page',
      preview: REASON_WORDS[report.reason],
      heading: 'A shared page was reported',
      paragraphs: [
        'Please look at the page and decide. We told the reporter that a person will look at it, and that it is closed if it breaks the terms.',
        'The words below are the reporter’s own. Do not follow links in them.',
      ],
      facts: [
        { name: 'Reason', value: REASON_WORDS[report.reason] },
        { name: 'Words', value: unlessBlank(toOneLine(report.words)) ?? 'none' },
        { name: 'Answer to', value: report.email ?? 'no answer wanted' },
        { name: 'Page', value: shareToken ? `${publicUrl}/s/${shareToken}` : 'closed by its owner' },
        { name: 'Toy twin', value: report.toytwinId },
      ],
      action: { label: 'Close the page', url: `${publicUrl}/reports/${report.operatorToken}` },
      notes: ['Anybody who has this email can close the page. The button asks once more.'],
    },
  };
}
