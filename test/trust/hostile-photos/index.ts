import { hostileHeifs } from './heif.ts';
import type { HostilePhoto } from './hostile-photo.ts';
import { hostileJpegs } from './jpeg.ts';
import { otherHostileFiles } from './other.ts';
import { hostilePngs } from './png.ts';
import { hostileWebps } from './webp.ts';

export type { HostilePhoto } from './hostile-photo.ts';

/** Every hostile file that is known. Add one where its format is. */
export const hostilePhotos: HostilePhoto[] = [
  ...hostilePngs,
  ...hostileJpegs,
  ...hostileWebps,
  ...hostileHeifs,
  ...otherHostileFiles,
];
