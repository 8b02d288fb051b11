import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { ModerationConfig } from '#config/moderation.ts';
import { type Changes, follow } from '#services/database/follow.ts';
import type { Database } from '#services/database/index.ts';
import { createWordCheck, type WordCheck } from './check-words.ts';
import { createRefusalCount } from './count-refused.ts';
import type { Objection, RefusedWords, WordObjection } from './objection.ts';
import { createOpenAiModeration, type ModerationInput } from './openai-moderation.ts';
import type { OwnWord } from './own-words.ts';
import { ownWords } from './tables.ts';

/** Moderates a buyer's inputs before payment. */
export interface Moderation {
  /** Whether photos are sent to an external service. */
  sendsPhotos: boolean;
  /** What our own lists and words refuse: free, at once, and nothing is sent anywhere. */
  checkList(text: string): RefusedWords[];
  /** What the lists say with other words of our own: what a change of them would do. */
  withWords(words: readonly OwnWord[]): Pick<Moderation, 'checkList' | 'allows'>;
  /** Counts what was refused. `caller` is not stored: it tells that the same one asks again. */
  countRefused(caller: string, found: readonly RefusedWords[]): void;
  /** Whether words of our own allow a text as a whole. */
  allows(text: string): boolean;
  /**
   * All objections to a text.
   * @throws {ModerationDownError} if the provider does not answer.
   */
  checkWords(text: string): Promise<WordObjection[]>;
  /** Like `checkWords` for a photo (JPEG). `read` is called only if there is no cached verdict for `key`. */
  checkPhoto(key: string, read: () => Promise<Uint8Array>): Promise<Objection[]>;
  /** Reads our own words again: after a change of this process, so that its own answers are new. */
  readAgain(): Promise<void>;
  close(): Promise<void>;
}

/** Cache of verdicts, one hour each: a draft is checked when it is created and when it is paid. */
const REMEMBERED = { max: 2_000, ttl: 3_600_000 };

interface Needs {
  database: Database;
  changes: Changes;
  logger: Logger;
}

/** Opens the configured moderation; every process follows a change of our own words within ten seconds. */
export async function openModeration(
  { mode, openai }: ModerationConfig,
  { database, changes, logger }: Needs,
): Promise<Moderation> {
  const { check, compileOwn } = createWordCheck();
  const own = await follow({
    name: 'own words',
    read: async () => compileOwn(await database.select().from(ownWords)),
    changes,
    logger,
  });
  const refusals = createRefusalCount(database, logger);
  const isOff = mode === 'off';
  const checkList = (text: string) => (isOff ? [] : check(text, own.now()));
  return {
    checkList,
    countRefused: refusals.add,
    withWords(words) {
      const compiled = compileOwn(words);
      return { checkList: (text) => check(text, compiled), allows: compiled.allows };
    },
    allows: (text) => own.now().allows(text),
    ...(mode === 'openai' ? withProvider(openai, checkList) : withoutProvider(checkList)),
    readAgain: own.readAgain,
    async close() {
      await own.close();
      await refusals.close();
    },
  };
}

type ByMode = Pick<Moderation, 'sendsPhotos' | 'checkWords' | 'checkPhoto'>;

function withoutProvider(checkList: WordCheck['check']): ByMode {
  return {
    sendsPhotos: false,
    checkWords: async (text) => objectionsOf(checkList(text)),
    checkPhoto: async () => [],
  };
}

function withProvider(openai: ModerationConfig['openai'], checkList: WordCheck['check']): ByMode {
  const ask = createOpenAiModeration(openai);
  const verdicts = new LRUCache<string, Objection[]>(REMEMBERED);
  const remembered = async (key: string, read: () => Promise<ModerationInput>) => {
    const known = verdicts.get(key);
    if (known) return known;
    const objections = await ask(await read());
    verdicts.set(key, objections);
    return objections;
  };
  return {
    sendsPhotos: true,
    checkWords: async (text) => {
      // Our own list first: a text that it refuses is not sent to the provider.
      const listed = objectionsOf(checkList(text));
      return listed.length > 0 ? listed : remembered(`text ${hashOf(text)}`, async () => ({ text }));
    },
    checkPhoto: (key, read) => remembered(`photo ${key}`, async () => ({ jpeg: await read() })),
  };
}

const objectionsOf = (refused: readonly RefusedWords[]) => [
  ...new Set(refused.map(({ objection }) => objection)),
];

/** Hashed, so that no user's text stays in memory for an hour. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
