import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { SwitchName, SwitchValues } from './definitions.ts';
import { switches } from './tables.ts';

/** Sets a switch. Every process follows when the transaction is committed. */
export async function setSwitch<Name extends SwitchName>(
  transaction: Database,
  name: Name,
  value: SwitchValues[Name],
  changedBy: string,
): Promise<void> {
  const change = { value, changedBy, changedAt: new Date() };
  await transaction
    .insert(switches)
    .values({ name, ...change })
    .onConflictDoUpdate({ target: switches.name, set: change });
}

/** Lets configuration decide again. */
export async function resetSwitch(transaction: Database, name: SwitchName): Promise<void> {
  await transaction.delete(switches).where(eq(switches.name, name));
}
