import type { StudioOptions } from '@toy-twin/studio';
import { namesOnBox } from '#features/designs/contract.ts';
import { NO_WORDS_YET } from '#features/designs/server/no-words-yet.ts';
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
  const { look, line, palette, parts, variation, name, second } = readDesign(design);
  // Two names are printed as such, unless the owner has given the box another title since.
  const areNames = name !== undefined && second?.name !== undefined && title === namesOnBox({ name, second });
  return {
    kind,
    pack: PACK_OF[templateId],
    description: prompt,
    title: areNames ? name : printedTitle(title),
    serial: serialWords(serial),
    ...{ look, line, palette, parts, variation },
    ...(second && {
      second: {
        ...(areNames && { title: second.name }),
        description: second.prompt ?? NO_WORDS_YET,
        ...{ look: second.look, parts: second.parts },
      },
    }),
  };
}
