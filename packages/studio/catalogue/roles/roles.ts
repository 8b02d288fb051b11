import { type Known, readEntries } from '../entry.ts';
import { BALL_GAMES_ROLES } from './ball-games.ts';
import { CRAFTS_ROLES } from './crafts.ts';
import { FAITH_ROLES } from './faith.ts';
import { FAMILY_ROLES } from './family.ts';
import { FANTASY_ROLES } from './fantasy.ts';
import { FEASTS_ROLES } from './feasts.ts';
import { HEALTH_ROLES } from './health.ts';
import { HEROES_ROLES } from './heroes.ts';
import { HISTORY_ROLES } from './history.ts';
import { KITCHEN_ROLES } from './kitchen.ts';
import { LEARNING_ROLES } from './learning.ts';
import { MEDIA_ROLES } from './media.ts';
import { MUSIC_ROLES } from './music.ts';
import { OFFICE_ROLES } from './office.ts';
import { OUTDOORS_ROLES } from './outdoors.ts';
import type { RoleEntry } from './role-entry.ts';
import { SEA_ROLES } from './sea.ts';
import { SPORT_ROLES } from './sport.ts';
import { TOWN_ROLES } from './town.ts';
import { TRANSPORT_ROLES } from './transport.ts';

/** A role and its name in the catalogue. */
export type Role = Known<RoleEntry> & { id: string };

const TABLES: readonly Readonly<Record<string, RoleEntry>>[] = [
  KITCHEN_ROLES,
  HEALTH_ROLES,
  LEARNING_ROLES,
  TOWN_ROLES,
  CRAFTS_ROLES,
  OFFICE_ROLES,
  TRANSPORT_ROLES,
  MEDIA_ROLES,
  FAITH_ROLES,
  OUTDOORS_ROLES,
  BALL_GAMES_ROLES,
  SPORT_ROLES,
  MUSIC_ROLES,
  FAMILY_ROLES,
  HISTORY_ROLES,
  SEA_ROLES,
  HEROES_ROLES,
  FANTASY_ROLES,
  FEASTS_ROLES,
];

/** All roles. Where a phrase stands for two of them, the earlier one comes first. */
export const ROLES: readonly Role[] = TABLES.flatMap((table) =>
  Object.entries(readEntries('roles', table)).map(([id, entry]) => ({ id, ...entry })),
);
