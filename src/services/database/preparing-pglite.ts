import { type ExecProtocolOptions, messages, protocol } from '@electric-sql/pglite';
import { LeanPGlite } from './lean-pglite.ts';
import { StatementNames } from './statement-names.ts';

/** First bytes of the messages of PostgreSQL's protocol that are about a statement. */
const PARSE = 'P'.charCodeAt(0);
const DESCRIBE = 'D'.charCodeAt(0);
const BIND = 'B'.charCodeAt(0);
/** Where the statement's name begins: after a byte and the length, and in Bind after the portal's empty name, too. */
const NAME_IN_PARSE = 5;
const NAME_IN_BIND = 6;
/** Describe says first what it is about: a statement, else a portal. */
const OF_STATEMENT = 'S'.charCodeAt(0);

type Answer = messages.BackendMessage[];

/** A statement that the database has read, and what it said of its parameters and columns. */
interface Statement {
  name: string;
  description?: Answer;
}

/**
 * The embedded database, which reads each statement once (decision 031). PGlite has all of them read, described and planned anew;
 * here each gets a name when it comes for the first time, and is only filled in from then on.
 */
export class PreparingPGlite extends LeanPGlite {
  readonly #names = new StatementNames();
  /** By name. */
  readonly #read = new Map<string, Statement>();
  /** What Describe and Bind are about: they follow their Parse, and no other statement comes in between. */
  #current: Statement | undefined;

  override async execProtocolStream(message: Uint8Array, options: ExecProtocolOptions = {}): Promise<Answer> {
    const ask = (named: Uint8Array) => super.execProtocolStream(named, options);
    if (message[0] === PARSE) return this.#parse(message, ask);
    const statement = this.#current;
    if (statement && message[0] === DESCRIBE) return answerDescribe(statement, message, ask);
    if (statement && message[0] === BIND) return this.#bind(statement, message, ask);
    return ask(message);
  }

  async #parse(message: Uint8Array, ask: Ask): Promise<Answer> {
    this.#current = undefined;
    const name = this.#names.of(textOf(message));
    if (!name) return ask(message);
    const known = this.#read.get(name);
    const answer = known ? [] : await ask(insert(name, message, NAME_IN_PARSE));
    this.#current = known ?? { name };
    this.#read.set(name, this.#current);
    return answer;
  }

  async #bind(statement: Statement, message: Uint8Array, ask: Ask): Promise<Answer> {
    try {
      return await ask(insert(statement.name, message, NAME_IN_BIND));
    } catch (error) {
      if (error instanceof messages.DatabaseError) this.#names.hear(error);
      throw error;
    }
  }
}

type Ask = (message: Uint8Array) => Promise<Answer>;

/** Columns are the same for a statement and for its portal: PGlite asks for everything as text. */
async function answerDescribe(statement: Statement, message: Uint8Array, ask: Ask): Promise<Answer> {
  if (message[NAME_IN_PARSE] === OF_STATEMENT) {
    statement.description ??= await ask(protocol.serialize.describe({ type: 'S', name: statement.name }));
  }
  // A copy: PGlite adds to what it gets.
  return statement.description ? [...statement.description] : ask(message);
}

/** All that Parse says: the words, and the parameters' types where they are given. */
function textOf(message: Uint8Array): string {
  return Buffer.from(message).toString('latin1', NAME_IN_PARSE + 1);
}

/** A message with a name where there was an empty one. */
function insert(name: string, message: Uint8Array, at: number): Uint8Array {
  const named = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)]);
  // The length counts itself and what follows, not the first byte.
  named.writeInt32BE(named.length - 1, 1);
  return named;
}
