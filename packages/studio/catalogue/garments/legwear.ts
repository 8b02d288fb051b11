import type { GarmentEntry } from './garment-entry.ts';

/** Clothes for the legs. */
export const LEGWEAR = {
  trunks: {
    words: `trunks, swimming trunks, swim trunks, bathing trunks, swim shorts, swimming shorts, speedo, speedos,
      shirtless, bare chested, bare chest, no shirt, without a shirt, without shirt · de badehose, oben ohne
      · fr torse nu, maillot de bain homme, short de bain · es banador, sin camiseta · it costume da bagno,
      a torso nudo · pt sunga, calcao de banho · nl zwembroek`,
    part: 'legs',
    kindOf: 'shorts',
  },
  skirt: {
    words: `skirt, pencil skirt, miniskirt · de rock und bluse, minirock, jeansrock, faltenrock · fr jupe, jupe rose,
      jupette, minijupe · es falda, minifalda · it una gonna, la gonna, con gonna, in gonna, e gonna, sua gonna,
      gonna a pieghe, minigonna · pt saia, minissaia · nl rok, rokje`,
    part: 'legs',
  },
  'long-skirt': {
    words: `long skirt, maxi skirt, hoop skirt, mermaid tail, fishtail, fish tail · de langer rock · fr jupe longue
      · es falda larga · it gonna lunga · pt saia longa · nl lange rok`,
    part: 'legs',
    kindOf: 'skirt',
  },
  kilt: {
    words: 'kilt · de schottenrock · es falda escocesa',
    part: 'legs',
    kindOf: 'skirt',
    colour: '#8c2f2f',
  },
  tutu: {
    words: 'tutu · de ballettrock',
    part: 'legs',
    kindOf: 'skirt',
    colour: '#f4a6c6',
  },
  trousers: {
    words: `trouser, trousers, pants, jeans, denims, bell bottoms, bell bottom jeans, leggings, tights, stockings,
      pantyhose, chinos, slacks, joggers, sweatpants, corduroys, cargo pants, yoga pants, jogging bottoms,
      pyjama bottoms · de strumpfhose, hosen, jeanshose, jogginghose, jogginghosen, anzughose · fr collants, pantalon,
      jean bleu · es medias, pantalones, vaqueros, tejanos, mallas · it pantaloni, pantalone · pt calcas, calca
      · nl broek, spijkerbroek, legging, panty, joggingbroek`,
    part: 'legs',
  },
  overalls: {
    words: `waders, fishing waders, chest waders, overall, overalls, dungarees, coveralls, bib and brace
      · de latzhose, arbeitslatzhose, blaumann · fr salopette · es peto, mono de trabajo, overol
      · it salopette di jeans · pt macacao, jardineira jeans · nl tuinbroek`,
    part: 'legs',
    kindOf: 'trousers',
    colour: '#3d5f94',
  },
  shorts: {
    words: `shorts, bermudas, beach shorts, board shorts, boardshorts, lederhosen, leather shorts · de lederhose,
      kurze hose, kurze hosen · fr bermuda · es pantalones cortos, pantaloneta, pantalon corto · it pantaloncini,
      pantaloni corti · pt calcao, short jeans · nl korte broek`,
    part: 'legs',
  },
} as const satisfies Readonly<Record<string, GarmentEntry>>;
