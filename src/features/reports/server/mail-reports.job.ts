import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { mailOperator } from '#features/toytwins/server/mail-operator.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { createLimit } from '#services/limits/index.ts';
import { reports } from '../tables.ts';
import { composeReports } from './compose-reports.ts';
import { type ReportedPage, readReportedPages } from './read-reported-pages.ts';

const MAIL_REPORTS = 'mail-reports';
const EVERY_MINUTE = '* * * * *';

/** Not retried: the next run, a minute later, mails what is still waiting. */
export const reportQueue: Queue = {
  name: MAIL_REPORTS,
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 120,
};

/** Mails reports to `CONTACT_EMAIL`; without a mail server to the outbox. */
export async function workReports(services: Services): Promise<void> {
  await services.jobs.boss.schedule(MAIL_REPORTS, EVERY_MINUTE, null, { singletonKey: 'all' });
  await services.jobs.work(MAIL_REPORTS, {}, () => mailReports(services));
}

/**
 * Mails the operator the reports that wait: within a minute for five mails a day, then hourly, with all reports since
 * the last mail. So neither one network nor thousands can fill the inbox, and every report is named or counted.
 */
export async function mailReports(services: Services): Promise<void> {
  const { database, config } = services;
  const found = await readReportedPages(database);
  const [first] = found.pages;
  if (!first?.shown[0]) return;
  const place = await takePlace(services);
  if (!place) return;
  try {
    const mail = {
      id: `report.${first.shown[0].id}`,
      content: composeReports(config.publicUrl, found),
      toytwinIds: found.pages.map(({ toytwinId }) => toytwinId),
    };
    await mailOperator(services, mail, { lastTry: false });
  } catch (error) {
    await place.giveBack();
    throw error;
  }
  await markMailed(services, found.pages);
}

async function takePlace({
  database,
}: Pick<Services, 'database'>): Promise<{ giveBack(): Promise<void> } | undefined> {
  const key = 'operator';
  const atOnce = createLimit(database, { name: 'report-mail', points: 5, seconds: 86_400 });
  const hourly = createLimit(database, { name: 'report-mail-hourly', points: 1, seconds: 3_600 });
  for (const limit of [atOnce, hourly])
    if (await limit.take(key)) return { giveBack: () => limit.giveBack(key) };
  return undefined;
}

async function markMailed(
  { database }: Pick<Services, 'database'>,
  pages: readonly ReportedPage[],
): Promise<void> {
  const isOf = ({ toytwinId, until }: ReportedPage) =>
    and(eq(reports.toytwinId, toytwinId), lte(reports.createdAt, until));
  await database
    .update(reports)
    .set({ mailedAt: new Date() })
    .where(and(isNull(reports.mailedAt), or(...pages.map(isOf))));
}
