import { marksIn } from './mark.ts';

/** Anime and manga. */
export const ANIME_MARKS = marksIn(`
  Attack on Titan: attack on titan, ataque a los titanes, attaque des titans, attacco dei giganti, ataque dos titas,
    shingeki no kyojin, survey corps, eren jaeger, eren yeager, levi ackerman, mikasa ackerman → soldier
  Jujutsu Kaisen: jujutsu kaisen, gojo, gojo satoru, satoru gojo, itadori, sukuna, yuji itadori → karate fighter
  My Hero Academia: my hero academia, boku no hero, deku, midoriya, bakugo, todoroki, all might → superhero
  Death Note: death note, light yagami, ryuk → book
  Demon Slayer: demon slayer, kimetsu no yaiba, zenitsu, inosuke, rengoku → samurai
  Spirited Away: spirited away, chihiro, no face from spirited away, viaje de chihiro, voyage de chihiro → ghost
  Princess Mononoke: mononoke, princess mononoke, prinzessin mononoke → wolf
  Howl’s Moving Castle: howls moving castle, howl s moving castle, calcifer
  Kiki’s Delivery Service: kikis delivery service, kiki s delivery service → witch
  Ponyo: ponyo → fish
  Doraemon: doraemon, dorami → cat
  Crayon Shin-chan: shin chan, shinchan, crayon shin chan
  Detective Conan: detective conan, detektiv conan → detective
  One Punch Man: one punch man, saitama one punch, saitama sensei → superhero
  One Piece: roronoa zoro, zoro from one piece, nami from one piece, straw hat pirates, chopper one piece, sanji,
    portgas d ace → pirate
  Naruto: naruto uzumaki, sasuke uchiha, itachi, itachi uchiha, konoha, akatsuki, hinata hyuga, sakura haruno,
    sharingan, boruto → ninja
  Dragon Ball: kamehameha, piccolo dragon ball, dragon ball z, majin buu, gohan, trunks from dragon ball, krillin,
    son gohan → karate fighter
  Bleach: bleach anime, ichigo kurosaki → samurai
  Hunter × Hunter: hunter x hunter, killua, gon freecss
  Fullmetal Alchemist: fullmetal alchemist, edward elric
  Fairy Tail: fairy tail anime, natsu dragneel
  Sword Art Online: sword art online, kirito → warrior
  Tokyo Ghoul: tokyo ghoul, kaneki
  Tokyo Revengers: tokyo revengers
  Chainsaw Man: chainsaw man, makima, pochita
  Spy × Family: spy x family, spy family anime, anya forger, yor forger, loid forger → spy
  Haikyuu!!: haikyuu, haikyu → volleyball player
  Captain Tsubasa: captain tsubasa, oliver y benji, olive et tom, holly e benji → footballer
  Slam Dunk: slam dunk anime → basketball player
  Neon Genesis Evangelion: evangelion, rei ayanami, shinji ikari, asuka langley → robot
  Gundam: gundam → robot
  Mazinger Z: mazinger, mazinger z, goldorak, grendizer, goldrake → robot
  Akira: akira anime, akira bike
  Ghost in the Shell: ghost in the shell → robot
  Cowboy Bebop: cowboy bebop, spike spiegel → astronaut
  JoJo’s Bizarre Adventure: jojos bizarre adventure, jojo s bizarre adventure, jotaro kujo, dio brando
  Berserk: berserk guts, berserk manga → warrior
  Vinland Saga: vinland saga → viking
  Dr. Stone: dr stone anime
  The Promised Neverland: promised neverland
  Mob Psycho 100: mob psycho
  Black Clover: black clover → wizard (capital watched)
  Solo Leveling: solo leveling, sung jinwoo → warrior
  Frieren: frieren → elf (dressed watched)
  Oshi no Ko: oshi no ko → singer
  Bocchi the Rock: bocchi the rock → guitarist
  Cardcaptor Sakura: cardcaptor sakura, sakura card captor
  Sailor Moon: usagi tsukino, tuxedo mask, sailor mercury, sailor mars, sailor jupiter, sailor venus → princess
  Digimon: digimon, agumon, gabumon → dinosaur
  Inazuma Eleven: inazuma eleven → footballer
  Ranma ½: ranma 1 2, inuyasha → karate fighter
  Hatsune Miku: hatsune miku, vocaloid → singer
  Rilakkuma: rilakkuma → teddy bear
  Sanrio: my melody sanrio, pompompurin, keroppi, badtz maru, gudetama, aggretsuko → cat
  Lupin III: lupin iii, lupin the third → thief
  Heidi the series: heidi anime
  Astro Boy: astro boy, astroboy → robot
  Dandadan: dandadan
  Blue Lock: blue lock anime, blue lock manga → footballer
  Black Butler: black butler → waiter (capital watched)
  Re:Zero: re zero rem, rem from re zero
  Kakegurui: kakegurui
  Zero Two: darling in the franxx
  Free!: toilet bound hanako
`);
