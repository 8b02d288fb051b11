import type { AccessoryModel, Mould } from '../mould.ts';
import ballGames from './ball-games.ts';
import birds from './birds.ts';
import boardsAndWaterSports from './boards-and-water-sports.ts';
import celebrations from './celebrations.ts';
import drinks from './drinks.ts';
import electronics from './electronics.ts';
import fantasy from './fantasy.ts';
import farmAnimals from './farm-animals.ts';
import filmAndStage from './film-and-stage.ts';
import forestAnimals from './forest-animals.ts';
import fruitAndVegetables from './fruit-and-vegetables.ts';
import garden from './garden.ts';
import helmets from './helmets.ts';
import home from './home.ts';
import kitchen from './kitchen.ts';
import law from './law.ts';
import meals from './meals.ts';
import medicine from './medicine.ts';
import music from './music.ts';
import office from './office.ts';
import personal from './personal.ts';
import pets from './pets.ts';
import science from './science.ts';
import seaAnimals from './sea-animals.ts';
import sweetsAndBakery from './sweets-and-bakery.ts';
import type { Thing, ThingId } from './thing.ts';
import tools from './tools.ts';
import toysAndGames from './toys-and-games.ts';
import trainingAndContests from './training-and-contests.ts';
import travel from './travel.ts';
import vehicles from './vehicles.ts';
import weapons from './weapons.ts';
import zooAnimals from './zoo-animals.ts';

/** Every thing that the studio can make, by its id. Where a phrase stands for two things, both are meant, the earlier one first. */
export const THINGS: ReadonlyMap<ThingId, Thing> = indexThings([
  ...pets,
  ...farmAnimals,
  ...birds,
  ...seaAnimals,
  ...forestAnimals,
  ...zooAnimals,
  ...celebrations,
  ...drinks,
  ...fruitAndVegetables,
  ...sweetsAndBakery,
  ...meals,
  ...kitchen,
  ...home,
  ...personal,
  ...garden,
  ...tools,
  ...music,
  ...filmAndStage,
  ...electronics,
  ...office,
  ...science,
  ...medicine,
  ...law,
  ...helmets,
  ...toysAndGames,
  ...ballGames,
  ...boardsAndWaterSports,
  ...trainingAndContests,
  ...travel,
  ...vehicles,
  ...fantasy,
  ...weapons,
]);

/** @throws Error if two things have one id, or if one refers to a thing that does not exist */
export function indexThings(things: readonly Thing[]): ReadonlyMap<ThingId, Thing> {
  const byId = new Map<ThingId, Thing>();
  for (const thing of things) {
    if (byId.has(thing.id)) throw new Error(`There are two things "${thing.id}"`);
    byId.set(thing.id, thing);
  }
  for (const { id, variantOf, ball } of things)
    for (const other of [variantOf, ball])
      if (other !== undefined && !byId.has(other)) throw new Error(`Thing ${id}: there is no thing "${other}"`);
  return byId;
}

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
