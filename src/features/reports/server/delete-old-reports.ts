import { lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { REPORT_DAYS } from '../contract.ts';
import { reports, shareAnswers } from '../tables.ts';

const DAY = 86_400_000;

/** Deletes reports, and answers of owners, that are older than {@link REPORT_DAYS}. */
export async function deleteOldReports(database: Database, now: number): Promise<void> {
  const before = new Date(now - REPORT_DAYS * DAY);
  await database.delete(reports).where(lt(reports.createdAt, before));
  await database.delete(shareAnswers).where(lt(shareAnswers.createdAt, before));
}
