import type { PoseName } from '../../catalogue/words/pose-words.ts';
import type { Build } from '../../figure/build.ts';
import type { Outfit } from '../../figure/outfit.ts';
import type { StudioOptions } from '../../options.ts';
import type { Random } from '../../random.ts';
import type { CharacterOptions } from '../../reading/description/read-description.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import type { HeadRelief } from '../../reading/photo/relief/read-head-relief.ts';
import type { Decal, Sculpture } from '../../sculpt/solid.ts';
import type { Inks } from '../retro-card/retro-inks.ts';
import type { Palette } from './palettes.ts';
import type { PeopleWords } from './printed-words.ts';

/** One person as the drawing parts see it. */
export type PersonSpec = {
  /** The proportions of the pack's figure. */
  build: Build;
  looks: Looks;
  /** A plain face, if the photo shows none. */
  face?: Decal;
  /** The head as the photo shows it. */
  relief: HeadRelief | undefined;
  /** The strands of the hair, if it is worn as in the photo. */
  hairPrint: Decal | undefined;
  character: CharacterOptions;
  outfit: Outfit;
  /** How the owner wants the figure to stand. */
  chosenPose: PoseName | undefined;
  random: Random;
};

/** One order as the drawing parts see it: the person, the character and the words. */
export type SceneSpec = PersonSpec & {
  options: StudioOptions;
  /** Who stands next to the first person. */
  second: PersonSpec | undefined;
  words: PackWords;
  /** Edge of the picture, pixels. */
  size: number;
  /** Whether a room is painted behind the pack; without it the picture stays transparent there. */
  backdrop: boolean;
  /** Is told of what the pack draws, so that it can be drawn again by itself. */
  note?: PackNote;
};

/** What a pack tells while it draws: each figure in it, and the inks of its print just before that is drawn. */
export type PackNote = {
  figure(parts: readonly Sculpture[]): void;
  print(inks: PackInks): void;
};

/** What a pack is printed with: the retro card has inks of its own, and cards have their figure left or right. */
export type PackInks = { palette: Palette; ink?: Inks; mirrored?: boolean };

/** What the flat print of a pack shows: no person, but the things of both people. */
export type PrintSpec = Pick<SceneSpec, 'options' | 'words' | 'random'> & PeoplesThings;

/** What the people in a pack are told to have. */
export type PeoplesThings = Pick<PersonSpec, 'character'> & {
  second: Pick<PersonSpec, 'character'> | undefined;
};

/** All words on a pack. */
export type PackWords = PeopleWords & {
  serial: string;
  tagline: string;
  warning: string;
  /** The loud word on a shop's sticker. */
  sticker: string;
  /** Three short qualities that fill the panel if the description is short. */
  traits: readonly string[];
};
