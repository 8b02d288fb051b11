import type { RoleEntry } from './role-entry.ts';

/** Kitchens, bars and barbecues. */
export const KITCHEN_ROLES = {
  chef: {
    words: `chef, cook, cooking, cooks · de koch, kochin, hobbykoch, kocht gern · fr cuisinier, cuisiniere
      · es cocinero, cocinera · it cuoco, cuoca, cucina sempre · pt cozinheiro, cozinheira, cozinha muito · nl kok,
      kokkin, koken · emoji 👩‍🍳, 👨‍🍳`,
    theme: 'kitchen',
    things: ['pan'],
    headwear: 'chef-hat',
    garments: ['apron'],
  },
  baker: {
    words: `pizza chef, pizza maker, pizza baker, baker, baking, pastry chef, bakes · de backer, backerin, konditor,
      backt · fr boulanger, boulangere, patissier · es panadero, panadera, pastelero · it pizzaiolo, panettiere,
      fornaio, pasticciere, pasticcera · pt padeiro, padeira, confeiteiro · nl bakker, banketbakker`,
    theme: 'kitchen',
    things: ['cake', 'rolling-pin'],
    headwear: 'chef-hat',
    garments: ['apron'],
  },
  barista: {
    words: 'barista',
    theme: 'kitchen',
    things: ['coffee'],
    garments: ['apron'],
  },
  waiter: {
    words: `waiter, waitress, sommelier · de kellner, ober · fr serveur, serveuse · es camarero, mesero · it cameriere
      · pt garcom, garconete · nl serveerster`,
    theme: 'kitchen',
    things: ['wine', 'cutlery'],
    garments: ['vest', 'bow-tie'],
  },
  bartender: {
    words: 'bartender, barman, barmaid, mixologist · de barkeeper, barmann · es coctelero',
    theme: 'kitchen',
    things: ['cocktail'],
    garments: ['vest', 'bow-tie'],
  },
  butcher: {
    words: `butcher · de metzger, metzgerin · fr boucher, bouchere · es carnicero · it macellaio · pt acougueiro
      · nl slager`,
    theme: 'kitchen',
    things: ['knife', 'steak'],
    garments: ['apron'],
  },
  barbecue: {
    words: `barbecue, barbecue king, bbq king, king of the grill, grill king, king of the barbecue, barbecue queen,
      bbq queen, barbeque, bbq, grilling, grill, grill master, grillmaster, pitmaster · de grillmeister, grillen,
      grillt · fr roi du barbecue, au barbecue · es barbacoa, parrillero, asador, parrilla · it re della griglia,
      grigliata, alla griglia · pt churrasqueiro, churrasco · nl barbecueen, bbq koning`,
    theme: 'kitchen',
    things: ['hot-dog', 'cutlery'],
    garments: ['apron'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
