import pg from 'pg';

type Answer = (error: Error | null, result?: pg.QueryResult) => void;

/**
 * A connection to PostgreSQL that keeps nothing of a statement in memory (decision 030). node-postgres's own promises and
 * time limit assign a function to the statement for each; V8 makes such a function an old object at once, and that keeps the
 * statement and its rows until the whole heap is collected. Both are ours here, and the rest is node-postgres.
 */
export class LeanClient extends pg.Client {
  /** Milliseconds; 0 for as long as it takes. */
  readonly #answerWithin: number;

  constructor({ query_timeout = 0, ...settings }: pg.ClientConfig = {}) {
    super(settings);
    this.#answerWithin = query_timeout;
  }

  /**
   * As node-postgres takes it: with values or without, answered by a promise or to a function. Its declaration has a form for each;
   * `never` is the one answer that fits them all.
   */
  override query(statement: string | pg.QueryConfig | pg.Submittable, ...given: unknown[]): never {
    if (isSubmittable(statement)) return super.query(statement) as never;
    const values = Array.isArray(given[0]) ? given[0] : undefined;
    const answer = given.find(isAnswer);
    if (answer) return this.#ask(statement, values, answer) as never;
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult | undefined>();
    this.#ask(statement, values, (error, result) => (error ? reject(error) : resolve(result)));
    return promise as never;
  }

  /** Who has given up is not told a second time. Their connection cannot be used again: the pool closes it. */
  #ask(statement: string | pg.QueryConfig, values: unknown[] | undefined, answer: Answer): void {
    let isOver = false;
    const giveUp = () => {
      isOver = true;
      answer(new Error('Query read timeout'));
    };
    const patience = this.#answerWithin > 0 ? setTimeout(giveUp, this.#answerWithin) : undefined;
    this.#submit(statement, values, (error, result) => {
      clearTimeout(patience);
      if (!isOver) answer(error, result);
    });
  }

  #submit(statement: string | pg.QueryConfig, values: unknown[] | undefined, answer: Answer): void {
    const config = typeof statement === 'string' ? { text: statement } : statement;
    // A copy: node-postgres writes into what it is given, and others use theirs again.
    super.query({ ...config, ...(values && { values }) }, answer);
  }
}

function isSubmittable(statement: object | string): statement is pg.Submittable {
  return typeof statement === 'object' && 'submit' in statement;
}

function isAnswer(given: unknown): given is Answer {
  return typeof given === 'function';
}
