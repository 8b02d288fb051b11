import * as z from 'zod/mini';

/** Named values that say something on their own: an object without objects in it. */
export type FlatValues = Record<string, string | number | boolean | null>;

/** Schema of {@link FlatValues}. Not a record of a union: every page would carry the code of both for the desk's sake. */
export const flatValues = z.custom<FlatValues>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (inner) => inner === null || ['string', 'number', 'boolean'].includes(typeof inner),
    ),
);
