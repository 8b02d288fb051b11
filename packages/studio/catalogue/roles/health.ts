import type { RoleEntry } from './role-entry.ts';

/** Medicine for people and animals. */
export const HEALTH_ROLES = {
  doctor: {
    words: `doctor, surgeon, physician, medic, gp, paediatrician, pediatrician · de arzt, arztin · fr medecin
      · es medico, medica, cirujano · it dottore, dottoressa, chirurgo · pt doutor · nl dokter, chirurg · emoji 👩‍⚕️,
      👨‍⚕️, 🧑‍⚕️`,
    theme: 'office',
    things: ['stethoscope'],
    garments: ['lab-coat'],
  },
  dentist: {
    words: 'dentist · de zahnarzt, zahnarztin · fr dentiste · es dentista · nl tandarts',
    theme: 'office',
    things: ['magnifying-glass'],
    garments: ['lab-coat'],
  },
  nurse: {
    words: `nurse, midwife, paramedic, carer · de krankenschwester, krankenpfleger, sanitater, sanitaterin, hebamme
      · fr infirmier, infirmiere · es enfermero, enfermera · it infermiere, infermiera · pt enfermeiro, enfermeira
      · nl verpleegster, verpleger`,
    theme: 'office',
    things: ['stethoscope'],
    garments: ['scrubs'],
    colours: { scrubs: 'sky blue' },
  },
  pharmacist: {
    words: 'pharmacist · de apotheker, apothekerin · fr pharmacien · es farmaceutico · it farmacista',
    theme: 'office',
    things: ['bottle'],
    garments: ['lab-coat'],
  },
  vet: {
    words: `vet, veterinarian · de tierarzt, tierarztin · fr veterinaire · es veterinario, veterinaria · nl dierenarts`,
    theme: 'garden',
    things: ['stethoscope', 'dog', 'cat'],
    garments: ['lab-coat'],
  },
  optician: {
    words: `optician, optometrist, ophthalmologist · de optiker, optikerin, augenarzt, augenarztin · fr opticien,
      opticienne · es optico · it ottico`,
    theme: 'office',
    things: ['magnifying-glass'],
    garments: ['lab-coat'],
  },
  physiotherapist: {
    words: `physiotherapist, physio, masseur, masseuse · de physiotherapeut, physiotherapeutin · fr kine,
      kinesitherapeute · es fisioterapeuta · it fisioterapista · nl fysiotherapeut`,
    theme: 'sport',
    things: ['yoga-mat'],
    garments: ['polo'],
  },
  psychologist: {
    words: `psychologist, therapist, counsellor, social worker · de psychologe, psychologin · fr psychologue
      · es psicologo · nl psycholoog`,
    theme: 'office',
    things: ['clipboard', 'book'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
