import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Theme } from '../../catalogue/themes/theme-words.ts';
import type { Random } from '../../random.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { drawBurst } from './art/burst.ts';
import { drawCity } from './art/city.ts';
import { drawFantasy } from './art/fantasy.ts';
import { drawGarden } from './art/garden.ts';
import { drawKitchen } from './art/kitchen.ts';
import { drawMusic } from './art/music.ts';
import { drawOffice } from './art/office.ts';
import type { Scene } from './art/scene.ts';
import { drawSea } from './art/sea.ts';
import { drawSpace } from './art/space.ts';
import { drawSport } from './art/sport.ts';
import type { Palette } from './palettes.ts';

const DRAWINGS: Readonly<Record<Theme, (scene: Scene) => void>> = {
  space: drawSpace,
  sea: drawSea,
  city: drawCity,
  kitchen: drawKitchen,
  music: drawMusic,
  sport: drawSport,
  office: drawOffice,
  garden: drawGarden,
  fantasy: drawFantasy,
  burst: drawBurst,
};

/**
 * Prints a theme's picture into a box, page pixels. Its one big shape stays inside `focus`, where the toy stands;
 * everything else continues behind bubbles and words. The seed chooses the picture's variant and details.
 */
export function drawTheme(
  context: SKRSContext2D,
  theme: Theme,
  palette: Palette,
  place: { box: Box; focus: Scene['focus'] },
  random: Random,
): void {
  const { box, focus } = place;
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  DRAWINGS[theme]({ context, palette, box, focus, random });
  context.restore();
}
