/** Where words are typed that are printed on the box; of the second person, where there are two in it, as well. */
export type WordsField = 'description' | 'name' | 'line' | 'secondDescription' | 'secondName';
/** Words that cannot be used: their field, and the reason. */
export type WordsProblem = { field: WordsField; words: string };

/** What the server's list says of words: it is still asked, refuses some, or none. */
export type WordsCheck = 'asked' | 'refused' | 'fine';

/** The fields as the calls name them. */
const FIELD_OF: Readonly<Record<string, WordsField>> = {
  'design.name': 'name',
  'design.line': 'line',
  'design.second.name': 'secondName',
  'design.second.prompt': 'secondDescription',
};

/** The field of the words that an answer of the server names; the description, if it names none of them. */
export function wordsFieldOf(field: string | undefined): WordsField {
  return FIELD_OF[field ?? ''] ?? 'description';
}
