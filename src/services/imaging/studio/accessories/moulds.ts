import type { Accessory } from '../description/accessory-words.ts';
import { cat, dog } from './animals.ts';
import type { Mould } from './model.ts';
import { book, drum, guitar, microphone, paintbrush, trophy, wand } from './music-and-stage.ts';
import {
  basketball,
  bicycle,
  dumbbell,
  football,
  gamepad,
  rocket,
  shield,
  skateboard,
  surfboard,
  sword,
} from './sport-and-play.ts';
import {
  briefcase,
  cake,
  camera,
  coffee,
  flower,
  laptop,
  pan,
  phone,
  plant,
  spanner,
  umbrella,
} from './work-and-home.ts';

/** The mould of every accessory that the words can ask for. */
export const ACCESSORY_MOULDS: Readonly<Record<Accessory, Mould>> = {
  guitar,
  laptop,
  camera,
  sword,
  skateboard,
  coffee,
  dog,
  cat,
  football,
  basketball,
  book,
  wand,
  plant,
  microphone,
  phone,
  surfboard,
  shield,
  briefcase,
  paintbrush,
  pan,
  cake,
  gamepad,
  dumbbell,
  trophy,
  rocket,
  flower,
  umbrella,
  bicycle,
  drum,
  spanner,
};
