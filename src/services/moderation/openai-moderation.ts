import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { fetchWithoutRedirects } from '#shared/fetch-without-redirects.ts';
import { ModerationDownError, type Objection } from './objection.ts';

const MODEL = 'omni-moderation-latest';
const DEFAULT_BASE = 'https://api.openai.com/v1';
/** Time-out per answer in milliseconds; a user is waiting. */
const TIMEOUT = 8_000;
/** Pause before the only retry in milliseconds. */
const PAUSE = 500;

/** The moderated input: a text or a JPEG. */
export type ModerationInput = { text: string } | { jpeg: Uint8Array };

const answer = z.object({
  results: z.array(z.object({ categories: z.record(z.string(), z.boolean().nullable()) })).min(1),
});

/**
 * The provider's categories that we apply, most serious first. `violence`, `harassment` and `illicit` alone
 * are not among them: a knight with a sword and a rude joke about a friend are fine on a toy.
 */
const CATEGORIES: readonly (readonly [string, Objection])[] = [
  ['sexual/minors', 'minors'],
  ['sexual', 'sexual'],
  ['hate', 'hate'],
  ['hate/threatening', 'hate'],
  ['harassment/threatening', 'hate'],
  ['self-harm', 'self-harm'],
  ['self-harm/intent', 'self-harm'],
  ['self-harm/instructions', 'self-harm'],
  ['violence/graphic', 'violence'],
];

/** Calls OpenAI's moderation, which is free: all its objections that we apply, the most serious first. */
export function createOpenAiModeration({
  apiKey,
  baseUrl = DEFAULT_BASE,
}: {
  apiKey: string | undefined;
  baseUrl: string | undefined;
}): (looked: ModerationInput) => Promise<Objection[]> {
  const ask = async (looked: ModerationInput): Promise<Response> =>
    fetchWithoutRedirects(`${baseUrl.replace(/\/$/, '')}/moderations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: MODEL, input: [inputOf(looked)] }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  return async (looked) => {
    const response = await askTwice(() => ask(looked));
    const parsed = answer.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new ModerationDownError('Unexpected response from the moderation service');
    const categories = parsed.data.results.map((result) => result.categories);
    const applied = CATEGORIES.filter(([name]) => categories.some((found) => found[name]));
    return [...new Set(applied.map(([, objection]) => objection))];
  };
}

function inputOf(looked: ModerationInput) {
  if ('text' in looked) return { type: 'text', text: looked.text };
  const url = `data:image/jpeg;base64,${Buffer.from(looked.jpeg).toString('base64')}`;
  return { type: 'image_url', image_url: { url } };
}

/** Retries a busy, broken or unreachable service once. */
async function askTwice(ask: () => Promise<Response>): Promise<Response> {
  const first = await ask().catch(() => undefined);
  if (first?.ok) return first;
  if (first && first.status !== 429 && first.status < 500) throw downBecause(first.status);
  await delay(PAUSE);
  const second = await ask().catch(() => undefined);
  if (second?.ok) return second;
  throw downBecause(second?.status);
}

function downBecause(status: number | undefined): ModerationDownError {
  return new ModerationDownError(`The moderation answered ${status ?? 'nothing in time'}`);
}
