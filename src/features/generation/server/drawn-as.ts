import type { ToytwinRow, VersionRow } from '#features/toytwins/tables.ts';

/** The toy twin as a version draws it: with the version's own words, design and seed. */
export function drawnAs(toytwin: ToytwinRow, { title, prompt, design, seed }: VersionRow): ToytwinRow {
  return { ...toytwin, title: title ?? toytwin.title, prompt: prompt ?? toytwin.prompt, design, seed };
}
