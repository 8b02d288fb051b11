const HIDDEN = '[redacted]';

/** Keys whose values are never logged. */
const SECRET_KEY =
  /^(?:new|current)?(?:password|authorization|cookie|set-cookie|secret|signature|(?:id|share|access|refresh)?token|api_?key|photo|cardnumber)$/i;

/** Patterns of secrets and personal data in texts with their replacements, applied in this order. */
const patterns: [RegExp, string][] = [
  // Bytes as base64 or hexadecimal: pictures, photos.
  [/[A-Za-z0-9+/=_-]{200,}/g, '[data]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(Bearer) +[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\b(?:sk|rk|whsec)_\w+/g, '[key]'],
  [/([?&](?:signature|token|key|secret|code|x-amz-[\w-]+|x-goog-[\w-]+)=)[^&\s"']+/gi, `$1${HIDDEN}`],
  // The last segment of these URLs grants access to the page.
  [/(\/(?:reset-password|s|share)\/)[\w-]{8,}/g, `$1${HIDDEN}`],
  // Photos are stored under their original file names, which storage errors quote; Google's URL-encoded.
  [/((?:\b|%2F)images(?:\/|%2F)[\w-]+(?:\/|%2F)\d+-)[\w-]+/g, '$1[name]'],
  [/(:\/\/)[^\s/:@]*:[^\s/@]*@/g, `$1${HIDDEN}@`],
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi, '[email]'],
];

/** Removes secrets, email addresses, photo names and bytes from a text. */
export function redactText(text: string): string {
  return patterns.reduce((rest, [pattern, stands]) => rest.replace(pattern, stands), text);
}

function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isBytes(value)) return '[data]';
  if (Array.isArray(value)) return value.map(redactValue);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SECRET_KEY.test(key) ? HIDDEN : redactValue(inner)]),
  );
}

/** A serialized buffer: an array of numbers, or an object with the keys 0, 1, 2, … */
function isBytes(value: object): boolean {
  return Object.keys(value).length > 64 && typeof Object.entries(value)[64]?.[1] === 'number';
}

/**
 * Removes secrets, email addresses, photo names and bytes from a log line (JSON); the last step before it is
 * written.
 */
export function redactLine(line: string): string {
  return `${JSON.stringify(redactValue(JSON.parse(line)))}\n`;
}
