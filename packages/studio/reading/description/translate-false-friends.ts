import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';

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
    shownBy: ['avec', 'et', 'une', 'des', 'ses', 'mon', 'ma', 'sans'],
    meant: new Map([['baskets', 'zapatillas']]),
  },
];

/** A French suit, and not what somebody dresses up in: 'en costume bleu', but 'en costume de pirate'. */
const isFrenchSuit = (words: readonly string[], at: number) =>
  words[at] === 'costume' &&
  ['en', 'un', 'son'].includes(words[at - 1] ?? '') &&
  COLOUR_WORDS.has(words[at + 1] ?? '');

/** The words as the language of their sentence means them: 'hose' and 'hut' are trousers and a hat beside German ones only. */
export function inItsLanguage(words: string[]): string[] {
  const spoken = LANGUAGES.filter(({ shownBy }) => words.some((word) => shownBy.includes(word)));
  return words.map((word, at) =>
    isFrenchSuit(words, at) ? 'anzug' : spoken.reduce((said, { meant }) => meant.get(said) ?? said, word),
  );
}
