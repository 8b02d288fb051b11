import type { RoleEntry } from './role-entry.ts';

/** Crafts, building and workshops. */
export const CRAFTS_ROLES = {
  builder: {
    words: `builder, construction worker, construction boss, construction manager, construction site manager,
      site foreman, foreman, bricklayer, roofer, scaffolder · de bauarbeiter, bauarbeiterin, maurer, dachdecker
      · fr macon, ouvrier du batiment · es albanil · it muratore · pt pedreiro · nl bouwvakker · emoji 👷, 👷‍♀️, 👷‍♂️`,
    theme: 'city',
    things: ['hammer', 'saw', 'spanner'],
    headwear: 'hard-hat',
    garments: ['vest', 'boots'],
    colours: { vest: 'orange', boots: 'tan' },
  },
  carpenter: {
    words: `carpenter, joiner, woodworker, handyman · de schreiner, schreinerin, tischler, tischlerin, zimmermann,
      handwerker, handwerkerin · fr menuisier · es carpintero · it falegname · pt carpinteiro · nl timmerman`,
    theme: 'city',
    things: ['hammer', 'saw'],
    garments: ['overalls'],
  },
  mechanic: {
    words: `mechanic, plumber, technician · de mechaniker, mechanikerin, automechaniker, klempner · fr mecanicien,
      plombier · es mecanico · it meccanico, idraulico · pt encanador · nl monteur, loodgieter · emoji 👩‍🔧, 👨‍🔧, 🧑‍🔧`,
    theme: 'city',
    things: ['spanner'],
    headwear: 'cap',
    garments: ['overalls'],
    colours: { overalls: 'navy' },
  },
  blacksmith: {
    words: 'blacksmith · de schmied · fr forgeron · es herrero · it fabbro · pt ferreiro · nl smid',
    theme: 'city',
    things: ['hammer'],
    garments: ['apron', 'gloves', 'boots'],
  },
  welder: {
    words: 'welder, metalworker · de schweisser · fr soudeur · es soldador · it saldatore · nl lasser',
    theme: 'city',
    things: ['hammer', 'spanner'],
    headwear: 'welding-mask',
    garments: ['overalls', 'gloves', 'boots'],
    colours: { overalls: 'navy', gloves: 'brown', boots: 'brown' },
  },
  electrician: {
    words: `electrician · de elektriker, elektrikerin · fr electricien · es electricista · it elettricista
      · pt eletricista · nl elektricien`,
    theme: 'city',
    things: ['spanner', 'flashlight'],
    headwear: 'hard-hat',
    garments: ['overalls'],
  },
  miner: {
    words: 'miner · de bergmann · fr mineur · es minero · it minatore · pt mineiro · nl mijnwerker',
    theme: 'city',
    things: ['shovel', 'lantern'],
    headwear: 'hard-hat',
    garments: ['overalls'],
  },
  tailor: {
    words: `tailor, seamstress, dressmaker, fashion designer · de schneider, schneiderin, naherin
      · fr tailleur de vetements, couturiere, couturier · es sastre, modista, costurera · it sarta, sarto
      · pt costureira, alfaiate · nl kleermaker, naaister`,
    theme: 'city',
    things: ['sewing-machine', 'scissors'],
  },
  hairdresser: {
    words: `hairdresser, hair dresser, hair stylist, hairstylist · de friseur, friseurin · fr coiffeur, coiffeuse
      · es peluquero, peluquera · it parrucchiere, parrucchiera · pt cabeleireiro, cabeleireira · nl kapper, kapster`,
    theme: 'city',
    things: ['scissors', 'comb', 'hair-dryer'],
    garments: ['apron'],
  },
  barber: {
    words: 'barber · de barbier · es barbero · it barbiere · pt barbeiro',
    theme: 'city',
    things: ['razor', 'comb', 'scissors'],
    garments: ['apron'],
  },
  decorator: {
    words: `decorator, house painter, painter and decorator · de malermeister, anstreicher · fr peintre en batiment
      · it imbianchino · nl huisschilder`,
    theme: 'city',
    things: ['paintbrush', 'bucket'],
    headwear: 'cap',
    garments: ['overalls'],
  },
  plasterer: {
    words: `plasterer, tiler, mason, stonemason · de fliesenleger · fr platrier, carreleur · it piastrellista
      · nl stukadoor`,
    theme: 'city',
    things: ['bucket', 'shovel'],
    headwear: 'cap',
    garments: ['overalls', 'boots'],
  },
  'window-cleaner': {
    words: `window cleaner · de fensterputzer, fensterputzerin · fr laveur de vitres · es limpiacristales
      · nl glazenwasser`,
    theme: 'city',
    things: ['bucket', 'ladder'],
    headwear: 'cap',
    garments: ['overalls'],
  },
  'tattoo-artist': {
    words: `tattoo artist, tattooist, tattooer · de tatowierer, tatowiererin · fr tatoueur · es tatuador
      · it tatuatore · nl tatoeeerder`,
    theme: 'city',
    things: ['pencil'],
    garments: ['gloves'],
    colours: { gloves: 'black' },
  },
  'makeup-artist': {
    words: `makeup artist, make up artist, beautician, cosmetologist, nail technician, nail artist, nail tech,
      manicurist · de kosmetikerin, visagistin · fr maquilleuse, estheticienne · es maquilladora · it truccatrice
      · pt maquiadora · nl visagiste`,
    things: ['paintbrush', 'hair-dryer'],
  },
  'warehouse-worker': {
    words: `warehouse worker, forklift driver, surveyor, site manager, health inspector, safety inspector,
      building inspector · de lagerist`,
    theme: 'city',
    things: ['clipboard'],
    headwear: 'hard-hat',
    garments: ['vest', 'boots'],
    colours: { vest: 'orange', boots: 'tan' },
  },
  'chimney-sweep': {
    words: `chimney sweep · de schornsteinfeger, schornsteinfegerin · fr ramoneur · es deshollinador · it spazzacamino
      · nl schoorsteenveger`,
    theme: 'city',
    things: ['broom'],
    headwear: 'top-hat',
    garments: ['jacket', 'boots'],
    colours: { jacket: 'black', boots: 'black' },
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
