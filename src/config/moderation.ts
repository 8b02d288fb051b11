import { z } from 'zod';
import { imagingVariables } from './imaging.ts';
import { optional } from './variable.ts';

/** Moderation of texts and photos before payment. */
export const moderationVariables = {
  /** `off`, our own word list, or the word list followed by OpenAI's moderation of text and photo. */
  MODERATION: optional(z.enum(['off', 'words', 'openai'])),
};

const variables = z.object({ ...imagingVariables, ...moderationVariables });

/** Moderation of texts and photos before payment. */
export interface ModerationConfig {
  mode: 'off' | 'words' | 'openai';
  /** Used in the mode `openai` only. */
  openai: { apiKey: string | undefined; baseUrl: string | undefined };
}

/**
 * Moderation configuration from validated variables. With OpenAI as the image engine, OpenAI also moderates
 * by default.
 */
export function readModeration(values: z.infer<typeof variables>): ModerationConfig {
  return {
    mode: moderationMode(values),
    openai: { apiKey: values.OPENAI_API_KEY, baseUrl: values.OPENAI_BASE_URL },
  };
}

/** The configured mode, or the default for the image engine. */
export function moderationMode(
  values: Pick<z.infer<typeof variables>, 'MODERATION' | 'IMAGE_ENGINE'>,
): ModerationConfig['mode'] {
  return values.MODERATION ?? (values.IMAGE_ENGINE === 'openai' ? 'openai' : 'words');
}
