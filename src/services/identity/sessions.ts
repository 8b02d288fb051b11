import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { endSessions } from './disabled-users.ts';
import type { Sessions } from './identity.ts';
import { authSessions } from './tables.ts';

/** The sessions of the embedded identity. With a session its ID tokens end (see `findRevocation`). */
export function createSessions(database: Database): Sessions {
  return {
    list: (uid) =>
      database
        .select({
          id: authSessions.id,
          device: authSessions.userAgent,
          signedInAt: authSessions.createdAt,
          usedAt: authSessions.updatedAt,
        })
        .from(authSessions)
        .where(and(eq(authSessions.userId, uid), gt(authSessions.expiresAt, new Date())))
        .orderBy(desc(authSessions.updatedAt), desc(authSessions.createdAt))
        // Sessions from before devices were noted have none.
        .then((rows) => rows.map((row) => ({ ...row, device: row.device ?? 'A browser' }))),
    async end(uid, id) {
      const ended = await database
        .delete(authSessions)
        .where(and(eq(authSessions.userId, uid), eq(authSessions.id, id)))
        .returning({ id: authSessions.id });
      return ended.length > 0;
    },
    endAll: (uid) => endSessions(database, uid),
  };
}
