import { z } from 'zod';

/** A variable that is set to nothing is one that is not set. */
const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** A variable that may be absent. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsAbsent, schema.optional());

/** A variable with a default inside its schema. */
export const withDefault = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsAbsent, schema);

/** A password, token or key: never printed; `npm run doctor` shows it masked. */
export const secret = () => optional(z.string().min(1)).meta({ secret: true });

/** Whether a variable was declared as a {@link secret}. */
export const isSecret = (schema: z.ZodType): boolean => schema.meta()?.secret === true;
