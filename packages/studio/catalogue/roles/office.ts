import type { RoleEntry } from './role-entry.ts';

/** Offices, law and politics. */
export const OFFICE_ROLES = {
  architect: {
    words: 'architect · de architekt · fr architecte · es arquitecto · it architetto · pt arquiteto',
    theme: 'office',
    things: ['pencil'],
    headwear: 'hard-hat',
  },
  engineer: {
    words: 'engineer · de ingenieur · fr ingenieure · es ingeniero · it ingegnere · pt engenheiro',
    theme: 'office',
    things: ['laptop', 'spanner'],
  },
  designer: {
    words: 'designer, graphic designer · de grafiker · fr graphiste · es disenador · it grafico',
    theme: 'office',
    things: ['pencil', 'laptop'],
  },
  'it-guy': {
    words: `it guy, it support, it specialist, it technician, it consultant, it manager, sysadmin,
      system administrator, developer, programmer, coder, coding, hacker, software engineer, web developer,
      engineer of software, data scientist, software developer · de programmierer, informatiker · fr informaticien,
      programmeur, developpeur · es programador · it programmatore, informatico · emoji 👩‍💻, 👨‍💻, 🧑‍💻`,
    theme: 'office',
    things: ['laptop', 'coffee'],
    headwear: 'headphones',
    garments: ['hoodie'],
  },
  gamer: {
    words: `gamer, streamer, esports player · de zocker · fr joueur de jeux video · es jugador de videojuegos
      · it videogiocatore · pt jogador de videogame`,
    theme: 'office',
    things: ['gamepad'],
    headwear: 'headphones',
    garments: ['hoodie'],
  },
  lawyer: {
    words: `lawyer, attorney, barrister, solicitor, judge · de anwalt, anwaltin · fr avocate · es abogado, abogada
      · it avvocato · pt advogado · nl advocaat`,
    theme: 'office',
    things: ['briefcase', 'book'],
    garments: ['suit'],
  },
  businessman: {
    words: `businessman, businesswoman, angel investor, business person, boss, manager, ceo, executive,
      director of sales, consultant, salesman, saleswoman · de mein chef, meinem chef, meinen chef, unser chef,
      unserem chef, unseren chef, bester chef, beste chef, besten chef, chefin · fr mon chef, notre chef, ma cheffe,
      homme d affaires, homme affaires · es jefe, jefa · it il mio capo · pt meu chefe, minha chefe · nl zakenman,
      zakenvrouw`,
    theme: 'office',
    things: ['briefcase', 'phone', 'coffee'],
    garments: ['suit'],
  },
  accountant: {
    words: `accountant, tax inspector, tax adviser, tax advisor, taxman, auditor, banker, trader, economist
      · de buchhalter, steuerberater · fr comptable · es contable, contador · it commercialista, contabile, ragioniere
      · pt contabilista · nl boekhouder`,
    theme: 'office',
    things: ['briefcase', 'money-bag'],
    garments: ['suit'],
  },
  secretary: {
    words: `secretary, receptionist, office worker · de sekretar, sekretarin · fr secretaire · es secretaria
      · it segretaria · nl secretaresse`,
    theme: 'office',
    things: ['phone', 'coffee'],
    garments: ['shirt'],
  },
  'chess-player': {
    words: `chess player, grandmaster, chess master · de schachspieler · fr joueur d echecs, joueur echecs
      · es ajedrecista · it scacchista · pt enxadrista · nl schaker`,
    theme: 'office',
    things: ['chess-piece', 'trophy'],
  },
  politician: {
    words: `politician, president, prime minister, mayor, mayoress, senator · de politiker, politikerin,
      burgermeister, burgermeisterin · fr homme politique, maire · es politico, alcalde · it sindaco · nl burgemeester`,
    theme: 'city',
    things: ['microphone', 'flag'],
    garments: ['suit'],
  },
  'estate-agent': {
    words: 'estate agent, realtor, real estate agent · de makler, maklerin',
    theme: 'office',
    things: ['key', 'briefcase'],
    garments: ['suit'],
  },
  'call-centre-agent': {
    words: `call centre agent, call center agent, call centre worker, call center worker, telephonist,
      customer service agent, customer support agent · de telefonist, telefonistin`,
    theme: 'office',
    things: ['laptop', 'phone'],
    headwear: 'headphones',
    garments: ['shirt'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
