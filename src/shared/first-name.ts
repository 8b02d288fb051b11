/** The first word of the name that a person gave; empty when they gave none. */
export function firstName(name: string): string {
  // By whatever may stand between words: names that were pasted come with spaces of other kinds.
  return name.trim().split(/\s+/)[0] ?? '';
}
