import { capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'corn',
  words: {
    en: 'corn, corn cob, corn on the cob, sweetcorn, maize',
    de: 'maiskolben',
    fr: 'mais grille',
    es: 'maiz',
    it: 'pannocchia',
    pt: 'milho',
    nl: 'maiskolf',
    emoji: '🌽',
  },
  mould: (tint) => {
    const grain = plastic(tint ?? '#f7cd2b', 0.7);
    const husk = plastic('#5fa53f', 0.4);
    return {
      size: 0.5,
      grip: [0, -0.36, 0],
      heldTurn: [0, 0, 10],
      groups: [
        [ellipsoid(grain, [0, 0.06, 0], [0.17, 0.46, 0.17])],
        Array.from({ length: 18 }, (_, grainlet) => {
          const row = Math.floor(grainlet / 3);
          const [x, y] = [((grainlet % 3) - 1) * 0.095, -0.1 + row * 0.095];
          const around = 0.172 * Math.sqrt(1 - ((y - 0.06) / 0.47) ** 2);
          return ellipsoid(
            grain,
            [x * (around / 0.172), y, around * 0.93 - Math.abs(x) * 0.5],
            [0.05, 0.05, 0.035],
          );
        }),
        ...pair((side) =>
          ellipsoid(husk, [side * 0.16, -0.2, 0.04], [0.11, 0.34, 0.1], 0, [0, 0, -side * 16]),
        ).map((one) => [one]),
        [ellipsoid(husk, [0, -0.28, 0.12], [0.13, 0.22, 0.06])],
        [capsule(husk, [0, -0.4, 0], [0, -0.5, 0], 0.05)],
      ],
    };
  },
});
