import { PROMPT_MAX_LENGTH } from '../contract.ts';
import { lengthOf } from './description-length.ts';

/** Suggestions for the description. */
export const ideas = [
  'rock star with a red guitar',
  'chef with a tall white hat',
  'astronaut in a silver suit',
  'skater with a skateboard',
  'wizard with a wand',
  'a brown dog',
  'a cup of coffee',
  'a camera',
] as const;

/** The description with an idea added; null when it contains the idea already or would be too long. */
export function addIdea(description: string, idea: string): string | null {
  if (description.toLowerCase().includes(idea.toLowerCase())) return null;
  const before = description.trim().replace(/[,;]$/, '');
  const longer = before ? `${before}, ${idea}` : idea.charAt(0).toUpperCase() + idea.slice(1);
  return lengthOf(longer) <= PROMPT_MAX_LENGTH ? longer : null;
}
