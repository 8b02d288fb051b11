import { marksIn } from './mark.ts';

/** Video games and their characters. */
export const GAME_MARKS = marksIn(`
  Kirby: kirby from the game, kirby nintendo, nintendo kirby
  Kirby: kirby (dressed watched)
  Link of Zelda: the legend of zelda, breath of the wild, tears of the kingdom, zelda → elf (dressed watched worn)
  The Legend of Zelda: breath of the wild, tears of the kingdom → elf
  Metroid: metroid, samus aran → astronaut
  Splatoon: splatoon, inkling from splatoon
  Animal Crossing: animal crossing, tom nook
  Pikmin: pikmin
  Super Smash Bros.: smash bros, super smash bros → superhero
  Tetris: tetris
  Grand Theft Auto: gta, gta 5, gta v, gta 6, gta vi, grand theft auto, trevor philips, cj from san andreas → gangster
  Red Dead Redemption: red dead redemption, arthur morgan cowboy → cowboy
  Overwatch: overwatch, d va from overwatch, tracer from overwatch → astronaut
  League of Legends: league of legends, jinx from league of legends, jinx from arcane, arcane jinx, teemo
  Arcane: vi from arcane, from arcane, arcane netflix, arcane series
  Valorant: valorant
  Dota: dota 2
  Counter-Strike: counter strike, csgo → soldier
  Apex Legends: apex legends → soldier
  PUBG: pubg, playerunknown s battlegrounds → soldier
  Fortnite: fortnight battle royale, fortnite skin
  Minecraft: minecraft creeper, minecraft enderman, enderman → toy bricks
  Terraria: terraria
  Stardew Valley: stardew valley → farmer
  Genshin Impact: genshin impact, genshin, raiden shogun, paimon
  Honkai: Star Rail: honkai star rail, honkai impact
  Elden Ring: elden ring, malenia → knight
  Dark Souls: dark souls → knight (capital watched)
  Dark Souls: bloodborne, sekiro → knight
  God of War: kratos from god of war, god of war kratos, kratos → warrior
  The Last of Us: the last of us, last of us, joel from the last of us, ellie from the last of us
  Uncharted: nathan drake, uncharted game → explorer
  Horizon: aloy from horizon, horizon zero dawn, horizon forbidden west → archer
  Ghost of Tsushima: ghost of tsushima → samurai
  Metal Gear Solid: metal gear solid, solid snake → soldier
  Final Fantasy: final fantasy, cloud strife, sephiroth, tifa lockhart, chocobo, moogle
  Kingdom Hearts: kingdom hearts
  Dragon Quest: dragon quest
  Persona: persona 5
  Street Fighter: street fighter, chun li, ryu from street fighter → karate fighter
  Mortal Kombat: mortal kombat, sub zero from mortal kombat, liu kang → ninja
  Tekken: tekken → karate fighter
  Resident Evil: resident evil, lady dimitrescu, leon kennedy → zombie
  Silent Hill: silent hill
  Skyrim: skyrim, elder scrolls, dovahkiin → warrior
  Fallout: fallout vault, vault boy, fallout 4, pip boy
  Cyberpunk 2077: cyberpunk 2077, johnny silverhand
  Baldur’s Gate: baldurs gate, baldur s gate, astarion → elf
  Diablo: diablo 4, diablo iv, diablo immortal
  StarCraft: starcraft → soldier
  Hearthstone: hearthstone game → playing cards
  Doom: doomguy, doom slayer, doom eternal → soldier
  Half-Life: gordon freeman, half life 2
  Portal: glados, portal 2
  BioShock: bioshock, big daddy bioshock → diver
  Borderlands: borderlands → robot
  Destiny: destiny 2 guardian
  Mass Effect: mass effect, commander shepard → astronaut
  Halo: halo infinite, halo helmet → soldier
  Gears of War: gears of war → soldier
  Battlefield: battlefield 5, battlefield game → soldier
  Rainbow Six: rainbow six siege → soldier
  Rocket League: rocket league → car
  Gran Turismo: gran turismo, forza horizon, need for speed → racing driver
  EA Sports: ea sports, fifa 23, ea fc, nba 2k, madden nfl → footballer
  Clash of Clans: clash of clans, clash royale, brawl stars → warrior
  Candy Crush: candy crush
  Subway Surfers: subway surfers, temple run → runner
  Fall Guys: fall guys game, fall guys bean
  Poppy Playtime: poppy playtime, huggy wuggy, huggy waggy, kissy missy, mommy long legs, catnap poppy
  Garten of Banban: garten of banban, banban
  Cuphead: cuphead, cup head
  Undertale: undertale, sans undertale, deltarune → skull
  Hollow Knight: hollow knight, silksong → knight
  Crash Bandicoot: crash bandicoot → fox
  Spyro: spyro, spyro the dragon → dragon
  Rayman: rayman
  Mega Man: mega man, megaman → robot
  Castlevania: castlevania, alucard → vampire
  Space Invaders: space invaders → alien
  Frogger: frogger → frog
  Lemmings: lemmings game
  Worms: worms armageddon
  The Sims: the sims (capital)
  The Sims: the sims 4, sims 4, plumbob
  SimCity: simcity
  Age of Empires: age of empires → knight
  Prince of Persia: prince of persia
  Devil May Cry: devil may cry
  Bayonetta: bayonetta
  Nier: nier automata
  Death Stranding: death stranding
  Among Us: among us impostor, amogus
  Undertale: papyrus undertale → skull
  Dead by Daylight: dead by daylight
  Phasmophobia: phasmophobia → ghost hunter
  Lethal Company: lethal company
  Palworld: palworld
  Helldivers: helldivers → soldier
  Atari: atari, sega mega drive, sega genesis → game controller
  Steam Deck: steam deck → game controller
  Twitch: twitch → gamer (firm capital)
  Nyan Cat: nyan cat → cat
`);
