import type { RoleEntry } from './role-entry.ts';

/** Offices, law and politics. */
export const OFFICE_ROLES = {
  architect: {
    words: { en: 'architect' },
    theme: 'office',
    things: ['pencil'],
    headwear: 'hard-hat',
  },
  engineer: {
    words: { en: 'engineer' },
    theme: 'office',
    things: ['laptop', 'spanner'],
  },
  designer: {
    words: { en: 'designer, graphic designer' },
    theme: 'office',
    things: ['pencil', 'laptop'],
  },
  'it-guy': {
    words: {
      en: 'it guy, it support, it specialist, it technician, it consultant, it manager, sysadmin, system administrator, developer, programmer, coder, coding, hacker, software engineer, web developer, engineer of software, data scientist',
      es: 'programador',
      emoji: '👩‍💻, 👨‍💻, 🧑‍💻',
    },
    theme: 'office',
    things: ['laptop', 'coffee'],
    headwear: 'headphones',
    garments: ['hoodie'],
  },
  gamer: {
    words: { en: 'gamer, streamer, esports player' },
    theme: 'office',
    things: ['gamepad'],
    headwear: 'headphones',
    garments: ['hoodie'],
  },
  lawyer: {
    words: {
      en: 'lawyer, attorney, barrister, solicitor, judge',
      de: 'anwalt, anwaltin',
      fr: 'avocate',
      es: 'abogado, abogada',
      it: 'avvocato',
    },
    theme: 'office',
    things: ['briefcase', 'book'],
    garments: ['suit'],
  },
  businessman: {
    words: {
      en: 'businessman, businesswoman, angel investor, business person, boss, manager, ceo, executive, director of sales, consultant, salesman, saleswoman',
      de: 'mein chef, meinem chef, meinen chef, unser chef, unserem chef, unseren chef, bester chef, beste chef, besten chef, chefin',
      fr: 'mon chef, notre chef, ma cheffe',
      es: 'jefe, jefa',
      it: 'il mio capo',
      pt: 'meu chefe, minha chefe',
    },
    theme: 'office',
    things: ['briefcase', 'phone', 'coffee'],
    garments: ['suit'],
  },
  accountant: {
    words: {
      en: 'accountant, tax inspector, tax adviser, tax advisor, taxman, auditor, banker, trader, economist',
    },
    theme: 'office',
    things: ['briefcase', 'money-bag'],
    garments: ['suit'],
  },
  secretary: {
    words: { en: 'secretary, receptionist, office worker' },
    theme: 'office',
    things: ['phone', 'coffee'],
    garments: ['shirt'],
  },
  'chess-player': {
    words: { en: 'chess player, grandmaster, chess master' },
    theme: 'office',
    things: ['chess-piece', 'trophy'],
  },
  politician: {
    words: {
      en: 'politician, president, prime minister, mayor, mayoress, senator',
      de: 'politiker, politikerin, burgermeister, burgermeisterin',
    },
    theme: 'city',
    things: ['microphone', 'flag'],
    garments: ['suit'],
  },
  'estate-agent': {
    words: { en: 'estate agent, realtor, real estate agent', de: 'makler, maklerin' },
    theme: 'office',
    things: ['key', 'briefcase'],
    garments: ['suit'],
  },
  'call-centre-agent': {
    words: {
      en: 'call centre agent, call center agent, call centre worker, call center worker, telephonist, customer service agent, customer support agent',
      de: 'telefonist, telefonistin',
    },
    theme: 'office',
    things: ['laptop', 'phone'],
    headwear: 'headphones',
    garments: ['shirt'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
