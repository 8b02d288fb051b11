import { marksIn } from './mark.ts';

/** Films and series. */
export const SCREEN_MARKS = marksIn(`
  Pixar: pixar, dreamworks, luxo lamp
  Cars of Pixar: lightning mcqueen, flash mcqueen, rayo mcqueen, saetta mcqueen, relampago mcqueen, bliksem mcqueen,
    lightening mcqueen → racing driver
  Finding Nemo: finding nemo, monde de nemo, findet nemo, buscando a nemo, alla ricerca di nemo, procurando nemo,
    finding dory → fish
  Nemo: nemo → fish (dressed watched)
  Encanto: mirabel from encanto, from encanto, encanto disney, mirabel madrigal, bruno madrigal, isabela madrigal
  Encanto: encanto (watched dressed)
  Lilo & Stitch: lilo and stitch, lilo stitch, lilo et stitch, lilo y stitch, lilo und stitch, lilo en stitch,
    lilo e stitch, disney stitch
  Stitch: stitch (dressed watched)
  Inside Out: inside out 2, joy from inside out, sadness from inside out, anxiety from inside out, alles steht kopf,
    vice versa pixar, divertida mente, inside out movie
  Inside Out: inside out (capital)
  Cruella de Vil: cruella, cruella de vil, cruella deville, crudelia de mon → witch
  101 Dalmatians: 101 dalmatians, 101 dalmatiner, 101 dalmatiens → dog
  Maleficent: maleficent, malefique disney → witch
  Ursula: ursula the sea witch → octopus
  Frozen: olaf the snowman, bonhomme de neige olaf, schneemann olaf, sneeuwpop olaf, muneco de nieve olaf,
    olaf le bonhomme de neige, kristoff and sven → snowman
  Olaf of Frozen: olaf → snowman (dressed)
  Elsa of Frozen: elsa → winter princess (dressed)
  Disney princesses: ariel, belle, rapunzel, cinderella disney, mulan, merida, pocahontas, jasmine, tiana → princess
    (dressed)
  Mickey and Minnie: minnie, mickey → cat ears (dressed)
  Woody of Toy Story: woody → cowboy (dressed)
  Buzz Lightyear: buzz → astronaut (dressed)
  The Lion King: nala → lion (dressed)
  Disney animals: pluto, disney pluto → dog (dressed)
  Tinker Bell: tinker bell, tinkerbell, fee clochette, campanilla disney, trilli disney → fairy
  Dumbo: dumbo the elephant, disney dumbo → elephant
  Bambi: disney bambi → deer
  Aladdin of Disney: genie from aladdin, disney aladdin
  Snow White of Disney: disney snow white
  Jack Skellington: jack skellington, nightmare before christmas, sally skellington → skull
  Coraline: coraline jones, coraline movie, coraline (dressed watched)
  Corpse Bride: corpse bride → bride (capital)
  Edward Scissorhands: edward scissorhands, edward mit den scherenhanden → scissors
  Beetlejuice: beetlejuice, beetle juice
  WALL·E: wall e, walle robot → robot
  Ratatouille: remy from ratatouille → chef
  Monsters, Inc.: monsters inc, mike wazowski, monster ag, monstres et cie → alien
  Up: carl fredricksen, pixar up → balloon
  Brave: merida from brave → archer
  Coco: miguel from coco, pixar coco → guitarist
  Turning Red: turning red mei, turning red panda → panda
  Big Hero 6: big hero 6, baymax → robot
  Zootopia: zootopia, zootropolis, zoomania, judy hopps, nick wilde → rabbit
  Wreck-It Ralph: wreck it ralph, vanellope
  Kung Fu Panda: kung fu panda, master shifu → panda
  How to Train Your Dragon: how to train your dragon, toothless dragon, drachenzahmen leicht gemacht, ohnezahn,
    krokmou, chimuelo, sdentato dragon trainer, hiccup and toothless, hoe tem je een draak → dragon
  Madagascar: alex from madagascar, king julien, penguins of madagascar → penguin
  Ice Age: scrat ice age, ice age movie, manny the mammoth, sid the sloth
  Puss in Boots of Shrek: donkey from shrek, puss in boots from shrek, lord farquaad → ogre
  The Boss Baby: the boss baby, boss baby → baby
  Megamind: megamind → alien
  Sing: sing 2 movie → singer
  Despicable Me: felonious gru, gru and the minions, ich einfach unverbesserlich, mi villano favorito → gangster
  KPop Demon Hunters: kpop demon hunters, k pop demon hunters, huntrix, saja boys, demon hunters rumi → singer
  Wicked: elphaba, glinda from wicked, wicked elphaba, wicked musical → witch
  Barbie movie: barbie movie, barbieland → fashion doll
  The Wizard of Oz of MGM: wizard of oz dorothy, ruby slippers of oz
  Rocky: rocky balboa, apollo creed, ivan drago → boxer
  Rambo: rambo, john rambo → soldier
  Avatar: na vi, navi from avatar, avatar pandora, james cameron avatar, neytiri, jake sully → alien
  Avatar: avatar → alien (watched)
  Top Gun: top gun, topgun → pilot
  Godzilla: godzilla, gojira → dinosaur
  King Kong: king kong → monkey
  Dune: paul atreides, muad dib, fremen, dune movie, house atreides, from dune → warrior
  Alien: xenomorph, ellen ripley → alien
  Predator: predator movie, alien vs predator → alien
  E.T.: et the extra terrestrial, e t the alien, et phone home → alien
  Men in Black: men in black → secret agent (capital)
  Jaws: jaws movie → shark
  Jurassic Park: alan grant, ian malcolm, indominus rex → dinosaur
  Mad Max: mad max, imperator furiosa, immortan joe → warrior
  John Wick: john wick → secret agent
  Kill Bill: kill bill, beatrix kiddo → samurai
  Pulp Fiction: pulp fiction, vincent vega, jules winnfield → gangster
  Reservoir Dogs: reservoir dogs → gangster
  The Godfather: the godfather, vito corleone, don corleone, michael corleone, der pate corleone → gangster
  Scarface: scarface, tony montana → gangster
  Goodfellas: goodfellas → gangster
  Taxi Driver: travis bickle → chauffeur
  The Big Lebowski: big lebowski, the dude lebowski → bowling
  Forrest Gump: forrest gump → runner
  Titanic: jack dawson, rose dewitt bukater → captain of a ship
  Cast Away: wilson the volleyball → volleyball
  Home Alone: kevin mccallister, home alone movie, kevin allein zu haus, maman j ai rate l avion
  Die Hard: john mcclane, die hard movie → police
  Mission: Impossible: ethan hunt, mission impossible → secret agent
  Fast & Furious: fast and furious, dominic toretto, fast furious → racing driver
  Grease: danny zuko, sandy olsson, pink ladies jacket → rock and roll star
  Dirty Dancing: dirty dancing → dancer
  The Blues Brothers: blues brothers → singer
  Mamma Mia: mamma mia musical, mamma mia movie → singer
  The Rocky Horror Picture Show: rocky horror, frank n furter
  The Princess Bride: inigo montoya, princess bride movie → princess
  Labyrinth: jareth the goblin king
  The Karate Kid: mr miyagi, cobra kai, daniel larusso → karate fighter
  The Karate Kid: karate kid → karate fighter (capital watched)
  Napoleon Dynamite: napoleon dynamite
  Austin Powers: austin powers, dr evil → spy
  Johnny English: johnny english, jason bourne → spy
  Borat: borat, ali g → comedian
  The Mask: the mask jim carrey, ace ventura → clown
  Sherlock of the BBC: benedict cumberbatch sherlock → detective
  Columbo: columbo, inspector columbo → detective
  Hercule Poirot: poirot, hercule poirot, miss marple → detective
  Friends: friends tv show, friends tv series, friends sitcom, friends series, serie friends, central perk,
    rachel green, chandler bing, ross geller, monica geller, phoebe buffay, joey tribbiani
  The Big Bang Theory: big bang theory, sheldon cooper, leonard hofstadter, howard wolowitz → scientist
  How I Met Your Mother: how i met your mother, barney stinson, ted mosby
  The Office: dunder mifflin, michael scott, dwight schrute, the office us → businessman
  Parks and Recreation: leslie knope, ron swanson
  Seinfeld: seinfeld, george costanza
  Modern Family: modern family tv, phil dunphy
  Breaking Bad: breaking bad, walter white, jesse pinkman, heisenberg breaking bad, saul goodman, better call saul,
    los pollos hermanos → scientist
  Peaky Blinders: peaky blinder, peaky blinders, tommy shelby, thomas shelby → gangster in a flat cap
  The Sopranos: tony soprano, the sopranos → gangster
  Narcos: narcos netflix, narcos serie → gangster
  Vikings: ragnar lothbrok, lagertha vikings, vikings series → viking
  The Last Kingdom: uhtred of bebbanburg → viking
  Outlander: jamie fraser outlander, claire fraser, outlander series
  Bridgerton: bridgerton, lady whistledown → princess
  Downton Abbey: downton abbey
  The Crown: the crown netflix → queen of england
  Emily in Paris: emily in paris
  Sex and the City: sex and the city, carrie bradshaw
  Gossip Girl: gossip girl, blair waldorf, serena van der woodsen
  Gilmore Girls: gilmore girls, lorelai gilmore, rory gilmore
  Grey’s Anatomy: greys anatomy, grey s anatomy, meredith grey, derek shepherd → doctor
  House: dr house, gregory house → doctor
  Scrubs: scrubs tv show, sacred heart hospital → doctor
  Baywatch: baywatch, mitch buchannon → lifeguard
  Knight Rider: knight rider, michael knight kitt → car
  The A-Team: the a team, mr t a team, hannibal smith → soldier
  MacGyver: macgyver → mechanic
  Magnum: thomas magnum, magnum p i → detective
  Miami Vice: miami vice → police
  Charlie’s Angels: charlies angels, charlie s angels → spy
  Buffy: buffy the vampire slayer, buffy summers
  Supernatural: dean winchester, sam winchester → ghost hunter
  The X-Files: x files, fox mulder, dana scully, akte x → alien
  Twin Peaks: twin peaks, laura palmer → detective
  Lost: lost tv series, dharma initiative
  Prison Break: prison break, michael scofield → prisoner
  Orange Is the New Black: orange is the new black → prisoner
  Dexter: dexter morgan
  The Boys: homelander, the boys homelander, billy butcher → flying hero
  Invincible: omni man, invincible mark grayson → flying hero
  Umbrella Academy: umbrella academy → superhero
  Loki series: wandavision, wanda maximoff, scarlet witch, falcon and the winter soldier, winter soldier, bucky barnes
    → superhero
  The Marvel heroes: nick fury, gamora, drax the destroyer, shang chi, moon knight, punisher logo, black bolt,
    silver surfer, ghost rider, professor xavier, professor x, jean grey, doctor doom, doc ock, green goblin,
    red skull villain, nightcrawler, gambit x men, cyclops x men, storm from the x men, captain britain,
    scarlet spider, blade marvel → superhero
  The DC heroes: nightwing, red hood batman, poison ivy villain, bane batman, riddler, two face batman, lex luthor,
    general zod, darkseid, martian manhunter, green arrow, black canary, cyborg dc, john constantine, peacemaker dc,
    swamp thing, suicide squad, batcave, bat cave, arkham asylum, gotham knights, alfred pennyworth,
    commissioner gordon → superhero
  Hellboy: hellboy, hell boy → devil
  Spawn: spawn comic → devil
  V for Vendetta: v for vendetta, guy fawkes mask vendetta
  Sin City: sin city → detective (capital)
  Kick-Ass: kick ass hero, hit girl → superhero
  Judge Dredd: judge dredd → police
  Zorro: el zorro, zorro costume, zorro mask → musketeer
  Tarzan: tarzan
  Conan: conan the barbarian, conan der barbar → warrior
  Xena: xena, xena warrior princess → warrior
  Stargate: stargate, sg 1 → soldier
  Firefly: malcolm reynolds firefly → astronaut
  Battlestar Galactica: battlestar galactica, cylon → robot
  Babylon 5: babylon 5 → astronaut
  Star Trek: captain janeway, captain sisko, jean luc picard, klingon, klingons, starship enterprise, uss enterprise,
    enterprise d, vulcan ears, romulan, worf, geordi la forge → astronaut
  Star Wars: rey skywalker, finn from star wars, poe dameron, ewok, ewoks, jar jar binks, jabba, jabba the hutt,
    padme amidala, padme, count dooku, emperor palpatine, palpatine, darth sidious, clone trooper, death star, x wing,
    tie fighter, din djarin, bo katan, cassian andor, jango fett, general grievous, tatooine, admiral ackbar
    → astronaut
  The Lord of the Rings: aragorn, gimli, galadriel, samwise, samwise gamgee, frodo bolson, frodon, frodo beutlin,
    bilbo beutlin, bilbon, elrond, boromir, nazgul, balrog, uruk hai, rivendell, smaug, thorin oakenshield,
    rings of power, lord of the ring → elf
  Harry Potter: hary poter, dobby the house elf, dobby, draco malfoy, malfoy, luna lovegood, neville longbottom,
    sirius black, bellatrix lestrange, mcgonagall, professor snape, ginny weasley, cho chang, dementor,
    hippogriff buckbeak, expecto patronum, deathly hallows, golden snitch, platform 9 3 4, fantastic beasts,
    newt scamander, muggle, butterbeer → wizard pupil
  Game of Thrones: arya stark, ned stark, sansa stark, tyrion lannister, cersei, jaime lannister, winterfell,
    white walker, night king, iron throne, house of the dragon, targaryen, house targaryen, rhaenyra → warrior
  The Witcher: geralt, yennefer, ciri from the witcher, hexer geralt → warrior
  Twilight: jacob black twilight, twilight saga, twilight movie → vampire
  The Vampire Diaries: vampire diaries, damon salvatore → vampire
  Interview with the Vampire: lestat → vampire
  Nosferatu of Murnau: what we do in the shadows → vampire
  Stranger Things: eleven from stranger things, upside down demogorgon, vecna, eddie munson, hawkins high,
    dustin henderson, hellfire club
  Squid Game: round 6, squid game guard, seong gi hun
  Money Heist: dali mask heist, maison de papel, tokyo from money heist → thief
  Wednesday: enid sinclair, uncle fester, cousin itt, lurch addams, thing from wednesday
  The Walking Dead: rick grimes, daryl dixon, negan → zombie
  Family Guy: family guy, peter griffin, stewie griffin, brian griffin
  Rick and Morty: rick and morty, rick und morty, rick sanchez, morty smith, pickle rick, rick et morty, rick y morty
    → scientist
  Futurama: futurama, bender rodriguez, philip j fry → robot
  American Dad: american dad, king of the hill show, bobs burgers, bob s burgers
  BoJack Horseman: bojack horseman → horse
  South Park: kenny mccormick, stan marsh, kyle broflovski, cartman
  The Simpsons: maggie simpson, mr burns, krusty the clown, ned flanders, moe szyslak, itchy and scratchy,
    simpsons figur
  Beavis and Butt-Head: beavis, butt head
  ALF: alf the alien, alf melmac, gordon shumway → alien
  Scream: scream mask ghostface
  Saw: jigsaw killer, billy the puppet
  The Exorcist: pazuzu exorcist
  Five Nights: springtrap → rabbit
  Hocus Pocus: sanderson sisters, winifred sanderson → witch
  Charmed: charmed halliwell → witch
  Sabrina: sabrina the teenage witch, sabrina spellman → witch
  Riverdale: riverdale serie, jughead
  Euphoria: euphoria hbo, rue bennett
  The Mentalist: ted lasso, afc richmond → coach
  Yellowstone: john dutton, yellowstone dutton ranch → cowboy
  The Bear: carmy berzatto → chef
  Succession: logan roy, kendall roy → businessman
  The White Lotus: white lotus hotel
  Severance: lumon industries
  Oppenheimer: oppenheimer movie → scientist
  Joker films: joker folie a deux → clown
  The Handmaid’s Tale: handmaids tale, handmaid s tale
  Mary Poppins: bert the chimney sweep
  Bud Spencer: bud spencer, terence hill
  Winnetou: winnetou
  Fantozzi: ragionier fantozzi, fantozzi
  Sissi: sissi film, romy schneider sissi → princess
  Tatort: tatort kommissar → detective
  Olsenbande: olsenbande → thief
  Louis de Funès: louis de funes, gendarme de saint tropez → police
  Kaamelott: kaamelott → knight
  Monty Python: monty python → comedian
  Blackadder: blackadder, fawlty towers, basil fawlty, del boy, only fools and horses → comedian
  EastEnders: eastenders, coronation street, love island, bake off tent
  The Price Is Right: jeopardy show, wheel of fortune tv → trophy
  Marvel and DC characters: daredevil, magneto, mysterio, watchmen, kingpin → superhero (dressed watched capital)
  Tinker Bell: sininho → fairy (dressed)
  Goofy: goofy from disney, dressed as goofy, disney goofy → dog
`);
