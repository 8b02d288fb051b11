import type { Measure } from '../row.ts';
import { measureLandingRequests } from './landing-requests.ts';

/** Every row of the table, in its order; `npm run bench -- NAME` runs those whose names begin with NAME. */
export const measures: Record<string, Measure> = {
  'landing-requests': measureLandingRequests,
};
