import type { RoleEntry } from './role-entry.ts';

/** Feasts and parties. */
export const FEASTS_ROLES = {
  clown: {
    words: 'clown, jester · de clownin · es payaso · it pagliaccio · pt palhaco',
    theme: 'burst',
    things: ['balloon'],
    headwear: 'party-hat',
    garments: ['jumper', 'bow-tie'],
    colours: { jumper: 'yellow', 'bow-tie': 'red' },
  },
  'christmas-elf': {
    words: `christmas elf, xmas elf, santas elf, elf of santa, santas helper, santas little helper · de weihnachtself,
      weihnachtselfe, weihnachtswichtel · fr lutin de noel · es elfo de navidad, duende de navidad
      · it elfo di natale, elfo di babbo natale · pt elfo de natal, duende de natal · nl kerstelf`,
    theme: 'burst',
    things: ['gift', 'lollipop'],
    headwear: 'santa-hat',
    garments: ['robe', 'belt', 'trousers'],
    colours: { robe: 'green', belt: 'black', trousers: 'red' },
  },
  santa: {
    words: `santa, santa claus, father christmas, saint nicholas · de weihnachtsmann · fr pere noel · es papa noel
      · it babbo natale · pt papai noel, pai natal · nl kerstman · emoji 🎅`,
    theme: 'burst',
    things: ['toy-sack', 'gift'],
    headwear: 'santa-hat',
    garments: ['coat', 'boots', 'belt'],
    colours: { coat: 'red', boots: 'black', belt: 'black' },
    beard: 'white',
  },
  'mrs-claus': {
    words: 'mrs claus, mrs santa, mrs santa claus, mother christmas · emoji 🤶',
    theme: 'burst',
    things: ['gift'],
    headwear: 'santa-hat',
    garments: ['dress', 'boots'],
    colours: { dress: 'red', boots: 'black' },
  },
  leprechaun: {
    words: 'leprechaun, st patricks day · de kobold',
    theme: 'garden',
    things: ['money-bag'],
    headwear: 'top-hat',
    garments: ['suit'],
    colours: { suit: 'green' },
  },
  'easter-bunny': {
    words: 'easter bunny · de osterhase',
    theme: 'garden',
    things: ['bouquet', 'carrot'],
    headwear: 'bunny-ears',
    garments: ['onesie'],
    colours: { onesie: 'white' },
  },
  gnome: {
    words: 'gnome, garden gnome · de gartenzwerg',
    theme: 'garden',
    things: ['shovel', 'lantern'],
    headwear: 'santa-hat',
    garments: ['jumper', 'boots'],
    colours: { jumper: 'royal blue', boots: 'brown' },
    beard: 'white',
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
