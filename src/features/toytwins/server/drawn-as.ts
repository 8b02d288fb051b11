import type { ToytwinRow, VersionRow } from '../tables.ts';

/**
 * The toy twin with the title, words, design and seed that a version of it is drawn from. A version of the time before the
 * first redo has none of its own.
 */
export function drawnAs(
  toytwin: ToytwinRow,
  { title, prompt, design, seed }: Pick<VersionRow, 'title' | 'prompt' | 'design' | 'seed'>,
): ToytwinRow {
  return title === null || prompt === null ? toytwin : { ...toytwin, title, prompt, design, seed };
}
