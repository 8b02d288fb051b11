import type { RoleEntry } from './role-entry.ts';

/** Weddings, relatives, carers and people known by their pets. */
export const FAMILY_ROLES = {
  knitter: {
    words: 'knitter',
    theme: 'garden',
    things: ['knitting', 'teapot'],
  },
  bride: {
    words: 'bride, bride to be · de braut · fr mariee · es novia · it sposa · pt noiva · nl bruid',
    theme: 'garden',
    things: ['bouquet', 'heart'],
    headwear: 'veil',
    garments: ['gown'],
    colours: { gown: 'white' },
  },
  groom: {
    words: `groom · de brautigam · fr le marie · es el novio de la boda · it lo sposo · pt o noivo · nl bruidegom`,
    theme: 'garden',
    things: ['flower', 'heart'],
    garments: ['tuxedo'],
    colours: { tuxedo: 'black' },
  },
  grandma: {
    words: 'grandma, granny, grandmother, nana · de oma · fr mamie, grand mere · es abuela · it nonna',
    theme: 'garden',
    things: ['knitting', 'teapot'],
  },
  grandpa: {
    words: 'grandpa, grandad, grandfather · de opa · fr papy, grand pere · es abuelo · it nonno',
    theme: 'garden',
    things: ['newspaper', 'fishing-rod'],
    headwear: 'cap',
  },
  'cat-lady': {
    words: 'cat lady, cat lover',
    theme: 'garden',
    things: ['cat', 'coffee'],
  },
  'dog-walker': {
    words: 'dog walker, dog lover, dog trainer',
    theme: 'garden',
    things: ['dog', 'tennis-ball'],
  },
  bridesmaid: {
    words: `bridesmaid, maid of honour, maid of honor · de brautjungfer · fr demoiselle d honneur · es dama de honor
      · it damigella · nl bruidsmeisje`,
    theme: 'garden',
    things: ['bouquet'],
    headwear: 'flower-crown',
    garments: ['gown'],
  },
  groomsman: {
    words: 'groomsman · de trauzeuge',
    theme: 'garden',
    things: ['rings', 'wine'],
    garments: ['suit'],
  },
  'best-dad-ever': {
    words: `best dad ever, best mum ever, best mom ever, best boss ever, best teacher ever, best grandma ever,
      best grandpa ever, best friend ever, worlds best, worlds greatest, best dad in the world, best mum in the world,
      best mom in the world, best boss in the world, number one dad, number 1 dad`,
    things: ['trophy'],
  },
  nanny: {
    words: `nanny, babysitter, baby sitter, childminder, au pair · de tagesmutter · fr nounou · es ninera · it tata
      · pt baba crianca · nl oppas`,
    things: ['pram', 'teddy-bear'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
