import type { RoleEntry } from './role-entry.ts';

/** Farms, gardens, forests and mountains. */
export const OUTDOORS_ROLES = {
  cowboy: {
    words: 'cowboy, cowgirl, rancher · fr cow boy · es vaquero · pt vaqueiro',
    theme: 'garden',
    things: ['horse'],
    headwear: 'cowboy-hat',
    garments: ['vest', 'boots'],
    colours: { vest: 'brown', boots: 'brown' },
  },
  sheriff: {
    words: 'sheriff, gunslinger',
    theme: 'garden',
    things: ['police-badge', 'horse'],
    headwear: 'cowboy-hat',
    garments: ['vest', 'boots'],
  },
  farmer: {
    words: `farmer · de landwirt, landwirtin, bauer, bauerin · fr agriculteur · es agricultor, agricultora
      · it contadino · pt fazendeiro · nl boerin · emoji 👩‍🌾, 👨‍🌾, 🧑‍🌾`,
    theme: 'garden',
    things: ['shovel', 'horse'],
    headwear: 'sun-hat',
    garments: ['overalls', 'boots'],
    colours: { overalls: 'denim', boots: 'green' },
  },
  gardener: {
    words: `gardener, horticulturist · de gartner, gartnerin, hobbygartner · fr jardinier, jardiniere, jardine
      · es jardinero, jardinera · it giardiniere · pt jardineiro · nl tuinman, hovenier`,
    theme: 'garden',
    things: ['watering-can', 'shovel', 'plant'],
    headwear: 'sun-hat',
    garments: ['overalls', 'boots', 'gloves'],
    colours: { overalls: 'forest green', boots: 'green' },
  },
  florist: {
    words: 'florist · de blumenhandler · fr fleuriste · es florista · it fioraio · nl bloemist',
    theme: 'garden',
    things: ['bouquet', 'scissors'],
    garments: ['apron'],
  },
  beekeeper: {
    words: `beekeeper, bee keeper, apiarist · de imker, imkerin · fr apiculteur · es apicultor · it apicoltore`,
    theme: 'garden',
    things: ['honey'],
    headwear: 'sun-hat',
    garments: ['wetsuit', 'gloves', 'boots'],
    colours: { wetsuit: 'white', boots: 'white', gloves: 'tan' },
  },
  hiker: {
    words: `hiker, mountaineer, trekker, backpacker, camper, scout, rock climber, climber · de bergsteiger,
      bergsteigerin, wanderer · fr alpiniste, randonneur · es montanero, senderista · it alpinista, escursionista
      · pt trilheiro, caminhante · nl wandelaar, bergbeklimmer`,
    theme: 'garden',
    things: ['rucksack', 'compass', 'map'],
    garments: ['boots', 'backpack'],
  },
  ranger: {
    words: `ranger, park ranger, forest ranger, forester, gamekeeper · de forster, parkranger · fr garde forestier
      · es guardabosques · it guardia forestale · nl boswachter`,
    theme: 'garden',
    things: ['map', 'compass', 'rucksack'],
    headwear: 'cowboy-hat',
    garments: ['shirt', 'boots', 'backpack'],
  },
  explorer: {
    words: `explorer, adventurer, treasure hunter, archaeologist, archeologist · de entdecker, abenteurer, archaologe
      · fr explorateur, archeologue, aventurier · es explorador, arqueologo, aventurero · it esploratore, archeologo
      · nl ontdekkingsreiziger, archeoloog`,
    theme: 'garden',
    things: ['map', 'compass', 'rucksack'],
    headwear: 'fedora',
    garments: ['jacket', 'boots'],
  },
  lumberjack: {
    words: `lumberjack, woodcutter · de holzfaller · fr bucheron · es lenador · it boscaiolo, taglialegna
      · pt lenhador · nl houthakker`,
    theme: 'garden',
    things: ['axe', 'saw'],
    headwear: 'beanie',
    garments: ['shirt', 'boots'],
  },
  birdwatcher: {
    words: `birdwatcher, bird watcher, birder, ornithologist · de vogelbeobachter · fr ornithologue · es ornitologo
      · nl vogelaar`,
    theme: 'garden',
    things: ['binoculars', 'parrot'],
    headwear: 'sun-hat',
    garments: ['vest'],
  },
  falconer: {
    words: 'falconer · de falkner',
    theme: 'garden',
    things: ['eagle'],
    garments: ['vest', 'gloves'],
  },
  zookeeper: {
    words: `zookeeper, zoo keeper, zoologist · de tierpfleger, zoowarter · fr gardien de zoo · nl dierenverzorger`,
    theme: 'garden',
    things: ['parrot', 'rabbit'],
    headwear: 'sun-hat',
    garments: ['uniform'],
  },
  shepherd: {
    words: 'shepherd, shepherdess · de schafer · fr berger · it pastore con pecore · nl schaapherder',
    theme: 'garden',
    things: ['staff', 'sheep'],
    headwear: 'sun-hat',
    garments: ['coat'],
  },
  hippie: {
    words: 'hippie, hippy, flower child · es jipi',
    theme: 'garden',
    things: ['guitar', 'flower'],
    headwear: 'flower-crown',
    garments: ['tee'],
  },
  bullfighter: {
    words: 'bullfighter, matador, torero · fr toreador · pt toureiro',
    theme: 'city',
    headwear: 'flat-cap',
    garments: ['jacket', 'cape'],
    colours: { jacket: 'gold', cape: 'red' },
    pose: 'heroic',
  },
  gondolier: {
    words: 'gondolier · de gondoliere · es gondolero',
    theme: 'city',
    things: ['paddle'],
    headwear: 'sun-hat',
    garments: ['tee', 'scarf'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
