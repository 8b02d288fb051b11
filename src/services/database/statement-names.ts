/**
 * What PostgreSQL says when a name means nothing any more: `feature_not_supported`, as the columns are of other types now, and
 * `invalid_sql_statement_name`, as somebody else closed it.
 */
const OUTDATED = ['0A000', '26000'];
/** What is planned: whatever makes tables, or begins and ends a transaction, is not, and mostly comes once. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;
/** Several statements at once, as the queue sends them, cannot have a name. */
const SEVERAL = /;\s*\S/;
/** More texts than the product has; each that gets a name takes some ten kilobytes of the database's memory, for each connection. */
const MOST = 500;

/** Names for the statements of one connection, by which the database knows them again (decision 025). */
export class StatementNames {
  readonly #names = new Map<string, string | undefined>();
  #given = 0;

  /** The name of a statement by its text: the same each time, or none when it can have none, or there are too many. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST || this.#names.has(text)) return known;
    const name = PLANNED.test(text) && !SEVERAL.test(text) ? `statement_${this.#given}` : undefined;
    this.#given += 1;
    this.#names.set(text, name);
    return name;
  }

  /** Hears of an error that PostgreSQL answered: if it may be about names, every statement gets another one from now on. */
  hear({ code }: { code?: string | undefined }): void {
    if (code && OUTDATED.includes(code)) this.#names.clear();
  }
}
