import { crust } from '#catalogue/materials.ts';
import { capsule, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'doughnut',
  words: {
    en: 'doughnut, donut, cookie, biscuit, bagel',
    de: 'keks, kekse, platzchen',
    fr: 'beignet',
    es: 'rosquilla, galleta, galletas',
    it: 'ciambella, biscotti',
    pt: 'rosquinha, biscoito',
    nl: 'koekje, koekjes',
    emoji: '🍩, 🍪, 🥯',
  },
  theme: 'kitchen',
  kin: ['bakery'],
  costume: { colour: 'pink' },
  mould: (tint) => ({
    size: 0.32,
    grip: [0, -0.4, 0],
    groups: [
      [torus(crust, [0, 0, 0], 0.3, 0.18, FACING)],
      [torus(plastic(tint ?? '#ef7fae', 0.9), [0, 0, 0.045], 0.3, 0.165, FACING)],
      ...['#f4f2ec', '#ffc72c', '#2cb5e8'].map((code, c) =>
        [0, 1, 2, 3].map((i) => {
          const a = i * 1.57 + c * 0.52;
          const r = c === 1 ? 0.36 : 0.27;
          const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
          return capsule(
            plastic(code, 0.7),
            [x - Math.cos(a * 3) * 0.035, y - Math.sin(a * 3) * 0.035, 0.2],
            [x + Math.cos(a * 3) * 0.035, y + Math.sin(a * 3) * 0.035, 0.2],
            0.018,
          );
        }),
      ),
    ],
  }),
});
