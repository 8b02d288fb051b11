import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { AppError } from '#shared/errors.ts';
import { operators } from '../tables.ts';

/**
 * Nobody loses the desk, or the account that opens it, by a press on the desk.
 * @throws {AppError} `conflict` if the person is an operator.
 */
export async function refuseOperator(database: Database, uid: string): Promise<void> {
  if ((await database.$count(operators, eq(operators.uid, uid))) === 0) return;
  throw new AppError(
    'conflict',
    'This person is an operator. Remove them from the operators first, with the command on the server.',
  );
}
