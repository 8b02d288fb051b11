import type { StudioOptions } from '../options.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import { chooseSayings } from '../typesetting/sayings.ts';

/** The words that our own code prints on a pack. */
export type LabelWords = {
  title: string;
  description: string;
  serial: string;
  tagline: string;
  warning: string;
};

/** The words of a pack; its small talk is chosen by the seed, to go with the description's theme: as the studio prints it. */
export function chooseLabelWords(
  { title, description, serial, line }: Pick<StudioOptions, 'title' | 'description' | 'serial' | 'line'>,
  seed: number,
): LabelWords {
  const { tagline, warning } = chooseSayings(readDescription(description).theme, createRandom(seed));
  return { title, description, serial, tagline: line ?? tagline, warning };
}
