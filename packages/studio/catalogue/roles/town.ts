import type { RoleEntry } from './role-entry.ts';

/** Emergency services, security, deliveries and other work in town; and criminals. */
export const TOWN_ROLES = {
  traveller: {
    words: `traveller, traveler, tourist, globetrotter, nomad · de weltenbummler, reisender, weltreisende
      · fr voyageur, touriste · es viajero, turista · it viaggiatore · pt viajante · nl wereldreiziger, reiziger,
      toerist`,
    theme: 'city',
    things: ['suitcase', 'camera', 'map'],
    headwear: 'sun-hat',
  },
  firefighter: {
    words: `firefighter, fireman, firewoman, fire fighter · de feuerwehrmann, feuerwehrfrau · fr pompier · es bombero,
      bombera · it pompiere · pt bombeiro, bombeira · nl brandweerman, brandweervrouw · emoji 👩‍🚒, 👨‍🚒`,
    theme: 'city',
    things: ['axe', 'fire-extinguisher'],
    headwear: 'fire-helmet',
    garments: ['uniform', 'boots'],
    colours: { uniform: 'navy', boots: 'yellow' },
    pose: 'heroic',
  },
  police: {
    words: `police, policeman, policewoman, police officer, cop · de polizist, polizistin · fr policier, policiere
      · es policia · it poliziotto, poliziotta · pt policial · nl politieagent, politieagente · emoji 👮, 👮‍♀️, 👮‍♂️`,
    theme: 'city',
    things: ['police-badge', 'handcuffs', 'motorbike'],
    headwear: 'police-cap',
    garments: ['uniform'],
    colours: { uniform: 'navy' },
  },
  detective: {
    words: `detective, sherlock, sherlock holmes, private eye, sleuth, inspector · de detektiv · es detective privado
      · it investigatore · emoji 🕵, 🕵️‍♀️, 🕵️‍♂️`,
    theme: 'city',
    things: ['magnifying-glass', 'newspaper'],
    headwear: 'fedora',
    garments: ['coat'],
    colours: { coat: 'tan' },
  },
  spy: {
    words: `spy, secret agent · de spion, geheimagent · fr espion, agent secret · es espia, agente secreto · it spia,
      agente segreto · pt espiao · nl geheim agent`,
    theme: 'city',
    things: ['phone', 'briefcase'],
    garments: ['tuxedo'],
    colours: { tuxedo: 'black' },
  },
  postman: {
    words: `postman, postwoman, mailman, mail carrier, courier, delivery rider · de brieftrager, brieftragerin,
      postbote, postbotin · fr facteur · es cartero · it postino · pt carteiro · nl postbode`,
    theme: 'city',
    things: ['envelope', 'bicycle'],
    headwear: 'cap',
    garments: ['uniform'],
  },
  'delivery-driver': {
    words: `delivery driver, delivery man, delivery woman, delivery guy, parcel driver, mover, removal man,
      removals man · de paketbote, paketbotin · fr livreur · es repartidor · it corriere, fattorino · pt entregador
      · nl bezorger, pakketbezorger`,
    theme: 'city',
    things: ['parcel', 'truck'],
    headwear: 'cap',
    garments: ['uniform'],
  },
  cleaner: {
    words: `cleaner, janitor, housekeeper, cleaning lady, cleaning woman · de putzfrau, reinigungskraft, hausmeister
      · fr femme de menage · es limpiadora · it addetto alle pulizie · pt faxineiro · nl schoonmaker, schoonmaakster`,
    theme: 'city',
    things: ['broom'],
    garments: ['apron', 'gloves'],
  },
  soldier: {
    words: `soldier, army officer, marine, military · de soldat · fr militaire · es soldado, militar · it soldato
      · nl soldaat, militair`,
    theme: 'city',
    things: ['rucksack', 'compass'],
    garments: ['uniform', 'boots'],
    colours: { uniform: 'olive green', boots: 'black' },
  },
  'security-guard': {
    words: `security guard, bouncer, doorman, prison guard · de sicherheitsmann · fr vigile · es guardia de seguridad,
      portero de discoteca · it buttafuori · pt seguranca · nl beveiliger, uitsmijter`,
    theme: 'city',
    things: ['flashlight', 'phone'],
    headwear: 'police-cap',
    garments: ['uniform'],
    colours: { uniform: 'black' },
  },
  prisoner: {
    words: `prisoner, inmate, convict · de haftling, gefangener · fr prisonnier · es prisionero · it prigioniero
      · pt prisioneiro · nl gevangene`,
    theme: 'city',
    things: ['handcuffs'],
    garments: ['wetsuit'],
    colours: { wetsuit: 'orange' },
  },
  burglar: {
    words: `burglar, thief, robber, bank robber · de einbrecher, dieb, rauber · fr voleur, cambrioleur · es ladron
      · it ladro · pt ladrao · nl inbreker`,
    theme: 'city',
    things: ['money-bag', 'flashlight'],
    headwear: 'eye-mask',
    garments: ['jumper'],
    colours: { jumper: 'black' },
  },
  cashier: {
    words: `cashier, shop assistant, sales assistant, shopkeeper, supermarket worker, store clerk · de verkaufer,
      verkauferin, kassierer, kassiererin · fr caissier, caissiere, vendeur, vendeuse · es cajero, cajera
      · it cassiera, cassiere, commessa, commesso · pt caixa de supermercado · nl kassamedewerker, kassiere`,
    theme: 'city',
    things: ['money-bag', 'calculator'],
    garments: ['apron'],
    colours: { apron: 'red' },
  },
  'bin-man': {
    words: `bin man, bin men, binman, bin lorry driver, garbage man, garbage collector, garbage woman,
      refuse collector, waste collector, trash collector · de mullmann, mullfrau · fr eboueur, eboueuse · es basurero
      · it spazzino · pt gari, lixeiro · nl vuilnisman`,
    theme: 'city',
    things: ['truck'],
    headwear: 'cap',
    garments: ['vest', 'gloves', 'boots'],
    colours: { vest: 'orange', gloves: 'charcoal', boots: 'black' },
  },
  'traffic-warden': {
    words: 'traffic warden, parking attendant, parking warden, meter maid · de politesse',
    theme: 'city',
    things: ['clipboard', 'car'],
    headwear: 'police-cap',
    garments: ['uniform'],
    colours: { uniform: 'navy' },
  },
  'lollipop-lady': {
    words: 'lollipop lady, lollipop man, crossing guard, road worker, roadworker · de strassenbauer',
    theme: 'city',
    things: ['traffic-cone', 'whistle'],
    headwear: 'cap',
    garments: ['vest', 'boots'],
    colours: { vest: 'lime', boots: 'black' },
  },
  gangster: {
    words: `gangster, mobster, mafia boss, mob boss, crime boss, godfather, mafioso, al capone · de mafiaboss
      · nl maffiabaas`,
    theme: 'city',
    things: ['money-bag', 'newspaper'],
    headwear: 'fedora',
    garments: ['suit'],
    colours: { suit: 'charcoal' },
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
