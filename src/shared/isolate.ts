/** The blocks of Unicode whose letters run from right to left, and the marks that say so. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A person's words for one of our lines that cannot contain an element: a title, a label, an email. A name that runs from
 * right to left does not reorder our words around it; other names are unchanged.
 */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
