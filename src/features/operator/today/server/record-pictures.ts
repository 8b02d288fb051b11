import { sql } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { PictureEvent } from '#services/imaging/picture-log.ts';
import type { Services } from '#services/index.ts';
import { pictureDays } from '../tables.ts';

/** Adds each picture that this process has made to the figures of its day. */
export function recordPictures({ database, imaging, logger }: Services): void {
  imaging.onPicture((event) => {
    addPicture(database, event).catch((error: unknown) =>
      logger.warn({ err: error }, 'a picture is missing in the figures of the day'),
    );
  });
}

async function addPicture(database: Database, { engine, outcome, cents = 0 }: PictureEvent): Promise<void> {
  const made = outcome === 'made' ? 1 : 0;
  const day = new Date().toISOString().slice(0, 10);
  await database
    .insert(pictureDays)
    .values({ day, engine, made, failed: 1 - made, cents })
    .onConflictDoUpdate({
      target: [pictureDays.day, pictureDays.engine],
      set: {
        made: sql`${pictureDays.made} + excluded.made`,
        failed: sql`${pictureDays.failed} + excluded.failed`,
        cents: sql`${pictureDays.cents} + excluded.cents`,
      },
    });
}
