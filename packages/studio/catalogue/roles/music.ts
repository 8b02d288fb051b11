import type { RoleEntry } from './role-entry.ts';

/** Music and dance. */
export const MUSIC_ROLES = {
  ballerina: {
    words: { en: 'ballerina, ballet dancer, ballet, prima ballerina' },
    theme: 'music',
    things: ['flower'],
    garments: ['tutu'],
    pose: 'dancing',
  },
  dancer: {
    words: {
      en: 'dancer, breakdancer',
      de: 'tanzer, tanzerin',
      fr: 'danseur, danseuse',
      es: 'bailarin, bailarina',
    },
    theme: 'music',
    things: ['flower'],
    pose: 'dancing',
  },
  guitarist: {
    words: { en: 'guitarist' },
    theme: 'music',
    things: ['guitar'],
  },
  bassist: {
    words: { en: 'bassist, bass player, bass guitarist, electric guitarist' },
    theme: 'music',
    things: ['electric-guitar'],
  },
  'rock-star': {
    words: { en: 'rock star, rockstar, rocker, rock, punk, metalhead', emoji: '👩‍🎤, 👨‍🎤' },
    theme: 'music',
    things: ['electric-guitar', 'microphone'],
    garments: ['leather-jacket'],
    colours: { 'leather-jacket': 'black' },
    pose: 'heroic',
  },
  dj: {
    words: { en: 'dj, disc jockey' },
    theme: 'music',
    things: ['turntable'],
    headwear: 'headphones',
    garments: ['hoodie'],
  },
  singer: {
    words: {
      en: 'singer, vocalist, pop star, popstar, diva',
      de: 'sanger, sangerin',
      fr: 'chanteur, chanteuse',
      es: 'cantante',
      pt: 'cantor, cantora',
    },
    theme: 'music',
    things: ['microphone'],
  },
  'drag-queen': {
    words: { en: 'drag queen, drag artist' },
    theme: 'music',
    things: ['microphone'],
    garments: ['gown'],
  },
  rapper: {
    words: { en: 'rapper, mc' },
    theme: 'music',
    things: ['microphone', 'turntable'],
    headwear: 'cap',
    garments: ['hoodie'],
  },
  drummer: {
    words: { en: 'drummer, percussionist' },
    theme: 'music',
    things: ['drum'],
  },
  pianist: {
    words: { en: 'pianist, keyboardist, composer, organist' },
    theme: 'music',
    things: ['piano'],
  },
  violinist: {
    words: { en: 'violinist, cellist, fiddler' },
    theme: 'music',
    things: ['violin'],
    garments: ['tuxedo'],
  },
  trumpeter: {
    words: { en: 'trumpeter' },
    theme: 'music',
    things: ['trumpet'],
    headwear: 'fedora',
    garments: ['suit'],
  },
  'jazz-musician': {
    words: { en: 'jazz musician' },
    theme: 'music',
    things: ['saxophone'],
    headwear: 'fedora',
    garments: ['suit'],
  },
  saxophonist: {
    words: { en: 'saxophonist' },
    theme: 'music',
    things: ['saxophone'],
    headwear: 'fedora',
    garments: ['suit'],
  },
  musician: {
    words: { en: 'musician' },
    theme: 'music',
    things: ['guitar', 'microphone'],
  },
  'orchestra-conductor': {
    words: { en: 'orchestra conductor, maestro', de: 'dirigent, dirigentin' },
    theme: 'music',
    garments: ['tuxedo'],
  },
  elvis: {
    words: { en: 'elvis, elvis presley, elvis impersonator' },
    theme: 'music',
    things: ['microphone', 'guitar'],
    garments: ['wetsuit', 'cape', 'belt', 'boots'],
    colours: { wetsuit: 'white', cape: 'white', belt: 'gold', boots: 'white' },
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
