/** The first word of a person's name; empty for an empty name. */
export function firstName(name: string): string {
  // `\s` and not a space: pasted names may contain other kinds of spaces.
  return name.trim().split(/\s+/)[0] ?? '';
}
