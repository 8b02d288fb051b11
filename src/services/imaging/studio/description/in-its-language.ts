/** By which words a language shows itself, and what English words mean in it, said so that no English reader means it. */
const LANGUAGES: readonly { shownBy: readonly string[]; meant: ReadonlyMap<string, string> }[] = [
  {
    shownBy: ['mit', 'und', 'ein', 'eine', 'einem', 'einen', 'einer', 'seiner', 'ihrer'],
    meant: new Map([
      ['hose', 'hosen'],
      ['hut', 'filzhut'],
    ]),
  },
  {
    shownBy: ['avec', 'et', 'une', 'des', 'ses'],
    meant: new Map([['baskets', 'zapatillas']]),
  },
];

/** The words as the language of their sentence means them: 'hose' and 'hut' are trousers and a hat beside German ones only. */
export function inItsLanguage(words: string[]): string[] {
  const spoken = LANGUAGES.filter(({ shownBy }) => words.some((word) => shownBy.includes(word)));
  return words.map((word) => spoken.reduce((said, { meant }) => meant.get(said) ?? said, word));
}
