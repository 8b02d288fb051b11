import { readablePrint } from '../../look/readable-print.ts';
import type { StudioOptions } from '../../options.ts';
import { directionOf } from '../../typesetting/typeset.ts';

/** What is printed about one of two people: the name, if both have one, and the words. */
export type Profile = { name: string | undefined; text: string };

/** What is printed on a box about those who are in it. */
export type PeopleWords = {
  title: string;
  description: string;
  /** Two people's descriptions; one without a name if they are described alike. */
  profiles?: readonly Profile[];
};

/** A short name stays on one line, and `&` with what follows it. */
const KEPT_TOGETHER = { space: '\u00a0', longest: 20 };

/** The names of those in a box: 'Robin & Kim'. */
export function bothNames(
  { title, second }: Pick<StudioOptions, 'title' | 'second'>,
  { space, longest } = { space: ' ', longest: 0 },
): string {
  if (!second?.title) return title;
  const whole = (name: string) => (name.length > longest ? name : name.replaceAll(' ', space));
  return `${whole(title)} &${space}${whole(second.title)}`;
}

/** Both names, and what both are. */
export function printedWords({
  title,
  description,
  second,
}: Pick<StudioOptions, 'title' | 'description' | 'second'>): PeopleWords {
  const name = readablePrint('name', bothNames({ title, second }, KEPT_TOGETHER)).text;
  const whole = readablePrint('description', description).text;
  if (!second) return { title: name, description: whole };
  if (second.description === description)
    return { title: name, description: whole, profiles: [{ name: undefined, text: whole }] };
  const profile = (of: string | undefined, words: string): Profile => ({
    name: second.title && of && readablePrint('name', of).text,
    text: readablePrint('half description', words).text,
  });
  const profiles = [profile(title, description), profile(second.title, second.description)];
  return { title: name, description: profiles.map(inOneLine).join(' · '), profiles };
}

/** A profile as running text. A name that runs the other way than the words stands behind them. */
export function inOneLine({ name, text }: Profile): string {
  if (!name) return text;
  return directionOf(name) === directionOf(text) ? `${name}: ${text}` : `${text} – ${name}`;
}
