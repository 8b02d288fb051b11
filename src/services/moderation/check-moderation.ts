import type { Config } from '#config.ts';
import { assertNever } from '#shared/assert-never.ts';
import { createOpenAiModeration } from './openai-moderation.ts';
import { LANGUAGES } from './words/languages.ts';

/**
 * Checks the moderation service with harmless text, which is free.
 * @returns a detail for the report.
 * @throws {Error} with the problem and its remedy.
 */
export async function checkModeration({ moderation }: Config): Promise<string> {
  const lists = LANGUAGES.flatMap(({ refused, sentences }) => [
    ...Object.values(refused).flatMap((list) => list.split(', ')),
    ...Object.values(sentences).flat(),
  ]);
  const listed = `${lists.length} words and sentences in ${LANGUAGES.length} languages`;
  switch (moderation.mode) {
    case 'off':
      return 'off: nothing is checked before payment';
    case 'words':
      return `our own list of ${listed}; photos are not checked`;
    case 'openai': {
      const objections = await createOpenAiModeration(moderation.openai)({
        text: 'A chef with a tall white hat',
      }).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(
          `${reason}; check OPENAI_API_KEY, OPENAI_BASE_URL and the network. Nobody can order until it works`,
        );
      });
      if (objections.length > 0)
        throw new Error(
          'The moderation service refuses “A chef with a tall white hat”; check OPENAI_BASE_URL',
        );
      return `our own list of ${listed}, then OpenAI's moderation of words and photos`;
    }
    default:
      return assertNever(moderation.mode);
  }
}
