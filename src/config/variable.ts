import { z } from 'zod';

/**
 * Trims whitespace, which files and pipes may add, and treats an empty value as unset. Refuses quotes around
 * a value: they belong to the shell, but `docker run --env-file` passes them on.
 */
const bare = (value: unknown, context: z.RefinementCtx) => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (!/^(["'`]).*\1$/s.test(text)) return text || undefined;
  context.addIssue('must not be wrapped in quotes');
  return text.slice(1, -1);
};

/** An optional variable. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(bare, schema.optional());

/** A variable with a default in its schema. */
export const withDefault = <T extends z.ZodType>(schema: T) => z.preprocess(bare, schema);

/** The URL of an HTTP service. */
export const webAddress = () =>
  z.url({ protocol: /^https?$/, error: 'must be a URL that starts with https:// or http://' });

/** A password, token or key: never printed; `npm run doctor` shows it masked. */
export const secret = () => optional(z.string().min(1)).meta({ secret: true });

/** Whether a variable was declared as a {@link secret}. */
export const isSecret = (schema: z.ZodType): boolean => schema.meta()?.secret === true;
