/** A word that means something else together with others. */
type Homonym = {
  word: string;
  /** Its language; English where none stands. */
  language?: 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';
  /** Any of these words makes it so. */
  beside: string;
  /** None of these words may stand there. */
  unless?: string;
  /** A phrase of the tables, or a quiet word for something that needs no mould. */
  means: string;
};

const COMPUTING =
  'gamer gaming game games computer pc headset laptop coder coding codes programmer developer typing monitor screen desk office hacker it streamer';

/** Words with two meanings; the first entry that fits counts. */
export const HOMONYMS: readonly Homonym[] = [
  { word: 'bat', beside: 'cricket cricketer batsman wicket', means: 'cricket bat' },
  {
    word: 'bat',
    beside:
      'cave vampire dracula girl boy wings flying hanging gothic goth spooky halloween night pet fruit fluffy animal',
    unless: 'baseball softball rounders pitcher glove ball batter',
    means: 'flittermouse',
  },
  {
    word: 'bats',
    beside: 'cave vampire dracula gothic goth spooky halloween night witch',
    means: 'flittermouse',
  },
  { word: 'pitcher', beside: 'baseball softball team league mound', means: 'baseball player' },
  { word: 'keyboard', beside: `mouse ${COMPUTING}`, means: 'computer keyboard' },
  { word: 'mouse', beside: `keyboard ${COMPUTING}`, unless: 'pet cheese little', means: 'computer mouse' },
  { word: 'bow', beside: 'violin violinist cello cellist viola fiddle fiddler', means: 'thing' },
  {
    word: 'bow',
    beside: 'archer archery arrow arrows quiver elf hunting huntress ranger',
    unless: 'hair',
    means: 'bow and arrow',
  },
  {
    word: 'ring',
    beside: 'boxer boxing kickboxer wrestler wrestling fighter',
    unless: 'wedding',
    means: 'place',
  },
  {
    word: 'glasses',
    beside: 'wine champagne whisky whiskey prosecco',
    unless: 'wearing wears reading round',
    means: 'wine glass',
  },
  { word: 'driver', beside: 'golf golfer', means: 'golf club' },
  { word: 'clubs', beside: 'golf golfer', means: 'golf club' },
  { word: 'trunk', beside: 'gold treasure pirate coins jewels', means: 'treasure chest' },
  { word: 'jam', beside: 'guitar band drummer bassist', means: 'thing' },
  { word: 'board', beside: 'surfer surfing surf waves', means: 'surfboard' },
  { word: 'board', beside: 'skater skating skate', means: 'skateboard' },
  { word: 'board', beside: 'snowboarder snowboarding', means: 'snowboard' },
  { word: 'stick', beside: 'hockey lacrosse', means: 'hockey stick' },
  { word: 'sticks', beside: 'drummer drums drum', means: 'thing' },
  { word: 'racket', beside: 'making makes', means: 'thing' },
  { word: 'rod', beside: 'fisherman fishing angler fish trout carp lake', means: 'fishing rod' },
  { word: 'mat', beside: 'yoga pilates yogi', means: 'yoga mat' },
  { word: 'cards', beside: 'poker magician magic casino tricks bridge ace', means: 'playing cards' },
  { word: 'notebook', beside: COMPUTING, means: 'laptop' },
  {
    word: 'flask',
    beside: 'tea coffee soup hiking hiker walking walker camping fishing spotter picnic hip football cold',
    means: 'thermos',
  },
  { word: 'vest', beside: 'runner marathon running race racer athlete sprinter jogger', means: 'jersey' },
  {
    word: 'mutze',
    language: 'de',
    beside:
      'schal schals handschuhe handschuhen winter winterjacke schnee ski snowboard schlitten wolle gestrickt',
    means: 'beanie',
  },
  { word: 'poles', beside: 'hiker hiking walking trekking', means: 'thing' },
  {
    word: 'slang',
    language: 'nl',
    beside: 'brandweer brandweerman brandweervrouw tuin tuinman helm',
    means: 'fire hose',
  },
  {
    word: 'costume',
    language: 'it',
    beside: 'bagnino bagnina spiaggia nuotatore nuotatrice piscina mare',
    means: 'swimming trunks',
  },
  { word: 'tavola', language: 'it', beside: 'surf surfista surfer onde mare muta', means: 'surfboard' },
  { word: 'prancha', language: 'pt', beside: 'surf surfista ondas mar', means: 'surfboard' },
  {
    word: 'peche',
    language: 'fr',
    beside:
      'dimanche dimanches samedi samedis weekend riviere lac etang mer bateau canne poisson pere papy papi oncle adore aime va',
    means: 'fishing',
  },
  { word: 'note', language: 'de', beside: 'klavier geige musik', means: 'thing' },
  { word: 'kessel', language: 'de', beside: 'tee kaffee', means: 'kettle' },
  { word: 'rock', language: 'de', beside: 'gitarre band musik roll fan konzert', means: 'music' },
  { word: 'batteria', language: 'it', beside: 'telefono auto', means: 'thing' },
];
