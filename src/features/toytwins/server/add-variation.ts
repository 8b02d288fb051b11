import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Design } from '#features/designs/contract.ts';
import { readDesign } from '#features/designs/server/read-design.ts';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import { toytwins, type VersionRow, versions } from '../tables.ts';
import { nextVersionNumber } from './next-version-number.ts';
import { VARY_TOYTWIN } from './queues.ts';
import { recordInputs } from './record-inputs.ts';
import { seedOfVersion } from './seed-of-version.ts';

/**
 * Adds the second variation of a version that was just paid for, and sends its job: the same words, design and seed, with
 * everything else that chance decides (decision 012).
 */
export async function addVariation(jobs: Jobs, transaction: Database, paid: VersionRow): Promise<void> {
  const { toytwinId, engine } = paid;
  const [toytwin] = await transaction.select().from(toytwins).where(eq(toytwins.id, toytwinId));
  if (!toytwin) return;
  await recordInputs(transaction, toytwin);
  const { title, prompt } = toytwin;
  const id = randomUUID();
  await transaction.insert(versions).values({
    ...{ id, toytwinId, engine, title, prompt },
    number: nextVersionNumber(transaction, toytwinId),
    variationStatus: 'waiting',
    design: otherVariation(readDesign(toytwin.design)),
    seed: seedOfVersion(toytwin, paid.number),
    createdAt: new Date(),
  });
  await jobs.send(VARY_TOYTWIN, { versionId: id }, { transaction, singletonKey: id });
}

/** The design of the first variation for the second, and the other way round. */
function otherVariation({ variation, ...design }: Design): Design {
  return variation ? design : { ...design, variation: 2 };
}
