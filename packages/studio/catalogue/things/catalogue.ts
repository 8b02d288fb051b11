import type { AccessoryModel, Mould } from '../mould.ts';
import { loadThings } from './load-things.ts';
import type { Thing, ThingId } from './thing.ts';

/** Every thing that the studio can make, by its id: one file each in the folders beside this one. */
export const THINGS = loadThings(new URL('./', import.meta.url));

/** The record of a thing. @throws Error if no thing has this id */
export function thingOf(id: ThingId): Thing {
  const thing = THINGS.get(id);
  if (!thing) throw new Error(`There is no thing "${id}" in the catalogue`);
  return thing;
}

/** The same ids, for tables that name things: a misspelt one fails when the table is loaded. @throws Error */
export const thingIds = (...ids: readonly ThingId[]): readonly ThingId[] => ids.map((id) => thingOf(id).id);

/** The model of a thing in the wished colour, or in its own; words stand on it if it can bear any. */
export function mouldThing(id: ThingId, tint: Parameters<Mould>[0], words?: string): AccessoryModel {
  const { mould, lettered } = thingOf(id);
  return words && lettered ? lettered(tint, words) : mould(tint);
}

/** Whether a role may add a thing to those that the buyer named: none of these is of the same kin. */
export const goesWith = (brought: ThingId, asked: ReadonlySet<ThingId>): boolean =>
  !thingOf(brought).kin?.some((kin) => [...asked].some((id) => thingOf(id).kin?.includes(kin)));
