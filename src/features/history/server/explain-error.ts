import { PictureError } from '#services/imaging/picture-error.ts';
import { describeError } from '#services/log/describe-error.ts';
import { redactText } from '#services/log/redact.ts';
import { causesOf } from '#shared/causes.ts';

/** Characters. What a vendor answers may be a whole page. */
const LONGEST = 500;

/** What is remembered of an error: a code, and the words that the log has, without personal data. */
export function explainError(error: unknown): { code: string; message: string } {
  const { message, cause } = describeError(error);
  const words = cause && cause.message !== message ? `${message}: ${cause.message}` : message;
  return { code: codeOf(error), message: redactText(words).slice(0, LONGEST) };
}

/** The code of the deepest cause that has one; else the name of the error. */
function codeOf(error: unknown): string {
  if (error instanceof PictureError) return `picture_${error.trouble}`;
  const codes = causesOf(error).map((one) => ('code' in one ? one.code : undefined));
  const named = codes.filter((code) => typeof code === 'string').toArray();
  return named.at(-1) ?? (error instanceof Error ? error.name : 'unknown');
}
