import type { StudioCatalogue } from '@toy-twin/studio';
import type { ReadDescriptionAnswer, ThingsAnswer } from '../contract.ts';

/** The address of the picture of a part of the studio's catalogue, in a color (`#rrggbb`) or in its usual one. */
const pictureOf = (partId: string, colour?: string) =>
  `/api/things/${partId}/picture${colour ? `?colour=${colour.slice(1)}` : ''}`;

/** What the studio understood of a description, for the page. */
export function presentUnderstood({
  parts,
  notUnderstood,
  readsOnly,
  marks,
}: ReturnType<StudioCatalogue['understand']>): Omit<ReadDescriptionAnswer, 'refusal'> {
  return {
    parts: parts.map(({ id, name, colour, hasPicture, byChance }) => ({
      id,
      name,
      picture: hasPicture ? pictureOf(id, colour) : null,
      byChance,
    })),
    notUnderstood,
    readsOnly,
    marks: marks.map(({ name, instead }) => ({ name, instead: instead ?? null })),
  };
}

/** Things of the shelf, for the page. */
export function presentThings({ things, didYouMean }: ReturnType<StudioCatalogue['search']>): ThingsAnswer {
  return {
    things: things.map(({ id, name }) => ({ id, name, picture: pictureOf(`thing:${id}`) })),
    didYouMean: didYouMean ?? null,
  };
}
