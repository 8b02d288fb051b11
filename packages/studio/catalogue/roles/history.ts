import type { RoleEntry } from './role-entry.ts';

/** Warriors of history, costumes of a country, and people known by their clothes. */
export const HISTORY_ROLES = {
  geisha: {
    words: { en: 'geisha' },
    theme: 'garden',
    things: ['umbrella', 'teapot'],
    garments: ['kimono'],
  },
  dirndl: {
    words: { en: 'dirndl' },
    garments: ['dress', 'apron'],
    colours: { dress: 'red', apron: 'white' },
  },
  knight: {
    words: { en: 'knight, crusader, paladin', es: 'caballero' },
    theme: 'fantasy',
    things: ['sword', 'shield'],
    headwear: 'knight-helmet',
    garments: ['armour'],
    pose: 'heroic',
  },
  gladiator: {
    words: { en: 'gladiator, spartan, centurion, roman soldier, legionary' },
    theme: 'fantasy',
    things: ['sword', 'shield'],
    headwear: 'knight-helmet',
    garments: ['armour'],
    pose: 'heroic',
  },
  warrior: {
    words: { en: 'warrior, barbarian' },
    theme: 'fantasy',
    things: ['sword', 'shield'],
    garments: ['armour'],
    pose: 'heroic',
  },
  viking: {
    words: { en: 'viking' },
    theme: 'fantasy',
    things: ['axe', 'shield'],
    headwear: 'viking-helmet',
    garments: ['jumper', 'cape', 'boots'],
    colours: { jumper: 'tan', cape: 'brown', boots: 'brown' },
  },
  samurai: {
    words: { en: 'samurai, ronin, shogun' },
    theme: 'fantasy',
    things: ['sword'],
    garments: ['kimono'],
    colours: { kimono: 'crimson' },
  },
  archer: {
    words: { en: 'archer, robin hood, hunter, legolas', de: 'jager, jagerin', fr: 'chasseur', es: 'cazador' },
    theme: 'fantasy',
    things: ['bow'],
    garments: ['jumper', 'cape', 'boots'],
    colours: { jumper: 'forest green', cape: 'brown', boots: 'brown' },
  },
  'frida-kahlo': {
    words: { en: 'frida kahlo' },
    theme: 'garden',
    things: ['paintbrush', 'parrot'],
    headwear: 'flower-crown',
    garments: ['dress'],
  },
  barbie: {
    words: { en: 'barbie' },
    theme: 'burst',
    things: ['heart'],
    headwear: 'tiara',
    garments: ['dress'],
    colours: { dress: 'hot pink' },
  },
  musketeer: {
    words: { en: 'musketeer, three musketeers' },
    theme: 'fantasy',
    things: ['sword'],
    headwear: 'fedora',
    garments: ['cape', 'boots'],
    colours: { cape: 'royal blue', boots: 'brown' },
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
