import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Progress, Stage, Tier } from '#features/toytwins/contract.ts';
import { presentFailure } from '#features/toytwins/server/present-failure.ts';
import { type ToytwinRow, toytwins, versions } from '#features/toytwins/tables.ts';
import { withEngine } from '#services/imaging/with-engine.ts';
import type { Services } from '#services/index.ts';

/** How many of the latest toy twins the expected time is calculated from. */
const SAMPLE_SIZE = 20;

const plans: Record<Tier, Stage[]> = {
  basic: ['waiting', 'describing', 'packaging', 'charging', 'done'],
  premium: ['waiting', 'describing', 'packaging', 'character', 'charging', 'done'],
};

/** How far a toy twin is. The expected time is the median of the latest ones of its tier by the same engine. */
export async function readProgress(
  { database, switches, ...services }: Pick<Services, 'database' | 'imaging' | 'switches'>,
  row: ToytwinRow,
): Promise<Progress> {
  const imaging = await withEngine(services.imaging, switches.read(`engine.${row.tier}`));
  const latest = database
    .select({ time: toytwins.processingTime, orderId: toytwins.orderId })
    .from(toytwins)
    .where(and(eq(toytwins.tier, row.tier), isNotNull(toytwins.completedAt)))
    .orderBy(desc(toytwins.completedAt))
    .limit(SAMPLE_SIZE)
    .as('latest');
  const [median] = await database
    .select({ time: sql<number | null>`percentile_cont(0.5) within group (order by ${latest.time})` })
    .from(latest)
    // Other engines take other times.
    .innerJoin(versions, and(eq(versions.orderId, latest.orderId), eq(versions.engine, imaging.engine)));
  const end = row.completedAt ?? new Date();
  return {
    status: row.status,
    stage: row.stage,
    elapsed: row.queuedAt ? Math.max(0, end.getTime() - row.queuedAt.getTime()) : 0,
    expected: Math.round(Number(median?.time ?? imaging.usualTime[row.tier])),
    plan: plans[row.tier].filter(
      (stage) => stage !== 'describing' || imaging.visionModel || row.stage === stage,
    ),
    ...presentFailure(row.failureReason),
  };
}
