import type { Accessory } from './accessory-kinds.ts';
import { FURTHER_WORDS } from './further-words.ts';
import { HOME_WORDS } from './home-words.ts';

/** Ordinary words for each accessory, separated by commas: English, then common ones of other languages, then emoji. */
export const ACCESSORY_WORDS: Readonly<Record<Accessory, string>> = {
  ...HOME_WORDS,
  ...FURTHER_WORDS,
  guitar:
    'guitar, acoustic guitar, ukulele, banjo, mandolin, lute, guitarra, guitare, gitarre, chitarra, violao, 🪕',
  'electric-guitar':
    'electric guitar, bass, bass guitar, electric bass, fender, stratocaster, telecaster, les paul, gibson, e gitarre, guitarra electrica, 🎸',
  laptop:
    'laptop, computer, macbook, notebook, pc, rgb keyboard, gaming keyboard, mechanical keyboard, computer keyboard, gaming pc, desktop, ordenador, ordinateur, rechner, portatil, 💻, 🖥, ⌨',
  camera: 'camera, dslr, photo camera, polaroid, camara, appareil photo, kamera, fotocamera, 📷, 📸',
  sword: 'sword, katana, sabre, saber, blade, rapier, dagger, cutlass, espada, epee, schwert, spada, 🗡, ⚔',
  skateboard: 'skateboard, longboard, skate, skateboarding, monopatin, planche a roulettes, 🛹',
  coffee:
    'coffee, starbucks, starbucks coffee, starbucks cup, cup of starbucks, cup of starbucks coffee, latte, espresso, cappuccino, takeaway coffee, flat white, iced coffee, smoothie, milkshake, juice, bubble tea, boba, boba tea, matcha, cafe con leche, kaffee, caffe, 🧋',
  dog: 'dog, doggo, puppy, pup, labrador, golden retriever, retriever, corgi, poodle, hound, terrier, spaniel, beagle, pug, bulldog, french bulldog, husky, dalmatian, chihuahua, german shepherd, alsatian, st bernard, saint bernard, rottweiler, doberman, great dane, boxer dog, whippet, schnauzer, shih tzu, pomeranian, border collie, cocker spaniel, labradoodle, cockapoo, goldendoodle, maltese, yorkie, jack russell, shiba inu, australian shepherd, schaferhund, sheepdog, collie, greyhound, perro, chien, hund, il cane, un cane, cachorro, 🐶, 🐕, 🐩, 🦮',
  cat: 'cat, kitten, kitty, tabby, siamese, moggy, gato, gata, chaton, un chat, le chat, mon chat, katze, gatto, 🐱, 🐈, 😺',
  football:
    'football, soccer, soccer ball, ball, balon de futbol, balon, futbol, fussball, pallone, bola, ⚽',
  basketball:
    'basketball, hoops, basket ball, joueur de basket, joueuse de basket, ballon de basket, au basket, 🏀',
  book: 'book, novel, textbook, reading, bible, quran, koran, torah, prayer book, hymn book, diary, comic, comics, comic book, book club, libro, livre, buch, livro, 📚, 📖, 📕, 📗, 📘',
  wand: 'wand, magic wand, baguette magique, zauberstab, varita, 🪄',
  plant:
    'plant, cactus, succulent, houseplant, monstera, pot plant, potted plant, bonsai, fern, planta, pflanze, 🪴, 🌵, 🌱',
  microphone: 'microphone, mic, karaoke, podcast, singing, microfono, mikrofon, 🎤, 🎙',
  phone:
    'phone, walkie talkie, police radio, smartphone, iphone, mobile, ipad, tablet, mobile phone, cell phone, cellphone, selfie, telefono, handy, telefon, 📱, ☎, 🤳',
  surfboard: 'surfboard, surf board, surf, surfs, surfing, paddle board, paddleboard, tabla de surf, 🏄, 🏄‍♀️',
  shield: 'shield, escudo, bouclier, schild, scudo, 🛡',
  briefcase: 'briefcase, attache case, work bag, aktentasche, maletin, 💼',
  paintbrush:
    'paintbrush, paint brush, brush, easel, palette, painting, watercolour, watercolor, pincel, pinceau, pinsel, 🖌, 🎨',
  pan: 'pan, frying pan, skillet, wok, fried egg, fried eggs, sarten, poele, pfanne, padella, 🍳',
  cake: 'pie, apple pie, cherry pie, muffin, cake, birthday cake, cupcake, wedding cake, birthday, pastel, tarta, gateau, kuchen, torte, torta, bolo, 🎂, 🍰, 🧁',
  gamepad:
    'gamepad, game controller, controller, video game controller, joystick, videogame, video game, console, games console, playstation, xbox, nintendo, gaming, manette, 🎮, 🕹',
  dumbbell: 'dumbbell, weights, barbell, gym, kettlebell, weightlifting, bodybuilding, pesas, hantel, 🏋, 💪',
  trophy:
    'trophy, award, stanley cup, gold cup, golden cup, fa cup, champions cup, champions league, world cup, prize, cup winner, oscar, trofeo, trophee, pokal, trofeu, 🏆',
  rocket:
    'rocket, spaceship, space shuttle, shuttle, starship, spacecraft, cohete, fusee, rakete, razzo, foguete, 🚀, 🛸',
  flower:
    'flower, rose, tulip, sunflower, daisy, orchid, lily, poppy, flor, fleur, blume, fiore, 🌸, 🌹, 🌻, 🌷, 🌼, 🌺',
  bouquet: 'bouquet, roses, flowers, tulips, wildflowers, flores, fleurs, blumen, fiori, 💐',
  umbrella: 'umbrella, parasol, brolly, paraguas, parapluie, regenschirm, ombrello, guarda chuva, ☂, ☔, 🌂',
  bicycle:
    'bicycle, bike, cycling, mountain bike, bmx, push bike, racing bike, bicicleta, bici, velo, fahrrad, bicicletta, 🚲, 🚴, 🚵',
  drum: 'drum, drums, drumsticks, drum sticks, drum kit, bongo, snare, drumming, tambor, tambour, trommel, tamburo, 🥁, 🪘',
  spanner:
    'spanner, wrench, monkey wrench, pipe wrench, allen key, toolbox, tool box, tools, llave inglesa, 🔧, 🧰',
  violin: 'violin, fiddle, viola, cello, violoncello, double bass, violon, geige, violino, 🎻',
  piano: 'piano, keyboard, grand piano, synthesiser, synthesizer, organ, pipe organ, klavier, pianoforte, 🎹',
  trumpet: 'trumpet, trombone, bugle, cornet, french horn, tuba, trompeta, trompette, trompete, tromba, 🎺',
  saxophone: 'saxophone, sax, clarinet, saxofon, saxofono, 🎷',
  turntable:
    'turntable, decks, record player, vinyl, record, vinyl record, dj deck, dj decks, gramophone, plattenspieler, tocadiscos, 💿, 📀',
  megaphone: 'megaphone, loudhailer, bullhorn, loudspeaker, 📣, 📢',
  baseball: 'baseball, softball, cricket ball, ⚾, 🥎',
  'tennis-ball': 'tennis ball, padel ball',
  'rugby-ball': 'rugby, rugby ball, american football, gridiron, nfl, quarterback ball, 🏈, 🏉',
  volleyball: 'volleyball, beach ball, handball, netball, beach volleyball, 🏐',
  'tennis-racket':
    'table tennis, table tennis bat, table tennis paddle, ping pong, ping pong paddle, ping pong bat, tennis racket, tennis racquet, tennis, racket, racquet, badminton, squash racket, padel, pickleball, raqueta, tennisschlager, 🎾, 🏸',
  'golf-club': 'golf club, golf clubs, golf, golfing, putter, golf ball, ⛳, 🏌',
  'baseball-bat': 'baseball bat, bat, rounders bat',
  'boxing-gloves': 'boxing gloves, boxing glove, boxing, kickboxing, muay thai, 🥊',
  'hockey-stick': 'hockey stick, hockey, ice hockey, puck, lacrosse, 🏒, 🏑',
  skis: 'skis, ski, skiing, ski poles, esquis, 🎿, ⛷',
  snowboard: 'snowboard, snowboarding, 🏂',
  'roller-skate':
    'roller skate, roller skates, roller skating, rollerblades, rollerblading, inline skates, ice skates, ice skate, ice skating, figure skating, patines, 🛼, ⛸',
  'kick-scooter': 'scooter, kick scooter, e scooter, electric scooter, patinete, trottinette, 🛴',
  'yoga-mat': 'yoga mat, yoga, pilates, exercise mat, gym mat',
  whistle: 'whistle, silbato, sifflet, trillerpfeife, fischietto',
  stopwatch: 'stopwatch, stop watch, timer, wristwatch, pocket watch, alarm clock, ⏱, ⌚, ⏰',
  medal:
    'medal, gold medal, silver medal, bronze medal, medallion, medalla, medaille, medaglia, 🥇, 🥈, 🥉, 🏅, 🎖',
  'fishing-rod':
    'fishing rod, fishing, fly fishing, fishing pole, angling, angel rute, angelrute, canne a peche, canna da pesca, cana de pescar, cana de pesca, 🎣',
  bow: 'bow and arrow, bow and arrows, archery, longbow, crossbow, bow arrow, arrow, 🏹',
  stethoscope: 'stethoscope, estetoscopio, 🩺',
  'magnifying-glass': 'magnifying glass, magnifier, loupe, lupa, lupe, clues, 🔍, 🔎',
  telescope: 'telescope, spyglass, stargazing, telescopio, teleskop, 🔭',
  microscope: 'microscope, microscopio, mikroskop, 🔬',
  flask: 'test tube, flask, beaker, chemistry set, chemistry, petri dish, experiment, ⚗, 🧪',
  robot: 'robot, android, cyborg, droid, roboter, 🤖',
  drone: 'drone, quadcopter, helicopter, 🚁',
  hammer: 'hammer, mallet, martillo, marteau, martello, 🔨, ⚒, 🛠',
  axe: 'axe, ax, hatchet, tomahawk, hacha, hache, axt, ascia, 🪓',
  saw: 'handsaw, hand saw, chainsaw, hacksaw, wood saw, a saw, the saw, my saw, his saw, her saw, with saw, 🪚',
  shovel: 'shovel, spade, trowel, pala, pelle, schaufel, ⛏',
  'watering-can':
    'watering can, regadera, arrosoir, giesskanne, gardening, garden hose, water hose, hose pipe',
  scissors: 'scissors, shears, secateurs, tijeras, ciseaux, schere, forbici, ✂',
  flashlight: 'torch, flashlight, linterna, taschenlampe, 🔦',
  'fire-extinguisher':
    'fire extinguisher, extinguisher, fire hose, a hose, the hose, his hose, her hose, with hose, 🧯',
  'sewing-machine': 'sewing machine, sewing, quilting, nahmaschine, 🧵, 🪡',
  knitting: 'knitting, knitting needles, yarn, wool, ball of wool, crochet, knits, 🧶',
  pencil:
    'pencil, pen, crayon, marker, drawing, sketching, lapiz, crayon de couleur, bleistift, matita, ✏, 🖊, 🖍, 📝',
  lantern: 'lantern, lamp, oil lamp, camping light, farol, laterne, 🏮, 🪔',
  candle: 'candle, candlestick, vela, bougie, kerze, candela, 🕯',
  suitcase:
    'suitcase, luggage, trolley case, travel bag, travel, travelling, traveling, maleta, valise, koffer, valigia, 🧳',
  rucksack: 'backpack, rucksack, knapsack, school bag, schoolbag, hiking, mochila, sac a dos, zaino, 🎒',
  map: 'map, scroll, parchment, diploma, certificate, treasure map, atlas, mapa, landkarte, mappa, 🗺',
  compass: 'compass, brujula, boussole, kompass, bussola, 🧭',
  anchor: 'anchor, ancla, ancre, anker, ancora, ⚓',
  'treasure-chest':
    'treasure chest, treasure, chest of gold, pirate gold, gold coins, tesoro, tresor, schatz, 🪙',
  flag: 'flag, banner, bandera, drapeau, flagge, bandiera, bandeira, 🚩, 🏁, 🏴, 🏳',
  'ice-cream':
    'ice cream, icecream, gelato, sundae, ice lolly, helado, glace a la vanille, eiscreme, sorvete, 🍦, 🍨, 🍧',
  pizza: 'pizza, pizza slice, pepperoni, margherita, 🍕',
  burger: 'burger, hamburger, cheeseburger, sandwich, hamburguesa, 🍔, 🥪',
  apple: 'apple, manzana, pomme, apfel, mela, maca, 🍎, 🍏, 🍐, 🍑',
  banana: 'banana, platano, banane, 🍌',
  beer: 'cider, beer, pint, lager, bierkrug, mass bier, pinte, verre de biere, ale, craft beer, cerveza, biere, bier, birra, cerveja, 🍺, 🍻',
  wine: 'wine, wine glass, champagne flute, verre de vin, copa de vino, bicchiere di vino, copo de vinho, weinglas, glass of wine, red wine, white wine, champagne, prosecco, vino, vin rouge, wein, vinho, 🍷, 🥂, 🍾',
  cocktail:
    'cocktail, white russian, black russian, bloody mary, negroni, moscow mule, caipirinha, cosmopolitan, aperol, aperol spritz, spritz, martini, margarita, mojito, gin and tonic, gin tonic, gin, daiquiri, pina colada, 🍸, 🍹',
  teapot: 'teapot, tea pot, kettle, tetera, theiere, teekanne, 🫖',
  cutlery:
    'cutlery, tongs, bbq tongs, barbecue tongs, grill tongs, spatula, grillzange, knife and fork, fork and knife, knives and fork, forks and knife, fork, spoon, silverware, 🍴, 🍽, 🥄',
  'hot-dog': 'hot dog, hotdog, sausage, bratwurst, 🌭',
  doughnut: 'doughnut, donut, cookie, biscuit, bagel, 🍩, 🍪, 🥯',
  'laser-sword':
    'laser sword, lightsaber, lightsabre, light saber, light sabre, energy sword, plasma sword, laser blade',
  staff: 'staff, magic staff, wizard staff, quarterstaff, sceptre, scepter',
  'crystal-ball': 'crystal ball, fortune telling, snow globe, 🔮',
  potion: 'potion, potion bottle, elixir, poison, perfume, magic potion, pocion, zaubertrank',
  broom: 'broom, broomstick, mop, escoba, balai, besen, scopa, 🧹',
  'teddy-bear':
    'teddy bear, teddy, bear, cuddly toy, soft toy, stuffed animal, osito, teddybar, ourson, 🧸, 🐻',
  rabbit: 'rabbit, bunny, hare, conejo, lapin, kaninchen, hase, coniglio, coelho, 🐰, 🐇',
  parrot:
    'parrot, macaw, cockatoo, cockatiel, canary, budgie, bird, loro, perroquet, papagei, pappagallo, papagaio, 🦜, 🐦',
  fish: 'fish, trout, salmon, carp, koi, tuna, goldfish, clownfish, aquarium, pez, poisson, fisch, pesce, peixe, 🐟, 🐠, 🐡',
  dinosaur:
    'dinosaur, dino, t rex, tyrannosaurus, tyrannosaurus rex, velociraptor, raptor, dinosaurio, dinosaure, dinosaurier, 🦖, 🦕',
  dragon: 'dragon, drache, drago, dragao, 🐉, 🐲',
  horse:
    'horse, pony, stallion, mare, horse riding, riding horses, caballo, cheval, pferd, cavallo, cavalo, 🐴, 🐎, 🏇',
  unicorn: 'unicorn, unicornio, licorne, einhorn, unicorno, 🦄',
  car: 'golf cart, golf buggy, go kart, go cart, car, race car, racing car, sports car, automobile, taxi, convertible, ferrari, porsche, lamborghini, mini cooper, coche, voiture, auto, macchina, carro, 🚗, 🚕, 🚙, 🏎',
  motorbike:
    'quad bike, quad, atv, jet ski, jetski, motorbike, motorcycle, moped, vespa, dirt bike, motocross, motocross bike, harley, chopper, moto, motorrad, 🏍, 🛵',
  plane: 'plane, airplane, aeroplane, jet, aircraft, airliner, avion, flugzeug, aereo, aviao, ✈, 🛩, 🛫',
  train: 'train, steam train, locomotive, steam engine, railway, tren, zug, treno, trem, 🚂, 🚆, 🚄',
  sailboat:
    'sailboat, boat, yacht, sailing boat, sailing, sailing ship, pirate ship, speedboat, motorboat, ferry, cruise ship, segelboot, ship, barco, bateau, boot fahren, barca, ⛵, 🚤, 🛥, 🚢',
  balloon: 'balloon, party, party balloon, globos, luftballon, palloncino, 🎈',
  gift: 'gift, presents, christmas, a present, birthday present, christmas present, gift box, regalo, cadeau, geschenk, presente, 🎁',
  'chess-piece':
    'chess piece, chess, chessboard, chess board, chess set, ajedrez, echecs, schach, scacchi, xadrez, ♟',
  dice: 'dice, board game, board games, dungeons and dragons, casino, dados, wurfel, 🎲',
  newspaper: 'newspaper, magazine, news, periodico, journal, zeitung, giornale, 📰, 🗞',
  envelope: 'envelope, letter, love letter, mail, post card, postcard, carta de amor, lettre, ✉, 📧, 💌, 📩',
  'money-bag':
    'money bag, bag of money, money, cash, dollars, dinero, argent de poche, geld, soldi, dinheiro, 💰, 💵, 🤑',
  heart:
    'heart, love heart, in love, valentine, valentines, corazon, coeur, herz, cuore, coracao, ❤, 💖, 💕, 💘, 🥰, 😍',
  key: 'key, golden key, llave, schlussel, chiave, chave, 🔑, 🗝',
  clapperboard: 'clapperboard, clapper board, movie, movies, cinema, hollywood, 🎬',
  'film-camera': 'film camera, movie camera, video camera, camcorder, cine camera, 🎥, 📹, 🎞',
  owl: 'owl, owls, barn owl, snowy owl, buho, hibou, eule, gufo, coruja, 🦉',
  duck: 'duck, duckling, rubber duck, rubber ducky, pato, canard, ente, anatra, 🦆',
  chicken:
    'chicken, hen, rooster, cockerel, baby chick, gallina, poule, huhn, henne, galinha, 🐔, 🐓, 🐣, 🐤, 🐥',
  penguin: 'penguin, pinguino, pingouin, pinguin, pinguim, 🐧',
  frog: 'frog, toad, rana, grenouille, frosch, sapo, 🐸',
  turtle: 'turtle, tortoise, sea turtle, tortuga, schildkrote, tartaruga, 🐢',
  hamster: 'hamster, guinea pig, gerbil, meerschweinchen, 🐹',
  snake: 'snake, pet python, cobra, viper, serpent, serpiente, schlange, serpente, 🐍',
  pig: 'pig, piglet, cerdo, cochon, schwein, maiale, porco, 🐷, 🐖, 🐽',
  sheep: 'sheep, lamb, ewe, oveja, mouton, schaf, pecora, ovelha, 🐑, 🐏',
  cow: 'bull, cow, cows, vaca, vache, kuh, mucca, 🐮, 🐄',
  fox: 'fox, vixen, zorro, renard, fuchs, volpe, raposa, 🦊',
  panda: 'panda, panda bear, giant panda, oso panda, 🐼',
  honey:
    'honey, honey jar, jar of honey, honey pot, pot of honey, honeycomb, jar of jam, miel, honig, miele, 🍯, 🐝',
  bread: 'croissant, bread, baguette, loaf, loaf of bread, sourdough, rye bread, brot, 🍞, 🥖',
  watermelon: 'watermelon, water melon, sandia, pasteque, wassermelone, anguria, melancia, 🍉',
  popcorn: 'popcorn, pop corn, palomitas, pipoca, 🍿',
  pumpkin: 'pumpkin, jack o lantern, halloween, calabaza, citrouille, kurbis, zucca, abobora, 🎃',
  kite: 'kite, kite flying, cerf volant, drachen steigen, aquilone, 🪁',
  globe: 'globe, world globe, geography, globo terraqueo, globus, mappamondo, 🌍, 🌎, 🌏',
  accordion: 'accordion, concertina, squeezebox, acordeon, accordeon, akkordeon, fisarmonica, 🪗',
  calculator: 'calculator, calculadora, calculatrice, taschenrechner, calcolatrice',
  rope: 'rope, lasso, whip, bullwhip, peitsche, fouet, latigo, frusta, lariat, climbing rope, jump rope, skipping rope, cuerda, corda, 🪢',
  'light-bulb': 'light bulb, lightbulb, bright idea, bombilla, gluhbirne, lampadina, 💡',
  pram: 'pram, stroller, pushchair, baby buggy, baby carriage, cochecito, poussette, kinderwagen, passeggino, 🍼',
  lion: 'lion, lioness, leon, lowe, leone, leao, 🦁',
  elephant: 'elephant, mammoth, elefante, elefant, 🐘',
  monkey:
    'monkey, chimp, chimpanzee, ape, gorilla, orangutan, mono de peluche, singe, affe, scimmia, macaco, 🐵, 🐒, 🦍, 🦧',
  flamingo: 'flamingo, flamenco rosa, flamant rose, 🦩',
  butterfly: 'butterfly, moth, mariposa, papillon, schmetterling, farfalla, borboleta, 🦋',
  shark: 'shark, great white, tiburon, requin, hai, squalo, tubarao, 🦈',
  dolphin: 'dolphin, porpoise, delfin, dauphin, delfino, golfinho, 🐬',
  octopus: 'octopus, squid, pulpo, poulpe, pieuvre, krake, polpo, polvo, 🐙, 🦑',
  crab: 'crab, hermit crab, cangrejo, crabe, krabbe, granchio, caranguejo, 🦀',
  cheese: 'cheese, cheddar, gouda, brie, wheel of cheese, queso, fromage, kase, formaggio, queijo, 🧀',
  lollipop: 'lollipop, lolly, candy, sweets, candy cane, piruleta, sucette, lutscher, 🍭, 🍬',
  carrot: 'carrot, zanahoria, carotte, karotte, carota, cenoura, 🥕',
  avocado: 'avocado, avocado toast, guacamole, aguacate, avocat vert, 🥑',
  pineapple: 'pineapple, pina, ananas, abacaxi, 🍍',
  strawberry: 'strawberry, fresa, fraise, erdbeere, fragola, morango, 🍓',
  sushi: 'sushi, nigiri, sashimi, 🍣',
  taco: 'taco, burrito, doner, doner kebab, kebab, kebap, quesadilla, 🌮, 🌯',
  bottle:
    'milk, water bottle, protein shake, protein shaker, shaker, bottle of water, bottle of milk, milk bottle, bottle, thermos, botella, bouteille, flasche, bottiglia, garrafa, 🥛, 🧴',
  tent: 'tent, camping tent, camping, zelt, tienda de campana, tente, tenda, barraca, ⛺',
  campfire: 'campfire, camp fire, bonfire, fire, flames, fogata, feu de camp, lagerfeuer, fuego, 🔥',
  bucket: 'bucket, pail, bucket and spade, sandcastle, cubo, seau, eimer, secchio, balde, 🪣',
  paddle: 'paddle, oar, kayak, kayaking, canoe, canoeing, rowing, remo, pagaie, ruder, 🛶, 🚣',
  lifebuoy:
    'lifebuoy, life ring, life buoy, life preserver, rescue ring, salvavidas, bouee, rettungsring, salvagente, 🛟',
  tractor:
    'tractor, combine harvester, bulldozer, digger, excavator, backhoe, bagger, traktor, tracteur, trattore, 🚜',
  skull: 'skull, skeleton, craneo, crane humain, schadel, teschio, caveira, 💀, ☠',
  ghost: 'ghost, spook, spirit, poltergeist, fantasma, fantome, gespenst, geist, 👻',
  snowman: 'snowman, snow man, snowball, muneco de nieve, bonhomme de neige, schneemann, ⛄, ☃',
  hourglass: 'hourglass, sand timer, egg timer, reloj de arena, sablier, sanduhr, clessidra, ⏳, ⌛',
  gavel: 'gavel, judges gavel, judges hammer, mazo, ⚖, 🧑‍⚖️',
  'puzzle-cube':
    'rubiks cube, rubik cube, rubix cube, magic cube, puzzle cube, speedcubing, puzzle, puzzles, jigsaw, zauberwurfel, 🧩',
  'playing-cards':
    'playing cards, deck of cards, card game, card trick, poker, blackjack, ace of spades, ace of hearts, cartas, spielkarten, 🃏, ♠, ♣',
  'traffic-cone': 'traffic cone, road cone, roadworks, pylone, 🚧',
  clipboard: 'clipboard, checklist, to do list, klemmbrett, portapapeles, 📋',
  'hair-dryer':
    'hair dryer, hairdryer, blow dryer, hair straightener, secador, seche cheveux, haartrockner, fohn, phon',
  toothbrush:
    'toothbrush, tooth brush, toothpaste, cepillo de dientes, brosse a dents, zahnburste, spazzolino, 🪥',
  syringe: 'syringe, vaccine, injection, jeringa, seringue, spritze, siringa, 💉',
  drill:
    'power drill, electric drill, cordless drill, drill, screwdriver, power tools, taladro, perceuse, bohrmaschine, trapano, 🪛',
  boombox: 'boombox, boom box, ghetto blaster, radio, stereo, cassette player, walkman, altavoz, 📻',
  'drink-can':
    'drink can, can of drink, soda can, can of soda, coke can, can of coke, can of cola, can of pepsi, can of beer, beer can, can of red bull, can of monster, can of lemonade, can of energy drink, energy drink, energy drink can, red bull, monster energy, soda, soda pop, cola, coke, lemonade, soft drink, fizzy drink, lata de refresco, canette, cola dose, getrankedose, lattina, latinha, 🥤',
  'rolling-pin': 'rolling pin, rodillo de cocina, rouleau a patisserie, nudelholz, mattarello',
  truck:
    'truck, lorry, pickup, pickup truck, pick up truck, dump truck, tow truck, monster truck, semi truck, big rig, fire truck, fire engine, delivery van, van, caravan, motorhome, wohnmobil, wohnwagen, camper van, campervan, ambulance, krankenwagen, camion, camioneta, lastwagen, lkw, feuerwehrauto, caminhao, 🚚, 🚛, 🛻, 🚐, 🚒',
  'police-badge':
    'police badge, badge, sheriff badge, sheriffs badge, sheriff star, sheriffs star, detective badge, polizeimarke, placa de policia, 📛',
  handcuffs: 'handcuffs, handcuff, hand cuffs, esposas de policia, menottes, handschellen, manette, algemas',
  'toy-sack':
    'sack, sack of toys, toy sack, bag of toys, sack full of toys, bag full of toys, sack of presents, sack full of presents, bag of presents, sack of gifts, bag of gifts, santa sack, santas sack, santas bag, gift sack, gift bag, saco de regalos, hotte, geschenkesack, sacco di regali',
  rings:
    'wedding rings, wedding ring, wedding bands, wedding band, engagement ring, diamond ring, gold ring, ring box, anillo, anillos, alianza, alianzas, bague, ehering, eheringe, verlobungsring, fede nuziale, fedi nuziali, 💍',
  comb: 'comb, hair comb, hairbrush, hair brush, peine, peigne, kamm, pettine, pente',
  razor:
    'razor, straight razor, cut throat razor, cutthroat razor, electric razor, shaver, hair clippers, clippers, rasierer, rasiermesser, rasoir, navaja de barbero, rasoio, 🪒',
  lightstick: 'lightstick, light stick, glow stick, glowstick, leuchtstab, palo de luz',
  'crash-helmet':
    'helmet in hand, helmet under arm, helmet under one arm, helmet under his arm, helmet under her arm, helmet under the arm, helm in der hand, casco en la mano, casque a la main',
  handbag:
    'handbag, purse, clutch bag, tote bag, tote, diaper bag, nappy bag, letter bag, shoulder bag, shopping bag, designer bag, handtasche, sac a main, bolso, borsa, borsetta, 👜, 👛, 👝, 🛍',
  whisky:
    'tequila, tequila shot, vodka, shot glass, sake, whisky, whiskey, glass of whisky, glass of whiskey, scotch, bourbon, rum, brandy, cognac glass, old fashioned, single malt, tumbler, 🥃',
  bowling:
    'bowling, bowling ball, bowling pin, bowling pins, ten pin bowling, tenpin bowling, skittles, kegeln, boliche, bolos, 🎳',
  dartboard: 'dartboard, dart board, darts, dart, darts player, dartscheibe, flechettes, dardos, 🎯',
  trident: 'trident, pitchfork, tridente, dreizack',
  harp: 'harp, harpist, harfe, harpe, arpa, harpa',
  flute: 'flute, flutist, flautist, piccolo, pan pipes, querflote, flote, flauta, flauto',
  bagpipes: 'bagpipes, bagpipe, bag pipes, bagpiper, scottish piper, dudelsack, cornemuse, gaita, cornamusa',
  tiger: 'tiger, tigress, tigre, 🐯, 🐅',
  wolf: 'wolf, she wolf, coyote, lobo, loup, lupo, wolves, 🐺',
  llama: 'llama, alpaca, alpaka, lama, 🦙',
  mug: 'mug, cup, tea, cocoa, cuppa, coffee cup, coffee mug, tea cup, teacup, tea mug, cup of tea, cup of coffee, cup of cocoa, mug of tea, mug of coffee, mug of cocoa, hot chocolate, mug of hot chocolate, cup of hot chocolate, tasse, tasse kaffee, tasse tee, tasse de cafe, tasse de the, taza, taza de cafe, taza de te, ☕, 🍵',
  pretzel: 'pretzel, pretzels, brezel, brezeln, breze, brezn, bretzel, bretzels, 🥨',
  cane: 'cane, walking stick, walking sticks, walking cane, walking pole, walking poles, hiking poles, trekking poles, nordic walking, wanderstocke, crutch, crutches, gehstock, spazierstock, baston, bengala, 🦯',
  pipe: 'pipe, tobacco pipe, smoking pipe, corn cob pipe, smoking a pipe, pfeife, tabakspfeife',
  cigar: 'cigar, cigars, cigarette, cigarettes, cuban cigar, zigarre, zigarren, cigare, sigaro',
  'fire-helmet': 'fire helmet in hand, fire helmet under his arm, fire helmet under her arm',
  'safety-helmet': 'hard hat in hand, hard hat under his arm, hard hat under her arm',
  'space-helmet': 'space helmet in hand, space helmet under his arm, space helmet under her arm',
  'knight-helmet': 'knights helmet in hand, knights helmet under his arm',
  plunger: 'plunger, toilet plunger, pompel, pumpel, ventouse, desatascador, sturalavandini, 🪠',
  knife:
    'knife, kitchen knife, chef knife, chefs knife, cooks knife, carving knife, bread knife, butcher knife, butchers knife, cleaver, meat cleaver, messer, kochmesser, couteau, cuchillo, coltello, 🔪',
  'ray-gun':
    'ray gun, raygun, blaster, laser gun, laser pistol, space gun, toy gun, nerf gun, water pistol, water gun, strahlenpistole, 🔫',
  baby: 'baby, babies, newborn, new born, newborn baby, newborn son, newborn daughter, baby boy, baby girl, infant, toddler, bebe, neugeborenes, neonato, 👶',
  sign: 'sign, placard, protest sign, picket sign, cardboard sign, wooden sign, whiteboard, poster, plakat, pancarte, pancarta, cartello, 🪧',
};
