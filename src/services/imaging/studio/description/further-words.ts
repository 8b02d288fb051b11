import type { Accessory } from './accessory-kinds.ts';

/** Words for things of trades, games and the zoo, as in the table of all accessories. */
export const FURTHER_WORDS = {
  ladder:
    'ladder, step ladder, stepladder, leiter, trittleiter, echelle, escabeau, escalera de mano, scala a pioli, 🪜',
  'vacuum-cleaner':
    'vacuum cleaner, robot vacuum, vacuum, hoover, hoovering, vacuuming, dyson, staubsauger, aspirateur, aspiradora, aspirapolvere, stofzuiger',
  parcel:
    'parcel, parcels, a stack of packages, holding a package, delivering packages, cardboard box, cardboard boxes, amazon box, amazon package, delivery box, moving box, moving boxes, paket, pakete, paketen, colis, paquete, pacco, 📦',
  wheelbarrow: 'wheelbarrow, wheel barrow, schubkarre, brouette, carretilla, carriola, kruiwagen',
  tyre: 'tyre, tire, car tyre, car tire, spare tyre, spare tire, spare wheel, car wheel, reifen, autoreifen, pneu, neumatico, pneumatico, 🛞',
  binoculars:
    'binoculars, binocular, field glasses, fernglas, feldstecher, jumelles, prismaticos, binocolo, verrekijker',
  giraffe: 'giraffe, jirafa, girafe, giraffa, 🦒',
  koala: 'koala, koala bear, 🐨',
  squirrel: 'squirrel, chipmunk, eichhornchen, ecureuil, ardilla, scoiattolo, eekhoorn, 🐿',
  goat: 'goat, billy goat, pet goat, baby goat, ziege, ziegenbock, chevre, cabra, capra, geit, 🐐',
  'toy-bricks':
    'toy bricks, toy blocks, building bricks, building blocks, wooden blocks, lego, legos, lego bricks, lego blocks, lego set, duplo, bauklotze, legosteine, briques lego, bloques de lego, 🧱',
  'cricket-bat': 'cricket bat, cricket, cricket bat and ball, 🏏',
  spear: 'spear, javelin, speer, lanze, lanza, harpoon',
  'pom-poms': 'pom poms, pom pom, pompoms, pompons, cheerleading pom poms',
  maracas: 'maracas, maraca, rumbakugeln',
  'wine-bottle':
    'wine bottle, bottle of wine, bottle of red wine, bottle of white wine, bottle of champagne, bottle of prosecco, champagne bottle, bottle of rum, bottle of whisky, bottle of whiskey, bottle of vodka, bottle of gin, rum bottle, whisky bottle, vodka bottle, flasche wein, flasche rotwein, weinflasche, bouteille de vin, bouteille de champagne, botella de vino, bottiglia di vino, garrafa de vinho',
} as const satisfies Partial<Record<Accessory, string>>;
