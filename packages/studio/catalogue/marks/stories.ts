import { marksIn } from './mark.ts';

/** Characters and worlds of films, books, series and games. */
export const STORY_MARKS = marksIn(`
  Barbie: barbie, barbi, barbies, barbie doll, barbie dolls, muneca barbie, poupee barbie, barbiepuppe,
    bambola barbie, boneca barbie, barbie girl → fashion doll
  Ken: ken doll, ken from barbie, barbie and ken → fashion doll
  Barbie: barbie pink → hot pink
  Harry Potter: harry potter, harrypotter, hp wizard → wizard pupil
  Hermione Granger: hermione, hermione granger, hermine granger, hermelien griffel → wizard pupil
  Ron Weasley: ron weasley, weasley → wizard pupil
  Hogwarts: hogwarts, gryffindor, slytherin, hufflepuff, ravenclaw, quidditch, hogwarts student, hogwarts house,
    hogwart, zweinstein, griffondor, serpentard, grifondoro, serpeverde, grifinoria, poudlard → wizard pupil
  Dumbledore: dumbledore, albus dumbledore → grey wizard
  Voldemort: voldemort, severus snape, hagrid → wizard
  Gandalf: gandalf, saruman → grey wizard
  The Lord of the Rings: lord of the rings, herr der ringe, seigneur des anneaux, senor de los anillos,
    signore degli anelli, senhor dos aneis, middle earth, mordor, sauron
  Hobbit: hobbit, hobbits, frodo, frodo baggins, bilbo, bilbo baggins, gollum → elf
  Legolas: legolas → archer
  Star Wars: star wars, starwars, krieg der sterne, guerre des etoiles, guerra de las galaxias, guerre stellari,
    guerra nas estrelas
  Jedi: jedi, jedis, jedi knight, jedi master, luke skywalker, obi wan, obi wan kenobi, anakin, skywalker,
    anakin skywalker, ahsoka tano, ahsoka, mace windu, padawan → space knight
  Darth Vader: darth vader, dark vador, darth, sith, sith lord, kylo ren, darth maul → space knight
  Lightsaber: lightsaber, lightsabre, light saber, light sabre, lichtschwert, sabre laser, espada laser jedi,
    lichtzwaard → laser sword
  Yoda: yoda, baby yoda, grogu → space knight
  Princess Leia: princess leia, leia organa, princesa leia, princesse leia, principessa leia, prinzessin leia,
    prinses leia → princess
  Han Solo: han solo, chewbacca, wookiee, millennium falcon → astronaut
  Stormtrooper: stormtrooper, storm trooper, stormtroopers, boba fett, mandalorian, the mandalorian → astronaut
  R2-D2: r2d2, r2 d2, c3po, c 3po, bb8 → robot
  Star Trek: star trek, mr spock, spock, captain kirk, captain picard, starfleet, vulcan salute → astronaut
  Doctor Who: dr who, tardis, dalek, daleks → explorer
  Doctor Who: doctor who, time lord → explorer (capital watched dressed)
  Ghostbusters: ghostbuster, ghostbusters, ghost buster, ghost busters, sos fantomes, cazafantasmas,
    acchiappafantasmi, caca fantasmas → ghost hunter
  Indiana Jones: indiana jones → explorer
  James Bond: james bond, agent 007, 007 → secret agent
  Lara Croft: lara croft, tomb raider → explorer
  Jurassic Park: jurassic park, jurassic world
  Back to the Future: back to the future, marty mcfly, delorean
  The Matrix: neo from the matrix, the matrix
  The Terminator: terminator, the terminator, robocop, t 800 → robot
  Transformers: optimus prime, bumblebee transformer, transformers robot, decepticon, autobot → robot
  Pirates of the Caribbean: pirates of the caribbean, jack sparrow, captain jack sparrow → pirate
  The Hunger Games: hunger games, katniss, katniss everdeen → archer
  Game of Thrones: game of thrones, daenerys, khaleesi, jon snow, house stark, house lannister → warrior
  The Witcher: witcher, the witcher, geralt of rivia → warrior
  Wednesday Addams: wednesday addams, wensday addams, mercoledi addams, miercoles addams, mercredi addams,
    addams family, morticia addams, gomez addams, familia addams, famille addams, famiglia addams, wandinha,
    nevermore academy
  Stranger Things: stranger things, demogorgon
  Squid Game: squid game, squid games, juego del calamar
  Money Heist: money heist, casa de papel, haus des geldes
  The Simpsons: simpsons, the simpsons, homer simpson, bart simpson, lisa simpson, marge simpson
  SpongeBob: spongebob, sponge bob, spongebob squarepants, bob esponja, bob l eponge, spongebob schwammkopf
  South Park: south park, eric cartman
  Shrek: shrek, princess fiona → ogre
  The Grinch: grinch, the grinch → orc
  Minions: minion, minions, minion costume, despicable me, moi moche et mechant, cattivissimo me,
    gru from despicable me
  The Smurfs: smurf, smurfs, schlumpf, schlumpfe, schlumpfen, smurfen, grote smurf, smurfette, schlumpfine,
    schtroumpf, schtroumpfs, schtroumpfette, pitufo, pitufos, pitufina, puffo, puffi, grande puffo, gargamel
  Frozen: elsa from frozen, queen elsa, princess elsa, reina elsa, reine elsa, regina elsa, rainha elsa,
    koningin elsa, prinzessin elsa, frozen elsa, elsa and anna, elsa of arendelle, arendelle, reine des neiges,
    eiskonigin elsa, olaf from frozen, anna from frozen, disney frozen → winter princess
  Disney: disney, walt disney, disneyland, disney world, disney princess, disney prinzessin, princesse disney,
    princesa disney, principessa disney → princess
  Mickey Mouse: mickey mouse, minnie mouse, micky maus, minni maus, minnie maus, donald duck, daisy duck,
    dagobert duck, scrooge mcduck, onkel dagobert, tick trick und track, goofy dog, mickey ears, mickey souris,
    paperino, paperone, paperina, topolino maglietta, maglietta di topolino, costume di topolino, pato donald,
    katrien duck, guus geluk → cat ears
  The Little Mermaid of Disney: ariel the little mermaid, ariel from the little mermaid, princess ariel, ariel costume
    → mermaid
  Moana: moana, vaiana, oceania disney → princess
  Tangled: rapunzel from tangled → princess
  Buzz Lightyear: buzz lightyear, buzz l eclair → astronaut
  Toy Story: toy story, woody from toy story, sheriff woody → cowboy
  The Lion King: lion king, the lion king, re leone → lion (capital watched dressed)
  The Lion King: roi lion, rey leon, rei leao, konig der lowen, leeuwenkoning, simba, hakuna matata, mufasa, pumbaa
    → lion
  Winnie-the-Pooh of Disney: winnie the pooh, winnie pooh, winnie puuh, winnie puh, pu der bar, winnie l ourson,
    winnie de poeh, winnie the poeh, ursinho pooh, pooh bear, eeyore, tigger → teddy bear
  Mary Poppins: mary poppins
  Willy Wonka: willy wonka, wonka
  Peppa Pig: peppa pig, peppa wutz, peppa
  Paw Patrol: paw patrol, pat patrouille, patrulla canina, patrulha canina, la squadra dei cuccioli → dog
  Bluey: bluey and bingo, bluey the dog, bluey heeler, bandit de bluey, bandit from bluey, bluey y bingo,
    bluey et bingo → dog
  Bluey: bluey → dog (dressed watched capital)
  Thomas the Tank Engine: thomas the tank engine, thomas and friends → train
  Teletubbies: teletubby, teletubbies
  Sesame Street: sesame street, cookie monster, big bird, sesamstrasse
  The Muppets: muppets, kermit, kermit the frog, miss piggy
  Snoopy: snoopy, charlie brown, peanuts comic → dog
  Garfield: garfield the cat, garfield cat, kater garfield, garfield le chat → cat
  Garfield: garfield → cat (dressed watched worn)
  Scooby-Doo: scooby doo, scooby, mystery machine → dog
  Looney Tunes: bugs bunny, daffy duck, looney tunes, tweety
  Tom and Jerry: tom and jerry, tom jerry, tom und jerry, tom et jerry, tom y jerry, tom en jerry, tom e jerry → cat
  Hello Kitty: hello kitty, hellokitty, sanrio, kuromi, cinnamoroll → cat
  Totoro: totoro, studio ghibli, ghibli
  Pokémon: pokemon, pokemons, poke mon, pikachu, pikatchu, charizard, glurak, dracaufeu, bisasam, schiggy, glumanda,
    charmander, snorlax, relaxo, mewtwo, jigglypuff, pummeluff, gengar, lucario, greninja, team rocket, bulbasaur,
    squirtle, eevee, pokemon trainer, ash ketchum, pokeball, poke ball, pokemon go
  Dragon Ball: dragon ball, dragonball, goku, son goku, vegeta, super saiyan, saiyan → karate fighter
  Naruto: naruto, sasuke, kakashi → ninja
  One Piece: luffy, monkey d luffy, one piece anime → pirate
  Demon Slayer: demon slayer anime, tanjiro, nezuko → samurai
  Super Mario: super mario, supermario, mario bros, mario brothers, mario and luigi, mario kart, nintendo mario,
    luigi costume, princess peach, princesse peach, prinzessin peach, princesa peach, principessa peach,
    super mario bros, mario luigi, mario und luigi, mario et luigi, mario y luigi, mario e luigi, bowser, donkey kong,
    yoshi from mario → plumber
  Super Mario: mario, luigi, wario, yoshi → plumber (dressed)
  Sonic: sonic the hedgehog, sonic hedgehog, sega sonic, dr eggman
  Sonic: sonic → hedgehog (dressed watched worn)
  Zelda: legend of zelda, link from zelda, link aus zelda, link de zelda, link di zelda, link uit zelda,
    princess zelda, hyrule, triforce, ganondorf → elf
  Pac-Man: pac man, pacman
  Minecraft: minecraft, creeper from minecraft, minecraft steve
  Fortnite: fortnite, fort nite
  Roblox: roblox
  Among Us: among us crewmate, among us
  Call of Duty: call of duty → soldier
  Assassin’s Creed: assassins creed, assassin s creed, ezio auditore
  Halo the game: master chief, halo spartan
  World of Warcraft: world of warcraft, warcraft → orc
  Angry Birds: angry birds
  Five Nights at Freddy’s: five nights at freddy s, five nights at freddys, fnaf, freddy fazbear
  Freddy Krueger: freddy krueger, jason voorhees, pennywise, chucky doll, chucky die morderpuppe, doll like chucky,
    michael myers, ghostface, annabelle doll, leatherface, hannibal lecter → zombie
  Chucky: chucky → zombie (dressed watched)
  The Walking Dead: the walking dead, walking dead → zombie
  Twilight: edward cullen, bella swan → vampire
  Elvis: elvis, elvis presley, elvis impersonator → rock and roll star
  Michael Jackson: michael jackson → dancer
  Frida Kahlo: frida kahlo → flower painter
  Elmo: elmo (dressed capital)
`);
