import type { GarmentEntry } from './garment-entry.ts';

/** Clothes for the legs. */
export const LEGWEAR = {
  trunks: {
    words: {
      en: 'trunks, swimming trunks, swim trunks, bathing trunks, swim shorts, swimming shorts, speedo, speedos, shirtless, bare chested, bare chest, no shirt, without a shirt, without shirt',
      de: 'badehose, oben ohne',
      fr: 'torse nu',
      es: 'banador, sin camiseta',
      it: 'costume da bagno, a torso nudo',
    },
    part: 'legs',
    kindOf: 'shorts',
  },
  skirt: {
    words: {
      en: 'skirt, pencil skirt, miniskirt',
      de: 'rock und bluse',
      fr: 'jupe, jupe rose, jupette',
      es: 'falda',
      it: 'una gonna, la gonna, con gonna, in gonna, e gonna, sua gonna',
      pt: 'saia',
      nl: 'rok, rokje',
    },
    part: 'legs',
  },
  'long-skirt': {
    words: { en: 'long skirt, maxi skirt, hoop skirt, mermaid tail, fishtail, fish tail' },
    part: 'legs',
    kindOf: 'skirt',
  },
  kilt: {
    words: { en: 'kilt' },
    part: 'legs',
    kindOf: 'skirt',
    colour: '#8c2f2f',
  },
  tutu: {
    words: { en: 'tutu' },
    part: 'legs',
    kindOf: 'skirt',
    colour: '#f4a6c6',
  },
  trousers: {
    words: {
      en: 'trouser, trousers, pants, jeans, denims, bell bottoms, bell bottom jeans, leggings, tights, stockings, pantyhose, chinos, slacks, joggers, sweatpants, corduroys',
      de: 'strumpfhose, hosen, jeanshose',
      fr: 'collants, pantalon, jean bleu',
      es: 'medias, pantalones, vaqueros',
      it: 'pantaloni, pantalone',
      pt: 'calcas, calca',
      nl: 'broek, spijkerbroek, legging, panty',
    },
    part: 'legs',
  },
  overalls: {
    words: {
      en: 'waders, fishing waders, chest waders, overall, overalls, dungarees, coveralls, bib and brace',
      de: 'latzhose',
      fr: 'salopette',
      nl: 'tuinbroek',
    },
    part: 'legs',
    kindOf: 'trousers',
    colour: '#3d5f94',
  },
  shorts: {
    words: {
      en: 'shorts, bermudas, beach shorts, board shorts, boardshorts, lederhosen, leather shorts',
      de: 'lederhose, kurze hose',
      es: 'pantalones cortos',
      it: 'pantaloncini',
      nl: 'korte broek',
    },
    part: 'legs',
  },
} as const satisfies Readonly<Record<string, GarmentEntry>>;
