import type { Mould } from '../mould.ts';
import type { Accessory } from './accessory-kinds.ts';
import { cricketBat, maracas, pomPoms, spear, toyBricks, wineBottle } from './bats-and-bricks.ts';
import { chessKing } from './chess-king.ts';
import { deer, donkey, kangaroo, zebra } from './hoofed-animals.ts';
import { fireworks, flippers, frisbee, harmonica, sled, tambourine } from './leisure-things.ts';
import { basket, egg, lemon, pancakes, shoppingCart, steak, tomato } from './market-and-table.ts';
import { eagle, pigeon, swan } from './more-birds.ts';
import { binoculars, ladder, parcel, tyre, vacuumCleaner, wheelbarrow } from './moving-and-cleaning.ts';
import { crocodile, hedgehog, mouse, sausageDog, spider } from './prickles-and-scales.ts';
import { lobster, seal, whale } from './shore-animals.ts';
import { bell, bus, mirror, passport, wallClock } from './town-and-travel.ts';
import { giraffe, goat, koala, squirrel } from './zoo-and-wood.ts';

/** The moulds of the things that the words of `FURTHER_WORDS` ask for. */
export const FURTHER_MOULDS = {
  ladder,
  'vacuum-cleaner': vacuumCleaner,
  parcel,
  wheelbarrow,
  tyre,
  binoculars,
  giraffe,
  koala,
  squirrel,
  goat,
  'toy-bricks': toyBricks,
  'cricket-bat': cricketBat,
  spear,
  'pom-poms': pomPoms,
  maracas,
  'wine-bottle': wineBottle,
  zebra,
  crocodile,
  kangaroo,
  deer,
  hedgehog,
  whale,
  seal,
  donkey,
  lobster,
  spider,
  eagle,
  swan,
  pigeon,
  mouse,
  'sausage-dog': sausageDog,
  'shopping-cart': shoppingCart,
  basket,
  egg,
  tomato,
  lemon,
  steak,
  pancakes,
  bus,
  'wall-clock': wallClock,
  mirror,
  flippers,
  frisbee,
  sled,
  harmonica,
  tambourine,
  fireworks,
  bell,
  passport,
  'chess-king': chessKing,
} satisfies Partial<Record<Accessory, Mould>>;
