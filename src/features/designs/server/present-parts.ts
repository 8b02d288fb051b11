import type { StudioCatalogue } from '@toy-twin/studio';
import type { ThingsAnswer, UnderstoodPart } from '../contract.ts';

/** The address of the picture of a part of the studio's catalogue. */
const pictureOf = (partId: string) => `/api/things/${partId}/picture`;

/** What the studio understood of a description, for the page. */
export function presentUnderstood({ parts, notUnderstood }: ReturnType<StudioCatalogue['understand']>): {
  parts: UnderstoodPart[];
  notUnderstood: string[];
} {
  return {
    parts: parts.map(({ id, name, hasPicture }) => ({
      id,
      name,
      picture: hasPicture ? pictureOf(id) : null,
    })),
    notUnderstood,
  };
}

/** Things of the shelf, for the page. */
export function presentThings({ things, didYouMean }: ReturnType<StudioCatalogue['search']>): ThingsAnswer {
  return {
    things: things.map(({ id, name }) => ({ id, name, picture: pictureOf(`thing:${id}`) })),
    didYouMean: didYouMean ?? null,
  };
}
