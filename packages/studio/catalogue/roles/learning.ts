import type { RoleEntry } from './role-entry.ts';

/** Science, schools and books. */
export const LEARNING_ROLES = {
  scientist: {
    words: `scientist, chemist, biologist, marine biologist, physicist, researcher, rocket scientist, mad scientist
      · de wissenschaftler, forscher, chemiker, biologe, biologin · fr scientifique, chercheur, chimiste
      · es cientifico · it scienziato · pt cientista · nl wetenschapper · emoji 👩‍🔬, 👨‍🔬, 🧑‍🔬`,
    theme: 'office',
    things: ['flask', 'microscope'],
    headwear: 'goggles',
    garments: ['lab-coat'],
  },
  teacher: {
    words: `teacher, professor, lecturer, tutor · de lehrer, lehrerin, erzieher, erzieherin · fr professeur,
      enseignant, enseignante, maitresse, instituteur, institutrice, prof · es maestra, profesor, profesora
      · it insegnante · pt professora · nl leraar, lerares, juf, meester, docent · emoji 👩‍🏫, 👨‍🏫, 🧑‍🏫`,
    theme: 'office',
    things: ['book', 'apple', 'pencil'],
  },
  student: {
    words: `student, pupil, schoolgirl, schoolboy · de studentin, schuler · fr etudiant, eleve · es estudiante, alumno
      · it studente, studentessa, alunno · pt estudante, aluno · nl leerling`,
    theme: 'office',
    things: ['book', 'rucksack', 'pencil'],
    garments: ['backpack'],
  },
  graduate: {
    words: `graduate, graduating · de absolvent, abiturient · fr diplome, diplomee · es graduado, graduada
      · it laureato, laureata · pt formado, formanda · nl afgestudeerd, geslaagd`,
    theme: 'office',
    things: ['book'],
    headwear: 'graduation-cap',
    garments: ['robe'],
    colours: { robe: 'black' },
    pose: 'cheering',
  },
  librarian: {
    words: `librarian, bookworm, reader · de bibliothekar, bucherwurm, leseratte · fr bibliothecaire,
      rat de bibliotheque · es bibliotecario, raton de biblioteca · it topo di biblioteca · pt rato de biblioteca
      · nl bibliothecaris, boekenwurm`,
    theme: 'office',
    things: ['book', 'coffee'],
  },
  writer: {
    words: `writer, author, novelist, poet, screenwriter · de schriftsteller, autor, dichter · fr ecrivain, poete
      · es escritor, poeta · it scrittore · nl schrijver`,
    theme: 'office',
    things: ['book', 'pencil', 'coffee'],
  },
  inventor: {
    words: 'inventor · de erfinder · fr inventeur · it inventore · nl uitvinder',
    theme: 'office',
    things: ['robot', 'spanner'],
    headwear: 'goggles',
    garments: ['lab-coat'],
  },
  botanist: {
    words: 'botanist · de botaniker · fr botaniste · es botanico',
    theme: 'garden',
    things: ['plant', 'magnifying-glass'],
    headwear: 'sun-hat',
  },
  palaeontologist: {
    words: 'palaeontologist, paleontologist · de palaontologe · fr paleontologue · es paleontologo',
    theme: 'garden',
    things: ['dinosaur', 'magnifying-glass'],
    headwear: 'sun-hat',
  },
  astronomer: {
    words: 'astronomer, stargazer · de astronom · fr astronome · es astronomo',
    theme: 'space',
    things: ['telescope', 'book'],
  },
  translator: {
    words: `translator, interpreter, linguist · de ubersetzer, ubersetzerin, dolmetscher, dolmetscherin
      · fr traducteur, traductrice · es traductor, traductora · it traduttore, traduttrice`,
    theme: 'office',
    things: ['book', 'globe'],
    garments: ['shirt'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
