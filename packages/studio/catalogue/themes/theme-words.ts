/** What the packaging's printed background can show. */
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

/** Words that bring each theme, separated by commas; `burst` is the one for everything else. */
export const THEME_WORDS: Readonly<Record<Theme, string>> = {
  space:
    'space, galaxy, star, stars, moon, mars, alien, planet, universe, cosmos, orbit, nasa, ufo, sci fi, science fiction, weltraum, espacio, espace, 🌌, 🪐, 🌙, 👽',
  sea: 'sea, ocean, beach, island, swimming, underwater, lighthouse, harbour, harbor, coast, tropical, wave rider, seaside, meer, mar, playa, plage, spiaggia, 🌊, 🏖, 🏝, 🐚',
  city: 'city, street, urban, taxi, new york, london, tokyo, paris, downtown, skyline, metropolis, subway, neighbourhood, stadt, ciudad, ville, 🏙, 🌃, 🌆',
  kitchen:
    'kitchen, food, restaurant, recipe, dinner, breakfast, lunch, bakery, cafe, foodie, cucina, cocina, kuche, 🍳, 🍽',
  music:
    'music, band, jazz, concert, festival, song, songs, opera, orchestra, punk, hip hop, techno, melody, disco, musik, musica, musique, 🎵, 🎶, 🎼',
  sport:
    'sport, sports, team, stadium, league, match day, olympics, olympic, fitness, workout, training, race, fifa, deporte, 🏟, 🏅',
  office:
    'office, work, meeting, spreadsheet, startup, business, school, classroom, university, college, code, software, science, laboratory, lab, library, buro, oficina, bureau, 🏢, 🏫',
  garden:
    'garden, forest, nature, camping, farm, park, jungle, woods, countryside, mountain, mountains, meadow, outdoors, zoo, garten, jardin, giardino, 🌳, 🌲, 🏕, 🌿',
  fantasy:
    'magic, castle, kingdom, fairytale, fairy tale, elf, elves, goblin, hogwarts, medieval, dungeon, legend, myth, enchanted, quest, spell, 🏰, ✨, 🧝',
  burst: '',
};
