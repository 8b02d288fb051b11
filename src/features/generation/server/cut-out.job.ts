import { z } from 'zod';
import { type Cutouts, createCutouts } from '#features/toytwins/server/cutouts.ts';
import { cutoutKey, pictureKey } from '#features/toytwins/server/picture-files.ts';
import { CUT_OUT } from '#features/toytwins/server/queues.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import { AppError } from '#shared/errors.ts';
import { letPaidGoFirst } from './variation/let-paid-go-first.ts';

const jobData = z.object({ uid: z.string(), toytwinId: z.uuid(), version: z.int() });

/** Has a version's figure cut out, once nobody waits for what is paid. */
export async function sendCutOut(jobs: Jobs, { uid, id }: ToytwinRow, version: number): Promise<void> {
  const data: z.infer<typeof jobData> = { uid, toytwinId: id, version };
  await jobs.send(CUT_OUT, data, { singletonKey: `${id}/${version}` });
}

/** Works these jobs, one at a time: what is paid for has the other thread. */
export async function workCutOuts(services: Services): Promise<void> {
  const cutouts = createCutouts(services);
  await services.jobs.work(CUT_OUT, { localConcurrency: 1 }, async ({ data, signal }) => {
    const made = jobData.parse(data);
    await letPaidGoFirst(services, signal);
    await cutOutFigure(services, cutouts, made);
  });
}

async function cutOutFigure(
  { storage }: Pick<Services, 'storage'>,
  cutouts: Cutouts,
  { version, ...owner }: z.infer<typeof jobData>,
): Promise<void> {
  const packaged = pictureKey(owner, version, 'packaged');
  // It was not paid for, or deleted.
  if (!(await storage.exists(packaged))) return;
  try {
    await cutouts.make(cutoutKey(packaged));
  } catch (error) {
    // Its photo was erased, or it was deleted meanwhile.
    if (!(error instanceof AppError)) throw error;
  }
}
