import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { photos } from '#features/photos/tables.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';

/** Writes `count` completed toy twins of one person straight into the table, one second apart. */
export async function fillGallery(database: Database, uid: string, count: number): Promise<void> {
  const photo = { id: randomUUID(), key: `images/${uid}/1-me.jpg` };
  await database.insert(photos).values({
    ...photo,
    uid,
    thumbnailKey: `images/${uid}/1-me-320.webp`,
    fileName: 'me.jpg',
    size: 100_000,
    width: 1280,
    height: 960,
  });
  await database.execute(sql`
    insert into ${toytwins} (id, uid, serial, photo_id, photo_key, title, template_id, prompt, tier, status, stage,
                             packaged_key, character_key, created_at, completed_at, processing_time)
    select id, ${uid}::text, serial, ${photo.id}::uuid, ${photo.key}::text, 'Action Figure Toy Twin', 'template1',
           'Space explorer with a guitar', 'premium', 'completed', 'done',
           'toytwins/' || ${uid}::text || '/' || id || '/1/packaged.png',
           'toytwins/' || ${uid}::text || '/' || id || '/1/character.png',
           date_trunc('milliseconds', now()) - make_interval(secs => ${count}::int - serial), now(), 9000
    from (select gen_random_uuid() as id, serial from generate_series(1, ${count}::int) as serial) as numbered`);
}
