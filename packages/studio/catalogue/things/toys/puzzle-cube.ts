import { box, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

const STICKERS = ['#d92b2b', '#2563c9', '#f7cd2b', '#3fa34d', '#f8f6f0', '#f5871f'];
const sticker = (index: number) => plastic(STICKERS[index % STICKERS.length] ?? '#d92b2b', 0.8);

export default defineThing({
  id: 'puzzle-cube',
  words: {
    en: 'magic cube, puzzle cube, speedcubing, puzzle, puzzles, jigsaw',
    de: 'zauberwurfel',
    fr: 'cube casse tete',
    es: 'cubo magico',
    it: 'cubo magico',
    pt: 'cubo magico',
    emoji: '🧩',
  },
  theme: 'office',
  mould: (tint) => ({
    size: 0.34,
    grip: [0, -0.4, 0],
    groups: [
      [box(plastic(tint ?? '#1f2026', 0.6), [0, 0, 0], [0.4, 0.4, 0.4], 0.05)],
      [-0.25, 0, 0.25].flatMap((y, row) =>
        [-0.25, 0, 0.25].map((x, column) =>
          box(sticker(row * 4 + column * 2 + (row === 1 ? 1 : 0)), [x, y, 0.4], [0.105, 0.105, 0.012], 0.02),
        ),
      ),
      [-0.25, 0, 0.25].flatMap((z, row) =>
        [-0.25, 0, 0.25].map((x, column) =>
          box(sticker(row * 5 + column + 3), [x, 0.4, z], [0.105, 0.012, 0.105], 0.02),
        ),
      ),
      [-0.25, 0, 0.25].flatMap((z, row) =>
        [-0.25, 0, 0.25].map((y, column) =>
          box(sticker(row + column * 5 + 1), [0.4, y, z], [0.012, 0.105, 0.105], 0.02),
        ),
      ),
    ],
  }),
});
