import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';

/** Words that show which language a sentence has, and what words that are also English mean in that language. */
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
    meant: new Map([
      ['baskets', 'zapatillas'],
      ['chat', 'katze'],
      ['chats', 'katze'],
    ]),
  },
];

/** 'En costume bleu' is a French suit, 'en costume de pirate' is a disguise. */
const isFrenchSuit = (words: readonly string[], at: number) =>
  words[at] === 'costume' &&
  ['en', 'un', 'son'].includes(words[at - 1] ?? '') &&
  COLOUR_WORDS.has(words[at + 1] ?? '');

/** Replaces false friends: 'hose' and 'hut' are trousers and a hat in a German sentence only. */
export function inItsLanguage(words: string[]): string[] {
  const spoken = LANGUAGES.filter(({ shownBy }) => words.some((word) => shownBy.includes(word)));
  return words.map((word, at) =>
    isFrenchSuit(words, at) ? 'anzug' : spoken.reduce((said, { meant }) => meant.get(said) ?? said, word),
  );
}
