import type { TemplateId } from '../../templates/contract.ts';
import type { toytwins } from '../../toytwins/tables.ts';

/** The two pictures of a toy twin: in its packaging, and the 3D character without. */
export type PictureOf = 'packaged' | 'character';

const packaging: Record<TemplateId, string> = {
  template1:
    'an action figure in a clear plastic blister bubble on a printed cardback with a hang hole, its accessories beside it',
  template2:
    'a premium collectible vinyl figure with a large head in a window box with a clear front and a printed side panel',
  template3:
    'a vintage 1980s toy figure on a retro cardback with a starburst, aged print, worn edges and a limited palette',
};

/** What an image model is told. The words on the pack are set by our own code, so it must not invent any. */
export function writePrompt(
  toytwin: Pick<typeof toytwins.$inferSelect, 'templateId' | 'prompt'>,
  faceDescription: string,
  kind: PictureOf,
): string {
  const scene =
    kind === 'packaged'
      ? `A photograph of ${packaging[toytwin.templateId]}.`
      : 'A 3D character render of a moulded toy figure on a turntable, without any packaging, three-quarter view.';
  return [
    scene,
    'The figure is the person in the reference photo and must be recognisable as that person.',
    `Their face: ${faceDescription}`,
    `The character, in the buyer's words: ${toytwin.prompt}`,
    'Studio light, soft shadow, sharp focus. No lettering other than what is in the reference.',
  ].join('\n');
}
