import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ModerationConfig } from '#config/moderation.ts';
import { assertNever } from '#shared/assert-never.ts';
import { createWordCheck } from './check-words.ts';
import type { Objection } from './objection.ts';
import { createOpenAiModeration, type Looked } from './openai-moderation.ts';

/** Looks at what a buyer gave before anybody pays. */
export interface Moderation {
  /** Whether the photo leaves this installation to be looked at. */
  sendsPhotos: boolean;
  /**
   * What speaks against these words; undefined when nothing does.
   * @throws {ModerationDownError} when the provider does not answer.
   */
  checkWords(text: string): Promise<Objection | undefined>;
  /** As `checkWords`, for a photo (JPEG); `read` is called only when nothing is known of `key`. */
  checkPhoto(key: string, read: () => Promise<Uint8Array>): Promise<Objection | undefined>;
}

/** Verdicts that one process remembers, each for an hour: a draft is looked at when it is made and when it is paid. */
const REMEMBERED = { max: 2_000, ttl: 3_600_000 };

/** The moderation of the configured mode. */
export function createModeration({ mode, openai }: ModerationConfig): Moderation {
  switch (mode) {
    case 'off':
      return { sendsPhotos: false, checkWords: async () => undefined, checkPhoto: async () => undefined };
    case 'words': {
      const check = createWordCheck();
      return {
        sendsPhotos: false,
        checkWords: async (text) => check(text),
        checkPhoto: async () => undefined,
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
  const verdicts = new LRUCache<string, { objection: Objection | undefined }>(REMEMBERED);
  const remembered = async (key: string, read: () => Promise<Looked>) => {
    const known = verdicts.get(key);
    if (known) return known.objection;
    const objection = await ask(await read());
    verdicts.set(key, { objection });
    return objection;
  };
  return {
    sendsPhotos: true,
    checkWords: async (text) =>
      // Our own list is asked first: what it refuses need not leave this installation.
      check(text) ?? remembered(`text ${hashOf(text)}`, async () => ({ text })),
    checkPhoto: (key, read) => remembered(`photo ${key}`, async () => ({ jpeg: await read() })),
  };
}

/** So that nobody's words stay in memory for an hour. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
