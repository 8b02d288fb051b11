import { lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { REPORT_DAYS } from '../contract.ts';
import { reports } from '../tables.ts';

const DAY = 86_400_000;

/** Deletes reports that are older than {@link REPORT_DAYS}. */
export async function deleteOldReports(database: Database, now: number): Promise<void> {
  await database.delete(reports).where(lt(reports.createdAt, new Date(now - REPORT_DAYS * DAY)));
}
