/** What the log says of an error. */
export interface DescribedError {
  type: string;
  message: string;
  stack: string | undefined;
  code?: string | number;
  status?: number;
  cause?: DescribedError;
}

/** Causes of causes beyond this depth are left out. */
const DEEPEST = 4;

/**
 * Says of an error what helps to find it, and nothing else: vendors' errors carry the whole request along, with
 * photo and key, and the database's quote the values of the statement.
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

/** Drizzle puts the values of a failed statement behind it. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
