import { eq } from 'drizzle-orm';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { toytwins } from '../tables.ts';
import { readToytwin } from './read-toytwin.ts';

/** Stars a toy twin of the caller, so that they find it again, or takes the star away. @throws as `readToytwin`. */
export async function starToytwin(
  services: Pick<Services, 'database'>,
  caller: Caller,
  id: string,
  isStarred: boolean,
): Promise<void> {
  const toytwin = await readToytwin(services, caller, id);
  await services.database.update(toytwins).set({ isStarred }).where(eq(toytwins.id, toytwin.id));
}
