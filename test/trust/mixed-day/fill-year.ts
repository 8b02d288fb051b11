import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';

/** How much has happened in a year. */
export interface Year {
  accounts: number;
  toytwins: number;
}

/**
 * Writes a year of business straight into the tables of PostgreSQL, as it stands after the retention jobs have done their
 * work: accounts with their sign-ins, photos (erased a month after their toy twin), toy twins and their versions, orders of
 * every status, mails. Ids are made of numbers, so that rows refer to each other without being looked up.
 */
export async function fillYear(database: Database, year: Year): Promise<void> {
  await database.transaction(async (transaction) => {
    // References are right by construction; looking each of them up takes longer than writing the rows.
    await transaction.execute(sql`set local session_replication_role = replica`);
    for (const statement of [...people(year), ...goods(year), ...payments(year)]) {
      await transaction.execute(statement);
    }
  });
  // What PostgreSQL's own housekeeping does in the course of a year.
  await database.execute(sql`vacuum analyze`);
}

const id = (kind: string, number: SQL) => sql`md5(${sql.raw(`'${kind}'`)} || ${number})::uuid`;
const n = sql.raw('n');
const uidOf = (year: Year) => sql`'uid-' || n % ${sql.raw(String(year.accounts))}`;
const createdAt = (count: number) =>
  sql`date_trunc('milliseconds', now() - interval '1 hour' - n::float8 / ${sql.raw(String(count))} * interval '365 days')`;
const numbers = (count: number) => sql`generate_series(1, ${sql.raw(String(count))}) as n`;
/** The status of the nth toy twin: drafts live for a week. */
const status = (count: number) => sql`case when n % 100 < 3 then 'cancelled' when n % 100 < 5 then 'failed'
  when n % 100 < 40 and n < ${sql.raw(String(Math.floor((count * 7) / 365)))} then 'draft' else 'completed' end`;

function people({ accounts }: Year): SQL[] {
  const uid = sql`'uid-' || n`;
  const email = sql`'user-' || n || '@example.com'`;
  return [
    sql`insert into users (uid, email, display_name, confirmed_age, agreed_to_terms_at, created_at)
      select ${uid}, ${email}, 'Robin Example', 13, ${createdAt(accounts)}, ${createdAt(accounts)}
      from ${numbers(accounts)}`,
    sql`insert into auth_users (id, name, email, email_verified, created_at, updated_at)
      select ${uid}, 'Robin Example', ${email}, n % 2 = 0, ${createdAt(accounts)}, now() from ${numbers(accounts)}`,
    sql`insert into auth_accounts (id, user_id, account_id, provider_id, password)
      select ${id('account', n)}::text, ${uid}, ${uid}, 'credential', repeat('x', 160) from ${numbers(accounts)}`,
    sql`insert into auth_sessions (id, user_id, token, expires_at, ip_address, user_agent)
      select ${id('session', n)}::text, ${uid}, ${id('token', n)}::text, now() + interval '3 days', '10.0.0.1',
        'Mozilla/5.0' from ${numbers(accounts)}`,
    sql`insert into rate_limits (key, points, expire)
      select 'upload:' || ${id('place', n)}, 3, now() + interval '1 day' from ${numbers(accounts)}`,
  ];
}

function goods(year: Year): SQL[] {
  const { toytwins } = year;
  const folder = sql`'toytwins/' || uid || '/' || id || '/'`;
  return [
    sql`insert into photos (id, uid, key, thumbnail_key, file_name, size, width, height, created_at, erased_at)
      select ${id('photo', n)}, ${uidOf(year)}, 'images/' || n || '.jpg', 'images/' || n || '-320.webp', 'me.jpg',
        100000, 1280, 960, at, case when at < now() - interval '30 days' then at + interval '30 days' end
      from (select n, ${createdAt(toytwins)} as at from ${numbers(toytwins)}) as numbered`,
    sql`insert into toytwins (id, uid, serial, photo_id, photo_key, title, template_id, prompt, tier, status, stage,
        packaged_key, character_key, order_id, created_at, queued_at, completed_at, processing_time)
      select id, uid, serial, photo, case when at > now() - interval '30 days' then 'images/' || n || '.jpg' end,
        'Action Figure Toy Twin', 'template1', 'Space explorer with a guitar', tier, status,
        case when status = 'completed' then 'done' else 'waiting' end,
        case when status = 'completed' then ${folder} || '1/packaged.png' end,
        case when status = 'completed' and tier = 'premium' then ${folder} || '1/character.png' end,
        case when status <> 'draft' then paid end, at, at, case when status = 'completed' then at end, 9000
      from (select n, ${id('toytwin', n)} as id, ${uidOf(year)} as uid, ${id('photo', n)} as photo,
          ${id('order', n)} as paid, 1000000 - n / ${sql.raw(String(year.accounts))} as serial,
          case when n % 3 = 0 then 'premium' else 'basic' end as tier, ${status(toytwins)} as status,
          ${createdAt(toytwins)} as at from ${numbers(toytwins)}) as numbered`,
    // The one that was paid for, and the second variation.
    sql`insert into versions (id, toytwin_id, order_id, number, engine, variation_status, title, prompt, seed,
        packaged_key, character_key, created_at)
      select md5('version' || id || number)::uuid, id, case number when 1 then order_id end, number, 'studio',
        case number when 2 then 'done' end, title, prompt, 1, ${folder} || number || '/packaged.png',
        case when tier = 'premium' then ${folder} || number || '/character.png' end, created_at
      from toytwins cross join generate_series(1, 2) as number where status = 'completed' and uid like 'uid-%'`,
  ];
}

function payments({ toytwins }: Year): SQL[] {
  const columns = sql`id, uid, toytwin_id, title, purpose, tier, amount, currency, status, session_id, payment_intent_id,
    reason, created_at, expires_at, authorized_at, captured_at, released_at`;
  const paid = sql`'Action Figure Toy Twin', 'toytwin', tier, 199, 'usd'`;
  return [
    sql`insert into orders (${columns})
      select order_id, uid, id, ${paid}, case status when 'completed' then 'captured' else 'released' end,
        'cs_' || order_id, 'pi_' || order_id, case when status <> 'completed' then 'processing_failed' end, created_at,
        created_at + interval '1 hour', created_at, completed_at, case when status <> 'completed' then created_at end
      from toytwins where order_id is not null and uid like 'uid-%'`,
    // Of every fifth one an earlier page had expired.
    sql`insert into orders (${columns})
      select md5('expired' || id)::uuid, uid, id, ${paid}, 'expired', 'cs_e' || id, null, 'page_expired',
        created_at - interval '2 hours', created_at - interval '1 hour', null, null, null
      from toytwins where serial % 5 = 0 and uid like 'uid-%'`,
    // Some bought premium later; of a few of them it could not be made.
    sql`insert into orders (${columns})
      select md5('upgrade' || id)::uuid, uid, id, 'Action Figure Toy Twin', 'upgrade', 'premium', 300, 'usd',
        case when serial % 2 = 0 then 'released' else 'captured' end, 'cs_u' || id, 'pi_u' || id,
        case when serial % 2 = 0 then 'processing_failed' end, created_at, created_at, created_at, created_at, created_at
      from toytwins where status = 'completed' and ('x' || left(id::text, 2))::bit(8)::int < 5 and uid like 'uid-%'`,
    sql`insert into emails (order_id, kind, outcome, at)
      select id, kind, 'sent', created_at from orders cross join (values ('receipt'), ('ready')) as kinds (kind)
      where status = 'captured' and purpose = 'toytwin'`,
    sql`insert into payment_events (id, type, received_at)
      select 'evt_' || n, 'charge.captured', now() - n::float8 / ${sql.raw(String(toytwins))} * interval '30 days'
      from ${numbers(Math.floor(toytwins / 4))}`,
  ];
}
