import type { Accessory } from '../description/accessory-kinds.ts';
import { cricketBat, maracas, pomPoms, spear, toyBricks, wineBottle } from './bats-and-bricks.ts';
import type { Mould } from './model.ts';
import { binoculars, ladder, parcel, tyre, vacuumCleaner, wheelbarrow } from './moving-and-cleaning.ts';
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
} satisfies Partial<Record<Accessory, Mould>>;
