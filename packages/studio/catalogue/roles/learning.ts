import type { RoleEntry } from './role-entry.ts';

/** Science, schools and books. */
export const LEARNING_ROLES = {
  scientist: {
    words: {
      en: 'scientist, chemist, biologist, marine biologist, physicist, researcher, rocket scientist, mad scientist',
      es: 'cientifico',
      emoji: '👩‍🔬, 👨‍🔬, 🧑‍🔬',
    },
    theme: 'office',
    things: ['flask', 'microscope'],
    headwear: 'goggles',
    garments: ['lab-coat'],
  },
  teacher: {
    words: {
      en: 'teacher, professor, lecturer, tutor',
      de: 'lehrer, lehrerin, erzieher, erzieherin',
      fr: 'professeur, enseignant, enseignante',
      es: 'maestra, profesor, profesora',
      it: 'insegnante',
      pt: 'professora',
      emoji: '👩‍🏫, 👨‍🏫, 🧑‍🏫',
    },
    theme: 'office',
    things: ['book', 'apple', 'pencil'],
  },
  student: {
    words: { en: 'student, pupil, schoolgirl, schoolboy' },
    theme: 'office',
    things: ['book', 'rucksack', 'pencil'],
    garments: ['backpack'],
  },
  graduate: {
    words: { en: 'graduate, graduating' },
    theme: 'office',
    things: ['book'],
    headwear: 'graduation-cap',
    garments: ['robe'],
    colours: { robe: 'black' },
    pose: 'cheering',
  },
  librarian: {
    words: { en: 'librarian, bookworm, reader' },
    theme: 'office',
    things: ['book', 'coffee'],
  },
  writer: {
    words: { en: 'writer, author, novelist, poet, screenwriter' },
    theme: 'office',
    things: ['book', 'pencil', 'coffee'],
  },
  inventor: {
    words: { en: 'inventor' },
    theme: 'office',
    things: ['robot', 'spanner'],
    headwear: 'goggles',
    garments: ['lab-coat'],
  },
  botanist: {
    words: { en: 'botanist' },
    theme: 'garden',
    things: ['plant', 'magnifying-glass'],
    headwear: 'sun-hat',
  },
  palaeontologist: {
    words: { en: 'palaeontologist, paleontologist' },
    theme: 'garden',
    things: ['dinosaur', 'magnifying-glass'],
    headwear: 'sun-hat',
  },
  astronomer: {
    words: { en: 'astronomer, stargazer' },
    theme: 'space',
    things: ['telescope', 'book'],
  },
  translator: {
    words: {
      en: 'translator, interpreter, linguist',
      de: 'ubersetzer, ubersetzerin, dolmetscher, dolmetscherin',
      fr: 'traducteur, traductrice',
      es: 'traductor, traductora',
      it: 'traduttore, traduttrice',
    },
    theme: 'office',
    things: ['book', 'globe'],
    garments: ['shirt'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
