import { z } from 'zod';
import { imagingVariables } from './imaging.ts';
import { optional } from './variable.ts';

/** What looks at words and photos before anybody pays. */
export const moderationVariables = {
  /** `off`, our own word list, or the list and then OpenAI's moderation of words and photo. */
  MODERATION: optional(z.enum(['off', 'words', 'openai'])),
};

const variables = z.object({ ...imagingVariables, ...moderationVariables });

/** What looks at words and photos before anybody pays. */
export interface ModerationConfig {
  mode: 'off' | 'words' | 'openai';
  /** The provider's, used in the mode `openai` only. */
  openai: { apiKey: string | undefined; baseUrl: string | undefined };
}

/** Whoever has OpenAI make the pictures has it look at words and photo first, unless told otherwise. */
export function readModeration(values: z.infer<typeof variables>): ModerationConfig {
  return {
    mode: moderationMode(values),
    openai: { apiKey: values.OPENAI_API_KEY, baseUrl: values.OPENAI_BASE_URL },
  };
}

/** The configured mode, or the one that goes with the image engine. */
export function moderationMode(
  values: Pick<z.infer<typeof variables>, 'MODERATION' | 'IMAGE_ENGINE'>,
): ModerationConfig['mode'] {
  return values.MODERATION ?? (values.IMAGE_ENGINE === 'openai' ? 'openai' : 'words');
}
