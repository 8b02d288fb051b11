import { ANIME_MARKS } from './anime.ts';
import { BRAND_MARKS } from './brands.ts';
import { CAR_MARKS } from './cars.ts';
import { CHILDREN_MARKS } from './children.ts';
import { CLOTHES_MARKS } from './clothes.ts';
import { CLUB_MARKS } from './clubs.ts';
import { FIRM_MARKS } from './firms.ts';
import { FOOD_MARKS } from './food.ts';
import { GAME_MARKS } from './games.ts';
import { HERO_MARKS } from './heroes.ts';
import type { Mark } from './mark.ts';
import { MUSIC_MARKS } from './music.ts';
import { SCREEN_MARKS } from './screen.ts';
import { STORY_MARKS } from './stories.ts';
import { TOY_MARKS } from './toys.ts';

/** All of them. */
export const MARKS: readonly Mark[] = [
  ...HERO_MARKS,
  ...STORY_MARKS,
  ...SCREEN_MARKS,
  ...CHILDREN_MARKS,
  ...ANIME_MARKS,
  ...GAME_MARKS,
  ...TOY_MARKS,
  ...MUSIC_MARKS,
  ...CLUB_MARKS,
  ...BRAND_MARKS,
  ...CAR_MARKS,
  ...CLOTHES_MARKS,
  ...FOOD_MARKS,
  ...FIRM_MARKS,
];
