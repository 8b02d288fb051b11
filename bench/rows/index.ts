import type { Measure } from '../row.ts';
import { measureDepthOnPglite, measureDepthOnPostgres } from './gallery-depth.ts';
import { measureGalleryOnPglite, measureGalleryOnPostgres } from './gallery-list.ts';
import { measureLandingLighthouse } from './landing-lighthouse.ts';
import { measureLandingRequests } from './landing-requests.ts';
import { measureLandingWeight } from './landing-weight.ts';
import { measureThumbnails } from './thumbnails.ts';

/** Every row of the table, in its order; `npm run bench -- NAME` runs those whose names begin with NAME. */
export const measures: Record<string, Measure> = {
  'landing-weight': measureLandingWeight,
  'landing-lighthouse': measureLandingLighthouse,
  'landing-requests': measureLandingRequests,
  thumbnails: measureThumbnails,
  'gallery-list-pglite': measureGalleryOnPglite,
  'gallery-list-postgres': measureGalleryOnPostgres,
  'gallery-depth-pglite': measureDepthOnPglite,
  'gallery-depth-postgres': measureDepthOnPostgres,
};
