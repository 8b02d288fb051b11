import type { RoleEntry } from './role-entry.ts';

/** Music and dance. */
export const MUSIC_ROLES = {
  ballerina: {
    words: `ballerina, ballet dancer, ballet, prima ballerina · de balletttanzerin, balletttanzer · fr ballerine,
      danseur de ballet · es bailarina de ballet · it ballerina classica · pt bailarina · nl balletdanseres`,
    theme: 'music',
    things: ['flower'],
    garments: ['tutu'],
    pose: 'dancing',
  },
  dancer: {
    words: `dancer, breakdancer · de tanzer, tanzerin · fr danseur, danseuse · es bailarin, bailarina, bailaora
      · it ballerino, danzatrice, ballerini · pt dancarino, dancarina, sambista · nl danser, danseres`,
    theme: 'music',
    things: ['flower'],
    pose: 'dancing',
  },
  guitarist: {
    words: `guitarist · de gitarrist · fr guitariste · es guitarrista · it chitarrista · pt violonista · nl gitarist`,
    theme: 'music',
    things: ['guitar'],
  },
  bassist: {
    words: `bassist, bass player, bass guitarist, electric guitarist · fr bassiste · es bajista · it bassista
      · pt baixista`,
    theme: 'music',
    things: ['electric-guitar'],
  },
  'rock-star': {
    words: `rock star, rockstar, rocker, rock, punk, metalhead · fr rockeur · es rockero, rockera, estrella de rock
      · pt roqueiro, estrela do rock · nl rockster · emoji 👩‍🎤, 👨‍🎤`,
    theme: 'music',
    things: ['electric-guitar', 'microphone'],
    garments: ['leather-jacket'],
    colours: { 'leather-jacket': 'black' },
    pose: 'heroic',
  },
  dj: {
    words: 'dj, disc jockey',
    theme: 'music',
    things: ['turntable'],
    headwear: 'headphones',
    garments: ['hoodie'],
  },
  singer: {
    words: `singer, vocalist, pop star, popstar, diva · de sanger, sangerin · fr chanteur, chanteuse · es cantante
      · pt cantor, cantora · nl zanger, zangeres`,
    theme: 'music',
    things: ['microphone'],
  },
  'drag-queen': {
    words: 'drag queen, drag artist',
    theme: 'music',
    things: ['microphone'],
    garments: ['gown'],
  },
  rapper: {
    words: 'rapper, mc · fr rappeur · es rapero',
    theme: 'music',
    things: ['microphone', 'turntable'],
    headwear: 'cap',
    garments: ['hoodie'],
  },
  drummer: {
    words: 'drummer, percussionist · de schlagzeuger · fr batteur · es baterista · it batterista',
    theme: 'music',
    things: ['drum'],
  },
  pianist: {
    words: 'pianist, keyboardist, composer, organist · de klavierspieler · fr pianiste · es pianista',
    theme: 'music',
    things: ['piano'],
  },
  violinist: {
    words: 'violinist, cellist, fiddler · de geiger · fr violoniste · es violinista · nl violist, violiste',
    theme: 'music',
    things: ['violin'],
    garments: ['tuxedo'],
  },
  trumpeter: {
    words: 'trumpeter · de trompeter · fr trompettiste · es trompetista · it trombettista · nl trompettist',
    theme: 'music',
    things: ['trumpet'],
    headwear: 'fedora',
    garments: ['suit'],
  },
  'jazz-musician': {
    words: 'jazz musician',
    theme: 'music',
    things: ['saxophone'],
    headwear: 'fedora',
    garments: ['suit'],
  },
  saxophonist: {
    words: 'saxophonist · fr saxophoniste · es saxofonista · it sassofonista · nl saxofonist',
    theme: 'music',
    things: ['saxophone'],
    headwear: 'fedora',
    garments: ['suit'],
  },
  musician: {
    words: 'musician · de musiker · fr musicien · es musico · it musicista · nl muzikant',
    theme: 'music',
    things: ['guitar', 'microphone'],
  },
  'orchestra-conductor': {
    words: `orchestra conductor, maestro · de dirigent, dirigentin · fr chef d orchestre, chef orchestre
      · es director de orquesta · it direttore d orchestra, direttore orchestra · pt maestro de orquestra`,
    theme: 'music',
    garments: ['tuxedo'],
  },
  mariachi: {
    words: 'mariachi, mariachi singer, mariachi player, charro',
    theme: 'music',
    things: ['guitar'],
    headwear: 'sombrero',
    garments: ['suit'],
    colours: { suit: 'black' },
  },
  'flamenco-dancer': {
    words: `flamenco dancer, flamenco · de flamencotanzer · fr danseuse de flamenco · es bailaora de flamenco,
      flamenca, bailaor · it ballerina di flamenco · nl flamencodanseres`,
    theme: 'music',
    things: ['hand-fan'],
    garments: ['dress'],
    colours: { dress: 'red' },
    pose: 'dancing',
  },
  'rock-and-roll-star': {
    words: 'rock and roll star, rock n roll star',
    formerly: 'elvis',
    theme: 'music',
    things: ['microphone', 'guitar'],
    garments: ['wetsuit', 'cape', 'belt', 'boots'],
    colours: { wetsuit: 'white', cape: 'white', belt: 'gold', boots: 'white' },
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
