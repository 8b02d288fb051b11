import type { Mould } from '../mould.ts';
import type { Accessory } from './accessory-kinds.ts';
import { cat, dog } from './animals.ts';
import { baby } from './baby.ts';
import { llama, tiger, wolf } from './big-cats-and-camels.ts';
import { chicken, duck, owl, penguin } from './birds.ts';
import { fish, parrot, rabbit, teddyBear } from './creatures.ts';
import { cow, fox, panda, pig, sheep } from './farm-and-forest.ts';
import { dinosaur, dragon, horse, unicorn } from './large-creatures.ts';
import { crab, dolphin, octopus, shark } from './sea-animals.ts';
import { frog, hamster, snake, turtle } from './small-animals.ts';
import { butterfly, elephant, flamingo, lion, monkey } from './wild-animals.ts';

/** The moulds of everything that is alive, and of its likenesses. */
export const LIVING_MOULDS = {
  dog,
  cat,
  'teddy-bear': teddyBear,
  rabbit,
  parrot,
  fish,
  dinosaur,
  dragon,
  horse,
  unicorn,
  owl,
  duck,
  chicken,
  penguin,
  frog,
  turtle,
  hamster,
  snake,
  pig,
  sheep,
  cow,
  fox,
  panda,
  lion,
  elephant,
  monkey,
  flamingo,
  butterfly,
  shark,
  dolphin,
  octopus,
  crab,
  tiger,
  wolf,
  llama,
  baby,
} satisfies Partial<Record<Accessory, Mould>>;
