import { causesOf } from '#shared/causes.ts';

/**
 * Whether an error, or what caused it, is the database's refusal of a row by this constraint or unique index.
 * PostgreSQL names it in the error, on either database; the wording of the message differs with the server's language.
 */
export function violatesConstraint(error: unknown, name: string): boolean {
  return causesOf(error).some((cause) => 'constraint' in cause && cause.constraint === name);
}
