import { box, metal, plastic } from '#catalogue/mould.ts';
import { wordsDecal } from '#typesetting/print-words.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'book',
  words: {
    en: 'book, book worm, notebook, novel, textbook, reading, bible, quran, koran, torah, prayer book, hymn book, diary, comic, comics, comic book, book club',
    de: 'buch, bucher',
    fr: 'livre, livres',
    es: 'libro, libros',
    it: 'libri',
    pt: 'livro',
    nl: 'boek, boeken',
    emoji: '📚, 📖, 📕, 📗, 📘',
  },
  theme: 'office',
  kin: ['reading'],
  mould: (tint) => ({
    size: 0.42,
    grip: [0.2, -0.2, 0],
    heldTurn: [0, 18, 6],
    groups: [
      [box(plastic('#f6efdc', 0.2), [0.02, 0, 0], [0.32, 0.44, 0.07], 0.01)],
      [box(plastic(tint ?? '#2f9b57', 0.6), [0, 0, 0.085], [0.35, 0.48, 0.02], 0.02)],
      [box(plastic(tint ?? '#2f9b57', 0.6), [0, 0, -0.085], [0.35, 0.48, 0.02], 0.02)],
      [box(plastic(tint ?? '#2f9b57', 0.6), [-0.34, 0, 0], [0.02, 0.48, 0.1], 0.02)],
      [
        box(metal('#d9b45a'), [0.02, 0.18, 0.108], [0.22, 0.05, 0.006], 0.005),
        box(metal('#d9b45a'), [0.02, -0.28, 0.108], [0.12, 0.02, 0.006], 0.005),
      ],
    ],
  }),
  /** A book with its title. */
  lettered: (tint, words) => {
    const cover = plastic(tint ?? '#2f9b57', 0.6);
    const title = { ...cover, decal: wordsDecal(words, cover.colour, [0.03, 0.02], [0.29, 0.38], 20) };
    return {
      size: 0.56,
      grip: [0.24, -0.4, 0],
      heldTurn: [0, 8, 4],
      groups: [
        [box(plastic('#f6efdc', 0.2), [0.02, 0, 0], [0.34, 0.44, 0.07], 0.01)],
        [box(title, [0, 0, 0.085], [0.37, 0.48, 0.02], 0.02)],
        [box(cover, [0, 0, -0.085], [0.37, 0.48, 0.02], 0.02)],
        [box(cover, [-0.36, 0, 0], [0.02, 0.48, 0.1], 0.02)],
      ],
    };
  },
});
