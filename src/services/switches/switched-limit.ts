import type { Services } from '#services/index.ts';
import { createLimit, type Limit } from '#services/limits/index.ts';
import { LIMITS, type LimitName } from './definitions.ts';

/** Creates a limit whose points an operator may change while the product runs. */
export function createSwitchedLimit(
  { database, switches }: Pick<Services, 'database' | 'switches'>,
  name: LimitName,
): Limit {
  const { seconds } = LIMITS[name];
  return createLimit(database, { name, seconds, points: () => switches.read(`limit.${name}`) });
}
