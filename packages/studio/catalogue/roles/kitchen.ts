import type { RoleEntry } from './role-entry.ts';

/** Kitchens, bars and barbecues. */
export const KITCHEN_ROLES = {
  chef: {
    words: {
      en: 'chef, cook, cooking, cooks',
      de: 'koch, kochin',
      fr: 'cuisinier, cuisiniere',
      es: 'cocinero, cocinera',
      it: 'cuoco, cuoca',
      pt: 'cozinheiro, cozinheira',
      emoji: '👩‍🍳, 👨‍🍳',
    },
    theme: 'kitchen',
    things: ['pan'],
    headwear: 'chef-hat',
    garments: ['apron'],
  },
  baker: {
    words: {
      en: 'baker, baking, pastry chef, bakes',
      de: 'backer, backerin',
      fr: 'boulanger, boulangere',
      es: 'panadero, panadera',
      pt: 'padeiro, padeira',
      nl: 'bakker',
    },
    theme: 'kitchen',
    things: ['cake', 'rolling-pin'],
    headwear: 'chef-hat',
    garments: ['apron'],
  },
  barista: {
    words: { en: 'barista' },
    theme: 'kitchen',
    things: ['coffee'],
    garments: ['apron'],
  },
  waiter: {
    words: { en: 'waiter, waitress, sommelier' },
    theme: 'kitchen',
    things: ['wine', 'cutlery'],
    garments: ['vest', 'bow-tie'],
  },
  bartender: {
    words: { en: 'bartender, barman, barmaid, mixologist' },
    theme: 'kitchen',
    things: ['cocktail'],
    garments: ['vest', 'bow-tie'],
  },
  butcher: {
    words: { en: 'butcher', de: 'metzger, metzgerin', fr: 'boucher, bouchere', es: 'carnicero' },
    theme: 'kitchen',
    things: ['knife', 'steak'],
    garments: ['apron'],
  },
  barbecue: {
    words: {
      en: 'barbecue, barbecue king, bbq king, king of the grill, grill king, king of the barbecue, barbecue queen, bbq queen, barbeque, bbq, grilling, grill, grill master, grillmaster, pitmaster',
      de: 'grillmeister, grillen',
      es: 'barbacoa',
    },
    theme: 'kitchen',
    things: ['hot-dog', 'cutlery'],
    garments: ['apron'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
