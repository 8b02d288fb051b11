import { COSTUME_ROLES } from './costume-roles.ts';
import { PLAY_ROLES } from './play-roles.ts';
import type { Role } from './role.ts';
import { STORY_ROLES } from './story-roles.ts';
import { WORK_ROLES } from './work-roles.ts';

/** What somebody is, and the things that show it, though the words name none of them. */
export const ROLES: readonly Role[] = [...WORK_ROLES, ...PLAY_ROLES, ...STORY_ROLES, ...COSTUME_ROLES];
