import type { Objection } from './objection.ts';

/** A row of the list. `|` marks a word boundary, as in obscenity's patterns. */
export type WordRow = {
  objection: Objection;
  patterns: readonly string[];
  /** Harmless words and phrases that contain one of the patterns. */
  harmless?: readonly string[];
};

/**
 * Our own list refuses hatred, sex, sexualised children, real violence and self-harm. Guns, swords, zombies
 * and rude words are fine on toys, and so are all names of people and places.
 */
export const wordList: readonly WordRow[] = [
  {
    objection: 'hate',
    patterns: [
      ...['nigger', 'nigga', '|nig|', '|nigs|', '|kike|', '|kikes|', 'faggot', '|fag|', '|fags|'],
      ...['|chink|', '|chinks|', '|gook|', '|gooks|', '|wetback', '|raghead', '|towelhead'],
      ...['|tranny|', '|trannies|', '|coon|', '|coons|', '|spic|', '|spics|', '|paki|', '|pakis|'],
      ...['|nazi|', '|nazis|', '|nazism|', 'neonazi', 'neo-nazi', '|hitler', 'swastika', 'hakenkreuz'],
      ...['sieg heil', 'ku klux', 'white power', 'white supremac', 'third reich', 'waffen ss'],
      ...['gas chamber', '|holocaust|', '|genocide|', 'ethnic cleansing', '|lynch mob', '|lynching'],
    ],
    harmless: ['snigger', 'chink in', 'chinks in', 'chink of', 'chinks of', 'maine coon', 'maine coons'],
  },
  {
    objection: 'sexual',
    patterns: [
      ...['porn', '|hentai|', '|naked|', '|nude|', '|nudes|', '|nudity|', '|nudist', '|topless|'],
      ...['|penis|', '|penises|', '|vagina|', '|vaginas|', '|genitals|', '|nipples|', '|boobs|', '|tits|'],
      ...['|dildo', '|cunt|', '|cunts|', '|whore|', '|whores|', '|slut|', '|sluts|', 'cocksuck', 'dick pic'],
      ...['|blowjob', '|blow job', '|handjob', '|cumshot', '|orgasm', '|orgy|', '|orgies|', '|masturbat'],
      ...['|fellatio|', '|bdsm|', '|bondage|', '|gangbang', 'deepthroat', 'buttplug', '|sex|', '|sexual'],
      ...['|erotic|', '|erotica|', '|rape|', '|raped|', '|rapist|', '|rapists|', '|molest', '|incest'],
      ...['bestiality', '|zoophil'],
    ],
    harmless: [
      ...['naked mole', 'naked rat', 'naked cat', 'naked dog', 'naked eye', 'nude lipstick', 'nude heels'],
      ...['nude shoes', 'nude colour', 'nude color', 'nude pink', 'nude tones', 'blue tits', 'great tits'],
      ...['coal tits', 'sex pistols', 'sex and the city', 'pornic'],
    ],
  },
  {
    objection: 'minors',
    patterns: [
      '|pedo|',
      '|pedos|',
      'pedophil',
      'paedophil',
      '|loli|',
      '|lolis|',
      'lolicon',
      'shotacon',
      'jailbait',
    ],
  },
  {
    objection: 'violence',
    patterns: [
      ...['school shooter', 'school shooting', 'mass shooter', 'mass shooting', 'suicide bomb', '|beheading'],
      ...['|terrorist|', '|terrorists|', '|terrorism|', 'al qaeda', 'al-qaeda', '|jihadist', '|taliban|'],
    ],
    harmless: [
      'counter-terrorist',
      'counter terrorist',
      'counterterrorist',
      'anti-terrorist',
      'anti terrorist',
    ],
  },
  {
    objection: 'self-harm',
    patterns: [
      '|suicide|',
      '|suicidal|',
      'self harm',
      'self-harm',
      'kill myself',
      'hang myself',
      'cut myself',
    ],
    harmless: ['suicide squad'],
  },
];

/** Words that are harmless alone, but sexualise a child in combination. */
export const suggestive = ['|sexy|', '|seductive|', '|lingerie|', '|kinky|', '|fetish|', '|stripper|'];
export const childlike = [
  ...['|child|', '|children|', '|kid|', '|kids|', '|toddler|', '|toddlers|', '|schoolgirl', '|schoolboy'],
  ...['little girl', 'little boy', 'school girl', 'school boy', '|underage|', '|preteen', '|teen|'],
];

/** The gravest words in other scripts, and words that the matcher would fold away. */
export const otherScripts: readonly { objection: Objection; words: RegExp }[] = [
  {
    objection: 'hate',
    words:
      /гитлер|нацист|свастик|ヒトラー|ナチス|纳粹|納粹|希特勒|히틀러|나치|هتلر|היטלר|卐|\bk\W?k\W?k\b|\b1488\b/iu,
  },
  { objection: 'sexual', words: /порно|ポルノ|色情|裸体|裸體|포르노|إباحي|סקס/iu },
];
