import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import type { RunningApp } from './app.ts';
import { type DraftOptions, payNew } from './order.ts';
import type { Person } from './person.ts';

/** Creates, pays and completes a toy twin in an app without workers. */
export async function finishToytwin(
  { app, services }: RunningApp,
  person: Person,
  options: DraftOptions = {},
): Promise<Toytwin> {
  const ids = await payNew(app, person, options);
  await generateToytwin(services, ids, new AbortController().signal);
  return person.get(toytwin, `/api/toytwins/${ids.toytwinId}`);
}
