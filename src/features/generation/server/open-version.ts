import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { nextVersionNumber } from '#features/toytwins/server/next-version-number.ts';
import { type ToytwinRow, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/** The version that this order pays for: the one that an earlier attempt opened, or a new one. */
export async function openVersion(
  { database, switches }: Pick<Services, 'database' | 'switches'>,
  toytwin: ToytwinRow,
  orderId: string,
): Promise<VersionRow> {
  const [opened] = await database
    .insert(versions)
    .values({
      id: randomUUID(),
      toytwinId: toytwin.id,
      orderId,
      number: nextVersionNumber(database, toytwin.id),
      engine: switches.read(`engine.${toytwin.tier}`),
      createdAt: new Date(),
    })
    .onConflictDoNothing({ target: versions.orderId })
    .returning();
  if (opened) return opened;
  const [version] = await database.select().from(versions).where(eq(versions.orderId, orderId));
  if (!version) throw new Error('The version row could not be stored');
  return version;
}
