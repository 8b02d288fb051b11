import type { Theme } from '../../catalogue/themes/theme-words.ts';
import { pick, type Random } from '../../random.ts';

const TAGLINES: Readonly<Record<Theme, readonly string[]>> = {
  space: ['Ready for lift-off', 'One small step for toys', 'Gravity not included'],
  sea: ['Catch the next wave', 'Salt water tested', 'Born by the sea'],
  city: ['The streets know this face', 'Never misses the last bus', 'Hero of the high street'],
  kitchen: ['Now we are cooking', 'Season to taste', 'Best served warm'],
  music: ['Plays it loud', 'World tour edition', 'Turn it up'],
  sport: ['Match day edition', 'Plays to the whistle', 'Training never stops'],
  office: ['Works well with others', 'Inbox zero edition', 'Runs on deadlines'],
  garden: ['Grows on you', 'Fresh air included', 'Best kept outdoors'],
  fantasy: ['A legend in plastic', 'Quest ready', 'Forged for adventure'],
  burst: ['One of a kind', 'The one and only', 'There is only one'],
};

const WARNINGS = [
  'WARNING: May steal the spotlight. Keep away from boring rooms.',
  'CAUTION: Contains a big personality in small parts.',
  'WARNING: Talks about hobbies when left unattended.',
  'CAUTION: Not dishwasher safe. Neither is the original.',
  'WARNING: Do not feed after midnight. Snacks excepted.',
  'CAUTION: May cause sudden smiles. Batteries run on coffee.',
] as const;

const TRAITS = [
  ['Charm', 'Energy', 'Snacks'],
  ['Style', 'Courage', 'Naps'],
  ['Brains', 'Rhythm', 'Luck'],
  ['Wit', 'Focus', 'Cake'],
] as const;

const STICKERS = ['New!', 'Wow!', 'Hot toy', 'Rare!', 'Sale'] as const;

/** The pack's small talk: chosen by the seed, to go with the theme. */
export function chooseSayings(
  theme: Theme,
  random: Random,
): { tagline: string; warning: string; sticker: string; traits: readonly string[] } {
  return {
    tagline: pick(random, TAGLINES[theme]),
    warning: pick(random, WARNINGS),
    traits: pick(random, TRAITS),
    sticker: pick(random, STICKERS),
  };
}
