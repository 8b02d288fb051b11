import { marksIn } from './mark.ts';

/** Heroes and villains of comics. */
export const HERO_MARKS = marksIn(`
  Batman: batman, bat man, batmans, dark knight of gotham, bruce wayne, homme chauve souris, hombre murcielago,
    uomo pipistrello, homem morcego, fledermausmann → masked night hero
  Batgirl: batgirl, bat girl, batwoman, bat woman, chica murcielago → masked night hero
  Batmobile: batmobile, bat mobile, batimovil → car
  Bat-Signal: bat signal, bat symbol, bat emblem, batman logo, batarang
  Spider-Man: spiderman, spider man, spidermans, spidey, spiderwoman, spider woman, spidergirl, spider girl,
    spiderboy, spider gwen, peter parker, miles morales, homme araignee, hombre arana, uomo ragno, homem aranha,
    spinnenmann, spinnenman → masked climbing hero
  Superman: superman, super man, supermans, supergirl, superwoman, clark kent, kal el, man of steel hero, kryptonite
    → flying hero
  Wonder Woman: wonder woman, wonderwoman, mujer maravilla, mulher maravilha → shield hero
  Captain America: captain america, capitan america, capitaine america, capitao america → shield hero
  Captain Marvel: captain marvel, capitana marvel, ms marvel → flying hero
  Iron Man: ironman suit, iron man suit, iron man armour, iron man armor, iron man costume, iron man, tony stark,
    hombre de hierro heroe, homme de fer heros, homem de ferro → armoured hero
  The Hulk: hulk, the hulk, she hulk, incredible hulk, l incroyable hulk, increible hulk → green giant hero
  Black Panther of Marvel: black panther hero, black panther costume, black panther suit, wakanda → masked night hero
  Deadpool: deadpool → masked climbing hero
  Wolverine: wolverine from x men, wolverine hero, x men, xmen, dark phoenix → masked climbing hero
  The Avengers: avengers, the avengers, los vengadores, vengadores, vingadores, vendicatori, marvel hero,
    marvel superhero, marvel comics, marvel, dc comics, justice league → superhero
  Black Widow of Marvel: natasha romanoff, black widow hero, black widow suit, viuda negra de los vengadores → ninja
  Hawkeye: hawkeye from marvel, clint barton → archer
  Doctor Strange: doctor strange, dr strange, docteur strange, doutor estranho, doctor extrano, dottor strange
    → wizard
  Loki: loki from marvel → warrior
  Loki: loki → warrior (dressed watched)
  Wolverine: wolverine → masked climbing hero (dressed capital)
  Venom: venom → superhero (dressed capital watched)
  Thor of Marvel: thor from marvel, marvel thor, mjolnir → thunder god
  Thanos: thanos, infinity gauntlet → warrior
  Groot: i am groot, baby groot
  Groot: groot (capital dressed)
  Guardians of the Galaxy: guardians of the galaxy, star lord, rocket raccoon → astronaut
  Aquaman: aquaman, aqua man → king
  The Flash: flash hero, the flash hero, flash costume, barry allen, dc the flash, dc flash → superhero
  Green Lantern: green lantern hero, green lantern corps → superhero
  Green Lantern: green lantern → superhero (dressed capital)
  Catwoman: catwoman, cat woman costume, selina kyle → masked night hero
  The Joker: joker from batman, joker costume, heath ledger joker, arthur fleck → clown
  The Joker: the joker, le joker, el joker, il joker → clown (dressed capital watched)
  Harley Quinn: harley quinn, harly quinn, harley quin → clown
  The Penguin of Gotham: gotham, gotham city
  Robin the sidekick: batman and robin, boy wonder → masked night hero
  Ant-Man: ant man, antman → superhero
  Venom: venom from marvel, venom symbiote → superhero
  The Fantastic Four: fantastic four → superhero
  The Incredibles: the incredibles, mr incredible, elastigirl, los increibles, les indestructibles → superhero
  Power Rangers: power ranger, power rangers, mighty morphin → masked climbing hero
  Teenage Mutant Ninja Turtles: ninja turtle, ninja turtles, teenage mutant ninja turtle,
    teenage mutant ninja turtles, tmnt, tortues ninja, tortue ninja, tortugas ninja, tartarughe ninja,
    tartarugas ninja → ninja
  He-Man: he man, heman, masters of the universe, skeletor, she ra → warrior
  Sailor Moon: sailor moon → princess
  Astérix: asterix, obelix → warrior
  Tintin: tintin, tim und struppi, tintin et milou → explorer
`);
