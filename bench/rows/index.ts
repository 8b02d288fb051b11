import type { Measure } from '../row.ts';
import { measureAppPages } from './app-pages.ts';
import { measureDepthOnPglite, measureDepthOnPostgres } from './gallery-depth.ts';
import { measureGalleryOnPglite, measureGalleryOnPostgres } from './gallery-list.ts';
import { measureJobOverhead } from './job-overhead.ts';
import { measureLandingLighthouse } from './landing-lighthouse.ts';
import { measureLandingRequests } from './landing-requests.ts';
import { measureLandingWeight } from './landing-weight.ts';
import { measureLoadOnPglite, measureLoadOnPostgres } from './load.ts';
import { measureNoise } from './noise.ts';
import { measureStartTime } from './start-time.ts';
import { measureStudioMemory, measureStudioSpeed } from './studio.ts';
import { measureStudioLatency } from './studio-latency.ts';
import { measureStudioTime } from './studio-time.ts';
import { measureThumbnails } from './thumbnails.ts';
import { measureUpload } from './upload.ts';

/** Every row of the table, in its order; `npm run bench -- NAME` runs those whose names begin with NAME. */
export const measures: Record<string, Measure> = {
  noise: measureNoise,
  'landing-weight': measureLandingWeight,
  'landing-lighthouse': measureLandingLighthouse,
  'landing-requests': measureLandingRequests,
  thumbnails: measureThumbnails,
  'gallery-list-pglite': measureGalleryOnPglite,
  'gallery-list-postgres': measureGalleryOnPostgres,
  'gallery-depth-pglite': measureDepthOnPglite,
  'gallery-depth-postgres': measureDepthOnPostgres,
  upload: measureUpload,
  'job-overhead': measureJobOverhead,
  'app-pages': measureAppPages,
  'start-time': measureStartTime,
  'studio-speed': measureStudioSpeed,
  'studio-memory': measureStudioMemory,
  'studio-latency': measureStudioLatency,
  'studio-time': measureStudioTime,
  'load-pglite': measureLoadOnPglite,
  'load-postgres': measureLoadOnPostgres,
};
