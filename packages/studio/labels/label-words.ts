import { readablePrint } from '../look/readable-print.ts';
import { withoutMarks } from '../marks/without-marks.ts';
import type { StudioOptions } from '../options.ts';
import { printedWords } from '../packs/shared/printed-words.ts';
import { chooseSayings } from '../packs/shared/sayings.ts';
import { createToyRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';

/** The words that our own code prints on a pack. */
export type LabelWords = {
  title: string;
  description: string;
  serial: string;
  tagline: string;
  warning: string;
};

/**
 * The words of a pack; its small talk is chosen by the seed, to go with the description's theme. The owner's line takes
 * the place of the pack's own saying.
 */
export function chooseLabelWords(
  {
    title,
    description,
    second,
    serial,
    line,
    parts,
    variation,
  }: Pick<StudioOptions, 'title' | 'description' | 'second' | 'serial' | 'line' | 'parts' | 'variation'>,
  seed: number,
): LabelWords {
  const { theme } = readDescription(description, new Set(parts?.removed));
  const { tagline, warning } = chooseSayings(theme, createToyRandom(seed, variation));
  return {
    ...printedWords({
      title: withoutMarks(title),
      description: withoutMarks(description),
      second: second && {
        ...second,
        title: second.title && withoutMarks(second.title),
        description: withoutMarks(second.description),
      },
    }),
    serial,
    tagline: line === undefined ? tagline : readablePrint('line', withoutMarks(line)).text,
    warning,
  };
}
