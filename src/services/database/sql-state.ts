import { causesOf } from '#shared/causes.ts';

/** Codes of the PostgreSQL errors that the product handles itself. */
export const SQL_STATE = {
  unstorableText: '22021',
  diskFull: '53100',
  tooManyConnections: '53300',
  foreignKeyViolation: '23503',
  lockNotAvailable: '55P03',
} as const;

/** Whether an error, or what caused it, is one of the database with this code. */
export function hasSqlState(error: unknown, state: string): boolean {
  return causesOf(error).some((cause) => 'code' in cause && cause.code === state);
}
