import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { audit } from '../../audit/tables.ts';

/** How long a person's data can be downloaded after an operator has said why, in milliseconds. */
const ALLOWED = 3_600_000;

/** Until when a person's data can be downloaded on the desk; null: an operator has to say why first. */
export async function findExportEnd(database: Database, uid: string): Promise<Date | null> {
  const [last] = await database
    .select({ at: audit.at })
    .from(audit)
    .where(and(eq(audit.person, uid), eq(audit.kind, 'person.export')))
    .orderBy(desc(audit.at))
    .limit(1);
  const end = last && new Date(last.at.getTime() + ALLOWED);
  return end && end > new Date() ? end : null;
}
