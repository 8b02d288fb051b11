import type { GarmentEntry } from './garment-entry.ts';

/** What is worn on the feet and above them. */
export const FOOTWEAR = {
  shoes: {
    words: `shoe, shoes, clogs, brogues, stilettos, ballet flats, trainers, sneakers, sneaker, heels, high heels,
      slippers, loafers, ballet shoes, ballet slippers, pointe shoes, pumps, running shoes · de schuhe, turnschuhe,
      hausschuhe, pantoffeln, holzschuhe · fr en baskets, baskets blanches, talons, chaussures, chaussons, pantoufles,
      sabots · es tacones, tacos altos, zapatos, zapatillas, tenis blancos, pantuflas, deportivas, zuecos · it scarpe,
      scarpe da ginnastica, ciabatte, pantofole, zoccoli, tacchi · pt sapatos, sapato, chinelos de quarto, salto alto,
      pantufas · nl schoenen, sneakertjes, gympen, klompen, pantoffels, sloffen, hakken, sportschoenen · emoji 👟, 👠`,
    part: 'feet',
  },
  boots: {
    words: `boot, boots, waders, fishing waders, chest waders, leather boots, work boots, cowboy boots, wellies,
      wellingtons, wellington boots · de stiefel, stiefeln, gummistiefel, wanderstiefel, wanderschuhe · fr bottes,
      bottines, bottes en caoutchouc · es botas, botas de agua · it stivali, stivaletti, scarponi · pt galochas
      · nl laarzen, rubberlaarzen · emoji 🥾`,
    part: 'feet',
    kindOf: 'shoes',
  },
  'flip-flops': {
    words: `flip flops, flip flop, flipflops, sandals, sandal, thongs, beach sandals · de sandalen, badelatschen,
      badeschlappen · fr sandales · es chanclas, sandalias · it infradito, sandali · pt chinelo, chinelos, sandalia,
      havaianas · nl teenslippers · emoji 🩴, 👡`,
    part: 'feet',
    kindOf: 'shoes',
  },
  'leg-warmers': {
    words: `leg warmers, leg warmer, legwarmers · de stulpen, beinstulpen · fr jambieres · es calentadores
      · it scaldamuscoli · pt polainas · nl beenwarmers`,
    part: 'feet',
  },
} as const satisfies Readonly<Record<string, GarmentEntry>>;
