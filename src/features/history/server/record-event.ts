import type { Database } from '#services/database/index.ts';
import type { EventDetails, ToldKind } from '../contract.ts';
import { history } from '../tables.ts';

/** What is to be remembered of a toy twin or one of its orders. */
export interface Told {
  toytwinId: string;
  orderId?: string | null;
  kind: ToldKind;
  /** Small, and without personal data. */
  details?: EventDetails;
  /** Names what happened, so that it is recorded once, however often it is told. */
  source?: string;
}

/** Remembers what happened; within a transaction only if that commits. */
export async function recordEvent(database: Database, told: Told): Promise<void> {
  await database.insert(history).values(told).onConflictDoNothing({ target: history.source });
}
