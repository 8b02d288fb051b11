import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ModerationConfig } from '#config/moderation.ts';
import { assertNever } from '#shared/assert-never.ts';
import { createWordCheck } from './check-words.ts';
import type { Objection } from './objection.ts';
import { createOpenAiModeration, type ModerationInput } from './openai-moderation.ts';

/** Moderates a buyer's inputs before payment. */
export interface Moderation {
  /** Whether photos are sent to an external service. */
  sendsPhotos: boolean;
  /** All objections of our own word list: free, at once, and nothing is sent anywhere. */
  checkList(text: string): Objection[];
  /**
   * All objections to a text.
   * @throws {ModerationDownError} if the provider does not answer.
   */
  checkWords(text: string): Promise<Objection[]>;
  /** Like `checkWords` for a photo (JPEG). `read` is called only if there is no cached verdict for `key`. */
  checkPhoto(key: string, read: () => Promise<Uint8Array>): Promise<Objection[]>;
}

/** Cache of verdicts, one hour each: a draft is checked when it is created and when it is paid. */
const REMEMBERED = { max: 2_000, ttl: 3_600_000 };

/** Creates the configured moderation. */
export function createModeration({ mode, openai }: ModerationConfig): Moderation {
  switch (mode) {
    case 'off':
      return {
        sendsPhotos: false,
        checkList: () => [],
        checkWords: async () => [],
        checkPhoto: async () => [],
      };
    case 'words': {
      const check = createWordCheck();
      return {
        sendsPhotos: false,
        checkList: check,
        checkWords: async (text) => check(text),
        checkPhoto: async () => [],
      };
    }
    case 'openai':
      return withProvider(openai);
    default:
      return assertNever(mode);
  }
}

function withProvider(openai: ModerationConfig['openai']): Moderation {
  const check = createWordCheck();
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
    checkList: check,
    checkWords: async (text) => {
      // Our own list first: a text that it refuses is not sent to the provider.
      const listed = check(text);
      return listed.length > 0 ? listed : remembered(`text ${hashOf(text)}`, async () => ({ text }));
    },
    checkPhoto: (key, read) => remembered(`photo ${key}`, async () => ({ jpeg: await read() })),
  };
}

/** Hashed, so that no user's text stays in memory for an hour. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
