import { readDescription } from '../studio/description/read-description.ts';
import { createRandom } from '../studio/random.ts';
import type { StudioOptions } from '../studio/studio-options.ts';
import { chooseSayings } from '../studio/words/sayings.ts';

/** The words that our own code prints on a pack. */
export type LabelWords = {
  title: string;
  description: string;
  serial: string;
  tagline: string;
  warning: string;
};

/** The words of a pack; its small talk is chosen by the seed, to go with the description's theme. */
export function chooseLabelWords(
  { title, description, serial }: Pick<StudioOptions, 'title' | 'description' | 'serial'>,
  seed: number,
): LabelWords {
  const { tagline, warning } = chooseSayings(readDescription(description).theme, createRandom(seed));
  return { title, description, serial, tagline, warning };
}
