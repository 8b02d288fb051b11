import { and, eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Caller } from '#services/identity/index.ts';
import { CONFIRMED_MINUTES, type OperatorSelf } from '../contract.ts';
import { operatorConfirmations, operators } from '../tables.ts';

/** A signed-in person who may use the desk. */
export interface Operator extends Caller {
  /** Until when this sign-in may change money and people; null: it has to be confirmed first. */
  confirmedUntil: Date | null;
}

/** The operator who calls; undefined for anybody else. */
export async function findOperator(database: Database, caller: Caller): Promise<Operator | undefined> {
  const [found] = await database
    .select({ email: users.email, confirmedAt: operatorConfirmations.confirmedAt })
    .from(operators)
    .innerJoin(users, eq(users.uid, operators.uid))
    .leftJoin(
      operatorConfirmations,
      and(eq(operatorConfirmations.uid, operators.uid), eq(operatorConfirmations.session, caller.session)),
    )
    .where(eq(operators.uid, caller.uid));
  return found && { ...caller, email: found.email, confirmedUntil: stillConfirmed(found.confirmedAt) };
}

/** Notes that the operator has confirmed who they are. @returns until when that counts. */
export async function noteConfirmation(database: Database, { uid, session }: Caller): Promise<Date> {
  const confirmedAt = new Date();
  await database
    .insert(operatorConfirmations)
    .values({ uid, session, confirmedAt })
    .onConflictDoUpdate({
      target: [operatorConfirmations.uid, operatorConfirmations.session],
      set: { confirmedAt },
    });
  return endOf(confirmedAt);
}

/** What the desk shows of the operator. */
export function presentOperator({ email, confirmedUntil }: Operator): OperatorSelf {
  return { email, confirmedUntil: confirmedUntil?.toISOString() ?? null };
}

function stillConfirmed(confirmedAt: Date | null): Date | null {
  const end = confirmedAt && endOf(confirmedAt);
  return end && end > new Date() ? end : null;
}

const endOf = (confirmedAt: Date) => new Date(confirmedAt.getTime() + CONFIRMED_MINUTES * 60_000);
