import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Validates a form with `schema`. Reads the values from the DOM fields, because some password managers fill
 * them without an event.
 */
export function formResolver<Form extends FieldValues>(schema: z.ZodMiniType<Form, Form>): Resolver<Form> {
  const check: Resolver<Form> = zodResolver(schema);
  return (heard, context, options) => {
    const fields = Object.values(options.fields).map((field) => field?.ref);
    const texts = fields.filter((field) => field instanceof HTMLInputElement && field.type !== 'checkbox');
    const filled = Object.fromEntries(texts.map(({ name, value }) => [name, value]));
    return check({ ...heard, ...filled }, context, options);
  };
}
