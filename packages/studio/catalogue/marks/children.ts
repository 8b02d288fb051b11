import { marksIn } from './mark.ts';

/** Books and series for children. */
export const CHILDREN_MARKS = marksIn(`
  Miffy: miffy, nijntje → rabbit
  Pippi Longstocking: pippi longstocking, pippi langstrumpf, fifi brindacier, pippi calzaslargas, pippi calzelunghe,
    pippi langkous, pipi das meias altas, pippi meialonga, pippi langstrump
  Maya the Bee: maya the bee, biene maja, maya l abeille, abeja maya, ape maia, abelha maia, maja de bij → bee
  The Gruffalo: gruffalo, the gruffalo, gruffelo → orc
  Masha and the Bear: masha and the bear, masha e orso, masha y el oso, mascha und der bar, masha et michka,
    masha e o urso, masha en de beer → teddy bear
  Pingu: pingu → penguin
  Mafalda: mafalda quino, mafalda comic
  Mafalda: mafalda (dressed watched)
  Turma da Mônica: turma da monica, magali da turma
  El Chavo del Ocho: el chavo, chavo del 8, chavo del ocho, el chavo del 8, chaves seriado, chapulin colorado
  Mr. Bean: mr bean, mister bean → comedian
  Lucky Luke: lucky luke, daltons comic, joe dalton → cowboy
  Paulchen Panther: pink panther cartoon, paulchen panther, rosarote panther, panthere rose, pantera rosa, roze panter
  The Pink Panther: pink panther (capital dressed watched)
  Ben 10: ben 10, ben ten, omnitrix → superhero
  Adventure Time: adventure time, finn and jake, marceline the vampire queen
  The Powerpuff Girls: powerpuff girl, powerpuff girls, power puff girls, supernenas, super nanas, superchicche,
    meninas superpoderosas → superhero
  Miraculous Ladybug: miraculous ladybug, ladybug and cat noir, cat noir, chat noir miraculous, ladybug et chat noir
    → superhero
  Gabby’s Dollhouse: gabbys dollhouse, gabby s dollhouse → cat
  Dora the Explorer: dora the explorer, dora la exploradora, dora l exploratrice, dora a aventureira,
    dora aventureira, dora esploratrice → explorer
  Dora: dora → explorer (dressed)
  Cocomelon: cocomelon, coco melon → baby
  Blippi: blippi
  Ms Rachel: ms rachel youtube
  Baby Shark: baby shark, pinkfong → shark
  Bing: bing bunny → rabbit
  Peppa Pig: pepa pig, george pig → pig
  PJ Masks: pj masks, pyjamasques, pyjamahelden, superpigiamini, heroes en pijamas → superhero
  Super Wings: super wings → plane (capital watched)
  Octonauts: octonauts → diver
  Bob the Builder: bob the builder, bob der baumeister, bob le bricoleur, bob el constructor, bob de bouwer,
    bob aggiustatutto → builder
  Fireman Sam: fireman sam, feuerwehrmann sam, sam le pompier, sam el bombero, brandweerman sam → firefighter
  Postman Pat: postman pat, pieter post → postman
  Noddy: noddy in toyland, oui oui potiron
  Paddington: paddington bear, paddington bar, ours paddington, oso paddington → teddy bear
  Peter Rabbit: peter rabbit, peter hase, pierre lapin, beatrix potter → rabbit
  The Very Hungry Caterpillar: very hungry caterpillar, kleine raupe nimmersatt, raupe nimmersatt, rupsje nooitgenoeg
  Where the Wild Things Are: where the wild things are
  Dr. Seuss: dr seuss, cat in the hat, the lorax
  Diary of a Wimpy Kid: wimpy kid, greg heffley, gregs tagebuch
  Captain Underpants: captain underpants, dog man book → superhero
  Percy Jackson: percy jackson
  Narnia: narnia, aslan narnia → lion
  Roald Dahl’s: matilda wormwood, oompa loompa, the bfg, charlie and the chocolate factory
  Moomin: moomin, moomins, mumin, mumins, moomintroll
  Barbapapa: barbapapa, barbamama
  Babar: babar the elephant → elephant
  The Little Prince of Saint-Exupéry: saint exupery
  Max & Moritz: conni pixi, leo lausemaus, bobo siebenschlafer
  Benjamin Blümchen: benjamin blumchen → elephant
  Bibi Blocksberg: bibi blocksberg, bibi und tina → witch
  Pumuckl: pumuckl → elf
  Die Maus: sendung mit der maus → mouse
  Sandmännchen: unser sandmannchen
  Räuber Hotzenplotz: rauber hotzenplotz, hotzenplotz → thief
  The Neverending Story: neverending story, falkor, atreju, fuchur → dragon
  Jim Knopf: jim knopf, lukas der lokomotivfuhrer → train driver
  Yakari: yakari
  Titeuf: titeuf
  Spirou: spirou, marsupilami, gaston lagaffe
  T’choupi: tchoupi, t choupi
  Trotro: ane trotro → donkey
  Petit Ours Brun: petit ours brun → teddy bear
  Le Petit Nicolas: petit nicolas de sempe
  Geronimo Stilton: geronimo stilton → mouse
  Mortadelo y Filemón: mortadelo, mortadelo y filemon → spy
  Pocoyo: pocoyo
  Gallina Pintadita: galinha pintadinha, gallina pintadita → chicken
  La Pimpa: la pimpa, calimero → dog
  Winx Club: winx, winx club, clube das winx → fairy
  Me contro Te: me contro te
  Menino Maluquinho: menino maluquinho, sitio do picapau amarelo
  Jip en Janneke: jip en janneke, dikkie dik, buurman en buurman
  Suske en Wiske: suske en wiske, bob et bobette
  Samson en Gert: kabouter plop, k3 meisjes, mega mindy, piet piraat → gnome
  Kikker: kikker van max velthuijs → frog
  Bumba: bumba clown → clown
  Shaun the Sheep: shaun the sheep, shaun das schaf, wallace and gromit, wallace gromit → sheep
  Hey Duggee: hey duggee → dog
  Ben & Holly: ben and holly → elf
  Numberblocks: numberblocks
  Rainbow Brite: rainbow brite, strawberry shortcake doll, emily erdbeer
  Inspector Gadget: inspector gadget, inspecteur gadget, inspektor gadget → detective
  DuckTales: ducktales, duck tales, darkwing duck → duck
  Woody Woodpecker: woody woodpecker, pica pau desenho
  Popeye: popeye, olive oyl → sailor
  Betty Boop: betty boop
  Felix the Cat: felix the cat → cat
  Casper: casper the friendly ghost, casper ghost → ghost
  The Flintstones: flintstones, fred flintstone, familie feuerstein, picapiedra, los picapiedra, pierrafeu,
    yabba dabba doo
  The Jetsons: the jetsons, jetsons → robot
  Yogi Bear: yogi bear → teddy bear
  Looney Tunes: tasmanian devil looney, sylvester and tweety, road runner cartoon, wile e coyote, speedy gonzales,
    elmer fudd, porky pig, marvin the martian → rabbit
  Alvin and the Chipmunks: alvin and the chipmunks, theodore chipmunk → squirrel
  Rugrats: rugrats, tommy pickles → baby
  Steven Universe: steven universe
  Gravity Falls: gravity falls, mabel pines, dipper pines
  The Owl House: the owl house → witch (capital watched)
  Avatar: The Last Airbender: last airbender, avatar aang, avatar korra, prince zuko → monk
  Kim Possible: kim possible → spy
  Phineas and Ferb: phineas and ferb, phineas und ferb, perry the platypus, doofenshmirtz
  Fairly OddParents: fairly oddparents, cosmo and wanda → fairy
  SpongeBob: patrick star, squidward, mr krabs, sandy cheeks, bikini bottom
  Courage: courage the cowardly dog → dog
  Dexter’s Laboratory: dexters laboratory, dexter s laboratory, johnny bravo → scientist
  Teen Titans: teen titans, raven from teen titans, beast boy → superhero
  Winx: w i t c h comic, totally spies → spy
  H2O: mako mermaids → mermaid
  The Snowman: frosty the snowman → snowman
  Rudolph: rudolph the red nosed reindeer → deer
  The Polar Express: polar express → train
  Caillou: caillou, babar, cebolinha, cascao (dressed watched)
  Franklin: franklin the turtle → turtle
  Arthur: arthur the aardvark
  Curious George: curious george, coco der neugierige affe → monkey
  Clifford: clifford the big red dog → dog
  Barney: barney the dinosaur, barney dinosaur → dinosaur
  Blue’s Clues: blues clues, blue s clues → dog
  Daniel Tiger: daniel tiger → tiger
  Sesame Street: oscar the grouch, bert and ernie, ernie und bert, ernie en bert, bibo sesamstrasse, krumelmonster,
    sesamstraat, rua sesamo, barrio sesamo
  Skibidi Toilet: skibidi, skibidi toilet
  Italian brainrot: tralalero tralala, bombardiro crocodilo, tung tung tung sahur, ballerina cappuccina
  The Amazing Digital Circus: amazing digital circus, pomni, digital circus → clown
  Hazbin Hotel: hazbin hotel, alastor hazbin, helluva boss → devil
  Murder Drones: murder drones → robot
`);
