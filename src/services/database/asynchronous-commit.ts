import { type SQL, sql } from 'drizzle-orm';

/**
 * A condition that always holds, and has PostgreSQL answer before the statement is on its disk (decision 032): for what is made good by
 * trying again. It is there at the latest when the next statement without this condition is, by anybody: PostgreSQL writes in order.
 */
export const asynchronousCommit: SQL = sql`set_config('synchronous_commit', 'off', true) = 'off'`;
