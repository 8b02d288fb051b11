import { thingOf } from '../../catalogue/things/catalogue.ts';
import { emptyMeaning } from './lexicon.ts';
import type { Mention } from './mention.ts';
import { singulars } from './tokenise.ts';

/**
 * Leaves out what would be made as the very thing that the words refuse: 'not a guitar but a banjo' asks for a banjo, of which
 * there is no mould, and a guitar in its place is wrong.
 */
export const dropSubstitutes = (
  tokens: readonly string[],
  mentions: readonly Mention[],
  denied: readonly boolean[],
): Mention[] => {
  const refused = new Set(
    mentions
      .filter((mention, index) => denied[index] && isByName(tokens, mention))
      .flatMap(({ meaning }) => meaning.accessories),
  );
  return mentions.map((mention, index) => {
    const isSubstitute =
      !denied[index] &&
      mention.meaning.accessories.some((kind) => refused.has(kind)) &&
      !isByName(tokens, mention);
    return isSubstitute
      ? { ...mention, meaning: { ...emptyMeaning(), owner: true }, isLeftOut: true }
      : mention;
  });
};

/** Whether a phrase is the first name of its thing in some language, and no special kind of it. */
const isByName = (tokens: readonly string[], { at, end, meaning: { accessories } }: Mention): boolean =>
  accessories.some((kind) => {
    const names = Object.values(thingOf(kind).words).map((phrases) => phrases.split(', ')[0] ?? '');
    const phrase = tokens.slice(at, end).join(' ');
    return singulars(phrase).some((form) => names.includes(form));
  });
