/** The loggable part of an error. */
export interface DescribedError {
  type: string;
  message: string;
  stack: string | undefined;
  code?: string | number;
  status?: number;
  cause?: DescribedError;
}

/** Maximum depth of nested causes. */
const DEEPEST = 4;

/**
 * Describes an error with an allow-list of fields: vendors' errors contain the whole request with photo and
 * key, and database errors the statement's values.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: undefined };
  const message = withoutValues(error.message);
  return {
    type: error.name,
    message,
    stack: error.stack && withoutValues(error.stack.replace(error.message, () => message)),
    ...('code' in error && isPlain(error.code) && { code: error.code }),
    ...('statusCode' in error && typeof error.statusCode === 'number' && { status: error.statusCode }),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Drizzle appends the values of a failed statement. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
