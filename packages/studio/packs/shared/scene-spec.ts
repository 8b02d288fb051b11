import type { PoseName } from '../../catalogue/words/pose-words.ts';
import type { Build } from '../../figure/build.ts';
import type { Outfit } from '../../figure/outfit.ts';
import type { StudioOptions } from '../../options.ts';
import type { Random } from '../../random.ts';
import type { CharacterOptions } from '../../reading/description/read-description.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import type { HeadRelief } from '../../reading/photo/relief/read-head-relief.ts';
import type { Decal } from '../../sculpt/solid.ts';

/** One order as the drawing parts see it: the person, the character and the words. */
export type SceneSpec = {
  options: StudioOptions;
  /** The proportions of the pack's figure. */
  build: Build;
  looks: Looks;
  /** A plain face, where the photo shows none. */
  face?: Decal;
  /** The head as the photo shows it. */
  relief: HeadRelief | undefined;
  /** The strands of the hair, where it is worn as in the photo. */
  hairPrint: Decal | undefined;
  character: CharacterOptions;
  outfit: Outfit;
  /** How the owner wants the figure to stand. */
  chosenPose: PoseName | undefined;
  words: PackWords;
  random: Random;
  /** Edge of the picture, pixels. */
  size: number;
  /** Whether a room is painted behind the pack; without it the picture stays transparent there. */
  backdrop: boolean;
};

/** All words on a pack. */
export type PackWords = {
  title: string;
  description: string;
  serial: string;
  tagline: string;
  warning: string;
  /** The loud word on a shop's sticker. */
  sticker: string;
  /** Three short qualities that fill the panel where the description is short. */
  traits: readonly string[];
};
