import { z } from 'zod';

/**
 * The value alone: blanks and line breaks around it come from files and pipes. What is set to nothing is not set.
 * Quotes belong to the shell; `docker run --env-file` hands them on, and a key with quotes around is another key.
 */
const bare = (value: unknown, context: z.RefinementCtx) => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (!/^(["'`]).*\1$/s.test(text)) return text || undefined;
  context.addIssue('must stand without quotes around it');
  return text.slice(1, -1);
};

/** A variable that may be absent. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(bare, schema.optional());

/** A variable with a default inside its schema. */
export const withDefault = <T extends z.ZodType>(schema: T) => z.preprocess(bare, schema);

/** The address of a service that is spoken to over HTTP. */
export const webAddress = () =>
  z.url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' });

/** A password, token or key: never printed; `npm run doctor` shows it masked. */
export const secret = () => optional(z.string().min(1)).meta({ secret: true });

/** Whether a variable was declared as a {@link secret}. */
export const isSecret = (schema: z.ZodType): boolean => schema.meta()?.secret === true;
