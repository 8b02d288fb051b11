import type { RoleEntry } from './role-entry.ts';

/** Warriors of history, costumes of a country, and people known by their clothes. */
export const HISTORY_ROLES = {
  geisha: {
    words: 'geisha · fr une geisha',
    theme: 'garden',
    things: ['umbrella', 'teapot'],
    garments: ['kimono'],
  },
  dirndl: {
    words: 'dirndl · it un dirndl',
    garments: ['dress', 'apron'],
    colours: { dress: 'red', apron: 'white' },
  },
  knight: {
    words: `knight, crusader, paladin · de ritter · fr chevalier · es caballero · it un cavaliere, cavaliere con,
      cavaliere medievale · pt cavaleiro · nl ridder`,
    theme: 'fantasy',
    things: ['sword', 'shield'],
    headwear: 'knight-helmet',
    garments: ['armour'],
    pose: 'heroic',
  },
  gladiator: {
    words: `gladiator, spartan, centurion, roman soldier, legionary · fr gladiateur · es gladiador · it gladiatore`,
    theme: 'fantasy',
    things: ['sword', 'shield'],
    headwear: 'knight-helmet',
    garments: ['armour'],
    pose: 'heroic',
  },
  warrior: {
    words: `warrior, barbarian · de krieger · fr guerrier · es guerrero · it guerriero · pt guerreiro · nl krijger`,
    theme: 'fantasy',
    things: ['sword', 'shield'],
    garments: ['armour'],
    pose: 'heroic',
  },
  viking: {
    words: 'viking · de wikinger · es vikingo · it vichingo',
    theme: 'fantasy',
    things: ['axe', 'shield'],
    headwear: 'viking-helmet',
    garments: ['jumper', 'cape', 'boots'],
    colours: { jumper: 'tan', cape: 'brown', boots: 'brown' },
  },
  samurai: {
    words: 'samurai, ronin, shogun · fr samourai',
    theme: 'fantasy',
    things: ['sword'],
    garments: ['kimono'],
    colours: { kimono: 'crimson' },
  },
  archer: {
    words: `archer, robin hood, hunter · de jager, jagerin, bogenschutze · fr chasseur · es cazador, arquero
      · it arciere · pt arqueiro · nl boogschutter`,
    theme: 'fantasy',
    things: ['bow'],
    garments: ['jumper', 'cape', 'boots'],
    colours: { jumper: 'forest green', cape: 'brown', boots: 'brown' },
  },
  'flower-painter': {
    words: `flower painter, flower crown painter · de blumenmalerin · fr peintre de fleurs · es pintora de flores
      · it pittrice di fiori · nl bloemenschilderes`,
    formerly: 'frida-kahlo',
    theme: 'garden',
    things: ['paintbrush', 'parrot'],
    headwear: 'flower-crown',
    garments: ['dress'],
  },
  'fashion-doll': {
    words: 'fashion doll · de modepuppe · fr poupee mannequin',
    formerly: 'barbie',
    theme: 'burst',
    things: ['heart'],
    headwear: 'tiara',
    garments: ['dress'],
    colours: { dress: 'teal' },
  },
  musketeer: {
    words: `musketeer, three musketeers · de musketier · fr mousquetaire · es mosquetero · it moschettiere
      · pt mosqueteiro`,
    theme: 'fantasy',
    things: ['sword'],
    headwear: 'fedora',
    garments: ['cape', 'boots'],
    colours: { cape: 'royal blue', boots: 'brown' },
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
