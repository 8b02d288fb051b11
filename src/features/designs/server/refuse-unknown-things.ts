import type { StudioCatalogue } from '@toy-twin/studio';
import { NOT_OFFERED } from '@toy-twin/studio/look';
import { AppError } from '#shared/errors.ts';
import type { Design } from '../contract.ts';

/**
 * Refuses a design that puts a thing into the box which is not in the catalogue. One that leaves the catalogue later is
 * skipped when the toy is drawn.
 * @throws {AppError} `bad_request`.
 */
export function refuseUnknownThings(
  catalogue: Pick<StudioCatalogue, 'search'>,
  { parts, second }: Design,
): void {
  const added = [...(parts?.added ?? []), ...(second?.parts?.added ?? [])];
  if (added.length === 0) return;
  const known = new Set(catalogue.search('').things.map(({ id }) => id));
  if (added.every((id) => known.has(id))) return;
  throw new AppError('bad_request', NOT_OFFERED, { field: 'design.parts.added' });
}
