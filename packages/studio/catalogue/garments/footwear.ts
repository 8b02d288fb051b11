import type { GarmentEntry } from './garment-entry.ts';

/** What is worn on the feet and above them. */
export const FOOTWEAR = {
  shoes: {
    words: {
      en: 'shoe, shoes, crocs, clogs, brogues, stilettos, ballet flats, trainers, sneakers, sneaker, heels, high heels, slippers, loafers',
      de: 'schuhe, turnschuhe',
      fr: 'en baskets, baskets blanches, talons, chaussures',
      es: 'tacones, tacos altos, zapatos, zapatillas, tenis blancos',
      it: 'scarpe, scarpe da ginnastica',
      pt: 'sapatos, sapato',
      nl: 'schoenen, sneakertjes, gympen',
      emoji: '👟, 👠',
    },
    part: 'feet',
  },
  boots: {
    words: {
      en: 'boot, boots, uggs, doc martens, dr martens, waders, fishing waders, chest waders, leather boots, work boots, cowboy boots, wellies, wellingtons, wellington boots',
      de: 'stiefel, stiefeln, gummistiefel',
      fr: 'bottes, bottines',
      es: 'botas',
      it: 'stivali',
      nl: 'laarzen, rubberlaarzen',
      emoji: '🥾',
    },
    part: 'feet',
    kindOf: 'shoes',
  },
  'flip-flops': {
    words: {
      en: 'birkenstocks, flip flops, flip flop, flipflops, sandals, sandal, thongs, beach sandals',
      de: 'sandalen',
      fr: 'tongs, sandales',
      es: 'chanclas, sandalias',
      it: 'infradito, sandali',
      emoji: '🩴, 👡',
    },
    part: 'feet',
    kindOf: 'shoes',
  },
  'leg-warmers': {
    words: {
      en: 'leg warmers, leg warmer, legwarmers',
      de: 'stulpen, beinstulpen',
      fr: 'jambieres',
      es: 'calentadores',
      it: 'scaldamuscoli',
      nl: 'beenwarmers',
    },
    part: 'feet',
  },
} as const satisfies Readonly<Record<string, GarmentEntry>>;
