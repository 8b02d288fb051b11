import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Checks a form with `schema`. What stands in its fields counts, not what the page has heard of: some password managers
 * fill fields without an event.
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
