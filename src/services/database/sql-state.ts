/** The codes of PostgreSQL's errors that the product answers itself. */
export const SQL_STATE = {
  unstorableText: '22021',
  foreignKeyViolation: '23503',
} as const;

/** Whether an error, or what caused it, is one of the database with this code. */
export function hasSqlState(error: unknown, state: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === state) return true;
  }
  return false;
}
