import type { StudioOptions } from '@toy-twin/studio';
import { readDesign } from '#features/designs/server/read-design.ts';
import { PACK_OF } from '#features/templates/contract.ts';
import { printedTitle, serialWords } from '../contract.ts';
import type { ToytwinRow } from '../tables.ts';

/** The columns that say what a toy twin looks like. */
export type DrawnToytwin = Pick<ToytwinRow, 'templateId' | 'prompt' | 'title' | 'serial' | 'design'>;

/** The studio's options for a toy twin, the same for its preview, its pictures and its model. */
export function studioOptionsOf(
  { templateId, prompt, title, serial, design }: DrawnToytwin,
  kind: StudioOptions['kind'],
): StudioOptions {
  const { look, line, palette, parts, variation } = readDesign(design);
  return {
    kind,
    pack: PACK_OF[templateId],
    description: prompt,
    title: printedTitle(title),
    serial: serialWords(serial),
    ...{ look, line, palette, parts, variation },
  };
}
