import { PACK_OF } from '#features/templates/contract.ts';
import { printedTitle, serialWords } from '#features/toytwins/contract.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import { seedOf } from '#shared/seed-of.ts';
import type { PictureOf } from './picture-prompt.ts';

/** What the studio is told of a toy twin (`studioOptionsSchema`). */
export function studioOptionsOf(toytwin: ToytwinRow, kind: PictureOf) {
  return {
    kind,
    pack: PACK_OF[toytwin.templateId],
    description: toytwin.prompt,
    title: printedTitle(toytwin.title),
    serial: serialWords(toytwin.serial),
  };
}

/** The same toy twin and version always give the same toy; another version gives another one. */
export function seedOfVersion(toytwinId: string, version: number): number {
  return seedOf(`${toytwinId}/${version}`);
}
