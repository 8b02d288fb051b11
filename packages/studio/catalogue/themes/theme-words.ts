import { readWordTable } from '../entry.ts';

/** The pictures that the background of a packaging can show. */
export const THEMES = [
  'space',
  'sea',
  'city',
  'kitchen',
  'music',
  'sport',
  'office',
  'garden',
  'fantasy',
  'burst',
] as const;
export type Theme = (typeof THEMES)[number];

/** Words of each theme. `burst` is the theme of descriptions that name none. */
export const THEME_WORDS = readWordTable<Theme>('themes', {
  space: `space, galaxy, stars, moon, mars, alien, planet, universe, cosmos, orbit, nasa, ufo, sci fi, science fiction
    · de weltraum · fr espace · es espacio · emoji 🌌, 🪐, 🌙, 👽`,
  sea: `sea, ocean, beach, island, swimming, underwater, lighthouse, harbour, harbor, coast, tropical, wave rider,
    seaside · de meer · fr plage · es mar, playa · it spiaggia · emoji 🌊, 🏖, 🏝, 🐚`,
  city: `city, street, urban, taxi, new york, london, tokyo, paris, downtown, skyline, metropolis, subway,
    neighbourhood · de stadt · fr ville · es ciudad · emoji 🏙, 🌃, 🌆`,
  kitchen: `kitchen, food, restaurant, recipe, dinner, breakfast, lunch, bakery, cafe, foodie · de kuche · es cocina
    · it cucina · emoji 🍳, 🍽`,
  music: `music, band, jazz, concert, festival, song, songs, opera, orchestra, punk, punk band, punk rock band,
    punk music, hip hop, techno, melody, disco · de musik · fr musique · es musica · emoji 🎵, 🎶, 🎼`,
  sport: `sport, sports, team, stadium, league, match day, olympics, olympic, fitness, workout, training, race, fifa
    · es deporte · emoji 🏟, 🏅`,
  office: `office, work, meeting, spreadsheet, startup, business, school, classroom, university, college, code,
    software, science, laboratory, lab, library · de buro · fr bureau · es oficina · emoji 🏢, 🏫`,
  garden: `garden, forest, nature, camping, farm, park, jungle, woods, countryside, mountain, mountains, meadow,
    outdoors, zoo · de garten · fr jardin · it giardino · emoji 🌳, 🌲, 🏕, 🌿`,
  fantasy: `magic, castle, kingdom, fairytale, fairy tale, elf, elves, goblin, medieval, dungeon, legend, myth,
    enchanted, quest, spell · emoji 🏰, ✨, 🧝`,
  burst: '',
});
