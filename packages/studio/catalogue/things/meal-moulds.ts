import type { Mould } from '../mould.ts';
import type { Accessory } from './accessory-kinds.ts';
import { beer, cocktail, drinkCan, teapot, wine } from './drinks.ts';
import { apple, banana, burger, cutlery, doughnut, hotDog, iceCream, pizza } from './food.ts';
import { letteredCake, withWords } from './lettered-things.ts';
import { mug } from './mug.ts';
import { bread, honey, popcorn, pretzel, pumpkin, watermelon } from './pantry.ts';
import { whisky } from './pub-and-club.ts';
import { avocado, bottle, carrot, cheese, lollipop, pineapple, strawberry, sushi, taco } from './snacks.ts';
import { cake, coffee } from './work-and-home.ts';

/** The moulds of everything that is eaten or drunk. */
export const MEAL_MOULDS = {
  coffee,
  cake: withWords(cake, letteredCake),
  'ice-cream': iceCream,
  pizza,
  burger,
  apple,
  banana,
  beer,
  wine,
  cocktail,
  teapot,
  cutlery,
  'hot-dog': hotDog,
  doughnut,
  honey,
  bread,
  watermelon,
  popcorn,
  pumpkin,
  cheese,
  lollipop,
  carrot,
  avocado,
  pineapple,
  strawberry,
  sushi,
  taco,
  bottle,
  'drink-can': drinkCan,
  whisky,
  mug,
  pretzel,
} satisfies Partial<Record<Accessory, Mould>>;
