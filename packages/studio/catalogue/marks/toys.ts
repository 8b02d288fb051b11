import { marksIn } from './mark.ts';

/** Toys, dolls, plush animals and games for the table. */
export const TOY_MARKS = marksIn(`
  Playmobil: play mobil → toy
  G.I. Joe: gi joe, gijoe, g i joe → soldier
  Action Man: action man → soldier (capital)
  Monster High: monster high, draculaura, frankie stein doll → fashion doll
  Bratz: bratz, bratz doll → fashion doll
  Polly Pocket: polly pocket → fashion doll
  American Girl: american girl doll → fashion doll
  L.O.L. Surprise: lol surprise, lol doll, lol puppe → fashion doll
  Baby Born: baby born doll, baby born puppe → baby
  Cabbage Patch Kids: cabbage patch kid, cabbage patch kids, cabbage patch doll → baby
  Reborn: raggedy ann doll → fashion doll
  Labubu: labubu, lafufu, pop mart, popmart, the monsters labubu → rabbit
  Sonny Angel: sonny angel, sonny angels, smiski → baby
  Squishmallows: squishmallow, squishmallows → teddy bear
  Jellycat: jellycat, jelly cat bunny → rabbit
  Steiff: steiff, steiff teddy, steiff tier → teddy bear
  Build-A-Bear: build a bear → teddy bear
  Beanie Baby: beanie babies, ty beanie → teddy bear
  Trolls: troll doll, dreamworks trolls, poppy from trolls → fashion doll
  Sylvanian Families: sylvanian families, sylvanian family, calico critters → rabbit
  Littlest Pet Shop: littlest pet shop → cat
  Gund: gund bear → teddy bear
  Moncchichi: monchhichi, monchichi, monchichis → monkey
  Diddl: diddl, diddl maus → mouse
  Gremlins: gremlin gizmo, gizmo gremlins, mogwai
  Tonies: toniebox, tonie box
  Fisher-Price: fisher price
  Mattel: mattel, hasbro, ravensburger, schleich, schleich figur
  Meccano: meccano → toy bricks
  Mega Bloks: mega bloks, megabloks, knex, k nex, geomag → toy bricks
  Lincoln Logs: lincoln logs → toy bricks
  Lego series: bionicle, ninjago, lego ninjago, lego chima, nexo knights → ninja
  Brio: brio train, brio bahn → train
  Märklin: marklin, maerklin → train
  Carrera: carrera bahn, scalextric, majorette car → car
  Bobby-Car: bobby car, bobbycar → car
  Matchbox: matchbox auto, matchbox autos → car
  Beyblade: beyblade, bey blade
  Bakugan: bakugan
  Silly Putty: silly putty, kinetic sand
  Slinky: slinky toy
  Etch A Sketch: etch a sketch
  Mr. Potato Head: mr potato head, mrs potato head, monsieur patate, senor patata → toy
  Speak & Spell: teddy ruxpin → teddy bear
  Elf on the Shelf: elf on the shelf → christmas elf
  Super Soaker: super soaker → toy gun
  Scrabble: scrabble, scrabble board
  Cluedo: cluedo, clue board game → detective
  Catan: settlers of catan, siedler von catan, colonos de catan, catan game
  Uno: uno card game, uno cards, uno karten, cartes uno, cartas de uno → playing cards
  Dobble: dobble
  Jenga: jenga → toy bricks
  Twister: twister game, twister mat
  Operation: hasbro operation
  Board games: trivial pursuit, pictionary, exploding kittens, cards against humanity → playing cards
  Magic: The Gathering: magic the gathering → playing cards
  Yu-Gi-Oh!: yu gi oh, yugioh → playing cards
  Dungeons & Dragons: dungeons and dragons, dungeons dragons, dungeons und dragons, d and d game → dice
  Warhammer: warhammer, warhammer 40k, space marine warhammer → soldier
  Skylanders: skylanders, skylander → dragon
  Hatchimals: hatchimal, hatchimals → egg
  Shopkins: shopkins
  Zuru: rainbocorns, mini brands toy → unicorn
  Furby: furbies
  Fidget brands: pop it fidget brand
  Crayola: crayola → pencil
  Faber-Castell: faber castell, stabilo → pencil
  Razor: razor scooter brand → scooter
  Kewpie: kewpie doll → baby
  Groovy Girls: rainbow high doll, ever after high → fashion doll
  Chupa Chups: chupa chups, chupachups → lollipop
`);
