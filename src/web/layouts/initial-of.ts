/** What people see as a name's first letter: an emoji may be many characters, an accent one of its own. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toUpperCase() ?? '';
}
