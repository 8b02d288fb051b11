import type { RoleEntry } from './role-entry.ts';

/** Ministers of religions. */
export const FAITH_ROLES = {
  nun: {
    words: 'nun · de nonne · fr bonne soeur, religieuse · es monja · it suora · pt freira · nl non in habijt',
    things: ['book', 'candle'],
    headwear: 'headscarf',
    garments: ['robe'],
    colours: { robe: 'black' },
  },
  priest: {
    words: `priest, vicar, pastor, chaplain, reverend, deacon · de pfarrer, pfarrerin · fr pretre · es sacerdote
      · it prete · pt padre catolico · nl priester, pastoor`,
    things: ['book', 'candle'],
    garments: ['robe'],
    colours: { robe: 'black' },
  },
  monk: {
    words: 'monk · de monch · fr moine · es monje · it monaco buddista · nl monnik',
    things: ['book', 'candle'],
    garments: ['robe'],
    colours: { robe: 'brown' },
  },
  imam: {
    words: 'imam',
    things: ['book'],
    garments: ['robe'],
    colours: { robe: 'white' },
  },
  rabbi: {
    words: 'rabbi · de rabbiner',
    things: ['book'],
    headwear: 'fedora',
    garments: ['suit'],
    colours: { suit: 'black' },
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
