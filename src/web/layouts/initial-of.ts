/** The first grapheme of a name: an emoji may be many code points, an accent a separate one. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toUpperCase() ?? '';
}
