import { and, asc, count, countDistinct, desc, eq, isNull, sql } from 'drizzle-orm';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { type ReportRow, reports } from '../tables.ts';

/** How much one mail shows: pages, and reports of each. */
export const SHOWN = { pages: 20, reports: 5 } as const;

/** A page with reports that the operator was not mailed yet. */
export interface ReportedPage {
  toytwinId: string;
  /** Null while the page is closed. */
  shareToken: string | null;
  /** How many reports wait, from how many networks. */
  waiting: number;
  networks: number;
  /** The gravest and newest of them, one of each network first. */
  shown: ReportRow[];
  /** When the newest of those that wait came: later ones are for the next mail. */
  until: Date;
}

/**
 * Reads the pages whose reports wait for a mail: first those that no mail has named yet, then those where a child is said
 * to be in danger, then the ones that wait longest. So many reports of one page never hide another one.
 * @returns at most {@link SHOWN} of them, and how many more there are.
 */
export async function readReportedPages(
  database: Database,
): Promise<{ pages: ReportedPage[]; morePages: number }> {
  const waiting = isNull(reports.mailedAt);
  const wasMailed = sql`exists (select 1 from reports told where told.toytwin_id = ${reports.toytwinId} and told.mailed_at is not null)`;
  const found = await database
    .select({
      toytwinId: reports.toytwinId,
      shareToken: toytwins.shareToken,
      waiting: count(),
      networks: countDistinct(reports.network),
      until: sql`max(${reports.createdAt})`.mapWith(reports.createdAt),
    })
    .from(reports)
    .innerJoin(toytwins, eq(toytwins.id, reports.toytwinId))
    .where(waiting)
    .groupBy(reports.toytwinId, toytwins.shareToken)
    .orderBy(wasMailed, desc(sql`bool_or(${reports.reason} = 'child')`), asc(sql`min(${reports.createdAt})`))
    .limit(SHOWN.pages);
  const pages: ReportedPage[] = [];
  for (const page of found) pages.push({ ...page, shown: await readShown(database, page.toytwinId) });
  const [all] = await database
    .select({ pages: countDistinct(reports.toytwinId) })
    .from(reports)
    .where(waiting);
  return { pages, morePages: Math.max(0, (all?.pages ?? 0) - found.length) };
}

/** Of each network its newest report before its others, so that one network cannot push the others out. */
async function readShown(database: Database, toytwinId: string): Promise<ReportRow[]> {
  const isGrave = sql`(${reports.reason} = 'child')`;
  const ofNetwork = sql`row_number() over (partition by ${reports.network} order by ${isGrave} desc, ${reports.createdAt} desc)`;
  return database
    .select()
    .from(reports)
    .where(and(eq(reports.toytwinId, toytwinId), isNull(reports.mailedAt)))
    .orderBy(ofNetwork, desc(isGrave), desc(reports.createdAt))
    .limit(SHOWN.reports);
}
