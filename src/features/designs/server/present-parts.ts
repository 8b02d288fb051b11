import type { StudioCatalogue } from '@toy-twin/studio';
import type { ThingsAnswer, UnderstoodPart } from '../contract.ts';

/** The address of the picture of a part of the studio's catalogue, in a colour (`#rrggbb`) or in its usual one. */
const pictureOf = (partId: string, colour?: string) =>
  `/api/things/${partId}/picture${colour ? `?colour=${colour.slice(1)}` : ''}`;

/** What the studio understood of a description, for the page. */
export function presentUnderstood({
  parts,
  notUnderstood,
  readsOnly,
}: ReturnType<StudioCatalogue['understand']>): {
  parts: UnderstoodPart[];
  notUnderstood: string[];
  readsOnly: string[];
} {
  return {
    parts: parts.map(({ id, name, colour, hasPicture, byChance }) => ({
      id,
      name,
      picture: hasPicture ? pictureOf(id, colour) : null,
      byChance,
    })),
    notUnderstood,
    readsOnly,
  };
}

/** Things of the shelf, for the page. */
export function presentThings({ things, didYouMean }: ReturnType<StudioCatalogue['search']>): ThingsAnswer {
  return {
    things: things.map(({ id, name }) => ({ id, name, picture: pictureOf(`thing:${id}`) })),
    didYouMean: didYouMean ?? null,
  };
}
