import type { ReadDescriptionAnswer } from '../contract.ts';

type Mark = ReadDescriptionAnswer['marks'][number];

const withArticle = (words: string) =>
  /s$|^(?:cola|coffee|beer|chocolate)$/.test(words)
    ? words
    : `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

const noteOf = ({ name, instead }: Mark) =>
  instead === null
    ? `${name} is someone else’s name or brand, so we leave out its name and logos.`
    : `${name} is someone else’s name or brand, so we make ${withArticle(instead)} instead.`;

/** What the description names of others, and what we make in its place. */
export function MarkNotes({ marks }: { marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return <p className="text-sm text-soft">{marks.map(noteOf).join(' ')}</p>;
}
