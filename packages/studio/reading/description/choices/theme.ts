import type { Theme } from '../../../catalogue/themes/theme-words.ts';
import { thingOf } from '../../../catalogue/things/catalogue.ts';
import type { Meaning } from '../mentions/mention.ts';

/** How much each kind of phrase counts. A named place says more than a thing that is often found there. */
const WEIGHT = { named: 3, role: 2, thing: 1 } as const;

/** The theme with the highest score. Of equal ones the first wins; without any the theme is `burst`. */
export function scoreTheme(meanings: readonly Meaning[]): Theme {
  const scores = new Map<Theme, number>();
  const vote = (theme: Theme | undefined, weight: number) => {
    if (theme) scores.set(theme, (scores.get(theme) ?? 0) + weight);
  };
  for (const { themes, roles, accessories } of meanings) {
    for (const theme of themes) vote(theme, WEIGHT.named);
    for (const role of roles) vote(role.theme, WEIGHT.role);
    for (const kind of accessories) vote(thingOf(kind).theme, WEIGHT.thing);
  }
  let best: Theme = 'burst';
  for (const [theme, score] of scores) if (score > (scores.get(best) ?? 0)) best = theme;
  return best;
}
