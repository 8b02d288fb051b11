import type { Accessory } from './accessory-kinds.ts';

/** Words for things of trades, games, the market and the zoo, as in the table of all accessories. */
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
  zebra: 'zebra, zebre, cebra, 🦓',
  crocodile: 'crocodile, alligator, gator, caiman, krokodil, cocodrilo, coccodrillo, crocodilo, 🐊',
  kangaroo: 'kangaroo, wallaby, kanguru, kangourou, canguro, kangoeroe, 🦘',
  deer: 'deer, stag, reindeer, caribou, moose, elk, hirsch, reh, rentier, elch, cerf, renne, ciervo, venado, cervo, renna, rendier, 🦌, 🫎',
  hedgehog: 'hedgehog, porcupine, igel, herisson, erizo, egel, 🦔',
  whale:
    'whale, blue whale, humpback whale, orca, killer whale, walfisch, baleine, ballena, balena, baleia, walvis, 🐋, 🐳',
  seal: 'seal, sea lion, baby seal, walrus, otter, robbe, seehund, phoque, foca, zeehond, 🦭, 🦦',
  donkey: 'donkey, esel, ane, burro, asino, ezel, 🫏',
  lobster: 'lobster, crayfish, crawfish, langoustine, homard, langosta, aragosta, kreeft, 🦞, 🦐',
  spider: 'spider, tarantula, pet spider, spinne, araignee, arana, ragno, 🕷',
  eagle:
    'eagle, bald eagle, golden eagle, hawk, falcon, buzzard, kestrel, bird of prey, adler, falke, aigle, aguila, aquila, 🦅',
  swan: 'swan, goose, geese, schwan, cygne, cisne, cigno, zwaan, 🦢',
  pigeon:
    'pigeon, dove, raven, crow, seagull, gull, magpie, taube, rabe, mowe, mouette, paloma, gaviota, cuervo, colomba, piccione, 🕊',
  mouse:
    'mouse, mice, rat, pet mouse, pet rat, little mouse, maus, souris, raton, topolino, muis, 🐭, 🐁, 🐀',
  'sausage-dog': 'sausage dog, dachshund, wiener dog, weiner dog, dackel, teckel, bassotto, perro salchicha',
  'shopping-cart':
    'shopping cart, shopping trolley, supermarket trolley, grocery cart, trolley, einkaufswagen, chariot de courses, carrito de compras, carrito de la compra, carrello della spesa, winkelwagen, 🛒',
  basket:
    'basket, wicker basket, picnic basket, easter basket, shopping basket, laundry basket, basket of eggs, egg basket, korb, einkaufskorb, picknickkorb, panier, cesta, canasta, cestino, mandje, 🧺',
  egg: 'egg, eggs, boiled egg, boiled eggs, easter egg, easter eggs, osterei, ostereier, oeuf, huevo, uovo, 🥚',
  tomato: 'tomato, cherry tomato, cherry tomatoes, tomate, tomaten, pomodoro, tomaat, 🍅',
  lemon:
    'lemon, lemons, lemon slice, slice of lemon, half a lemon, bowl of lemons, zitrone, zitronen, citron jaune, limone, limoni, citroen, 🍋',
  steak:
    'steak, t bone, t bone steak, ribeye, ribeye steak, rib eye steak, sirloin steak, tomahawk steak, piece of meat, meat, bistecca, entrecote, biefstuk, 🥩, 🍖',
  pancakes:
    'pancake, pancakes, stack of pancakes, pile of pancakes, waffle, waffles, hotcakes, pfannkuchen, waffel, crepes, tortitas, panqueques, pannenkoek, pannenkoeken, 🥞, 🧇',
  bus: 'bus, double decker, double decker bus, london bus, school bus, tour bus, minibus, tram, autobus, reisebus, strassenbahn, 🚌, 🚍, 🚎, 🚋',
  'wall-clock':
    'wall clock, clock, kitchen clock, big clock, cuckoo clock, grandfather clock, station clock, wanduhr, kuckucksuhr, horloge, reloj de pared, orologio da parete, klok, 🕰',
  mirror: 'mirror, hand mirror, magic mirror, spiegel, miroir, espejo, specchio, espelho, 🪞',
  flippers:
    'flippers, flipper, swim fins, swimfins, diving fins, fins, schwimmflossen, taucherflossen, palmes, aletas',
  frisbee: 'frisbee, ultimate frisbee, flying disc, disc golf, 🥏',
  sled: 'sled, sledge, sleigh, toboggan, sledding, sledging, tobogganing, schlitten, luge, trineo, slitta, slee, 🛷',
  harmonica: 'harmonica, mouth organ, blues harp, mundharmonika, armonica, mondharmonica',
  tambourine: 'tambourine, tamburin, tambourin, pandereta, tamburello, tamboerijn',
  fireworks:
    'firework, fireworks, firecracker, sparkler, sparklers, feuerwerk, wunderkerze, feu d’artifice, feux d’artifice, fuegos artificiales, fuochi d’artificio, vuurwerk, 🎆, 🎇, 🧨',
  bell: 'bell, hand bell, handbell, school bell, cow bell, cowbell, jingle bells, sleigh bells, church bell, glocke, kuhglocke, campana, campanella, 🔔, 🛎',
  passport: 'passport, reisepass, passeport, pasaporte, passaporto, paspoort, 🛂',
  'chess-king': 'chess king, chess queen, king of a chess set, schachkonig, rey de ajedrez, roi d’echecs',
} as const satisfies Partial<Record<Accessory, string>>;
