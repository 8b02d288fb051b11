import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import { movements } from '#features/checkout/tables.ts';
import { tiers } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { type DeskDay, SHOWN_DAYS } from '../contract.ts';

const DAY = 86_400_000;

/** The shown days (UTC), the oldest first, such as '2026-01-31'. */
export function shownDays(now: Date): string[] {
  return Array.from({ length: SHOWN_DAYS }, (_, back) =>
    new Date(now.getTime() - (SHOWN_DAYS - 1 - back) * DAY).toISOString().slice(0, 10),
  );
}

/** The figures of the last 30 days, also of those without any. */
export async function readDays(database: Database, currency: string, now = new Date()): Promise<DeskDay[]> {
  const days = shownDays(now);
  const since = new Date(`${days[0]}T00:00:00Z`);
  const money = new Map((await readMoney(database, currency, since)).map((row) => [row.day, row]));
  const made = new Map((await readCompleted(database, since)).map((row) => [row.day, row]));
  const failed = new Map((await readFailed(database, since)).map((row) => [row.day, row.failed]));
  return days.map((day) => ({
    day,
    ...(money.get(day) ?? { orders: 0, charged: 0, returned: 0, fees: 0 }),
    ...(made.get(day) ?? { completed: 0, p50: null, p95: null }),
    failed: failed.get(day) ?? 0,
  }));
}

const dayOf = (column: unknown) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

function readMoney(database: Database, currency: string, since: Date) {
  const { at, amount, fee, kind } = movements;
  const isCharge = sql`${kind} = 'charge'`;
  return database
    .select({
      day: dayOf(at),
      orders: sql`count(*) filter (where ${isCharge})`.mapWith(Number),
      charged: sql`coalesce(sum(${amount}) filter (where ${isCharge}), 0)`.mapWith(Number),
      returned: sql`coalesce(-sum(${amount}) filter (where not (${isCharge})), 0)`.mapWith(Number),
      fees: sql`coalesce(sum(${fee}) filter (where ${movements.feeCurrency} = ${currency}), 0)`.mapWith(
        Number,
      ),
    })
    .from(movements)
    .where(and(gte(at, since), eq(movements.currency, currency)))
    .groupBy(sql`1`);
}

function readCompleted(database: Database, since: Date) {
  const { completedAt, processingTime } = toytwins;
  const percentile = (share: number) =>
    sql<number | null>`percentile_cont(${sql.raw(String(share))}) within group (order by ${processingTime})`;
  return (
    database
      .select({ day: dayOf(completedAt), completed: count(), p50: percentile(0.5), p95: percentile(0.95) })
      .from(toytwins)
      // The tiers are named so that the index by tier and time serves.
      .where(and(inArray(toytwins.tier, tiers), gte(completedAt, since)))
      .groupBy(sql`1`)
  );
}

function readFailed(database: Database, since: Date) {
  return database
    .select({ day: dayOf(toytwins.createdAt), failed: count() })
    .from(toytwins)
    .where(and(eq(toytwins.status, 'failed'), gte(toytwins.createdAt, since)))
    .groupBy(sql`1`);
}
