/** More than the product has; each takes some ten kilobytes of the database's memory, for each connection. */
const MOST = 500;

/** Names for the statements of one connection, by which the database knows them again (decision 031). */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #given = 0;

  /** The name of a statement by its text: the same each time, or none when there are too many. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST) return known;
    const name = `statement_${this.#given}`;
    this.#given += 1;
    this.#names.set(text, name);
    return name;
  }

  /** From now on every statement gets another name. */
  forget(): void {
    this.#names.clear();
  }
}
