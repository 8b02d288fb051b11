import { type Garment, HIDING } from '../../catalogue/garments/garment-words.ts';
import type { Headwear } from '../../catalogue/headwear/headwear-words.ts';
import type { Theme } from '../../catalogue/themes/theme-words.ts';
import type { ThingId } from '../../catalogue/things/thing.ts';
import { DARK_HAIR, type HairStyle, isDark, naturalHair } from '../../catalogue/words/hair-words.ts';
import { ANY_PATTERN } from '../../catalogue/words/pattern-words.ts';
import type { PoseName } from '../../catalogue/words/pose-words.ts';
import type { Rgb } from '../../colour.ts';
import { nameBalls } from './ball-of-sport.ts';
import { carryHelmets } from './carried-helmet.ts';
import { chooseAccessories } from './choose-accessories.ts';
import { chooseFace, type FaceOptions } from './choose-face.ts';
import { chooseGarments } from './choose-garments.ts';
import { chooseLimbs, type LimbOptions } from './choose-limbs.ts';
import { choosePatterns, type PatternOptions } from './choose-patterns.ts';
import { assignColours } from './colours-in-words.ts';
import { readSenses } from './garment-senses.ts';
import { findHairStyle } from './hair-style.ts';
import { dropHomonyms } from './homonyms.ts';
import { countThings } from './how-many.ts';
import { type Lettering, quoteSayings, takeLettering } from './lettering.ts';
import { findMentions } from './lexicon.ts';
import type { Mention } from './meaning.ts';
import { preferNamedHeroes } from './named-heroes.ts';
import { findDenied } from './negation.ts';
import type { Requested } from './requested.ts';
import { scoreTheme } from './score-theme.ts';
import { findShirtNumber, spellNumberSigns } from './shirt-number.ts';
import { demoteActivities } from './side-activities.ts';
import { takeSlogan } from './slogan.ts';
import { tokenise } from './tokenise.ts';

/** Something to hold or to stand beside, the words that are written on it, and whether words put it into the hand. */
export type Thing = { kind: ThingId; colour: Rgb | undefined; words?: string; inHand?: true };

/** What the words ask for. A missing colour means: take it from the photo or choose one. */
export type CharacterOptions = FaceOptions &
  LimbOptions &
  PatternOptions & {
    garments: ReadonlyMap<Garment, Rgb | undefined>;
    /** Clothes that the words deny: 'a suit without a tie'. */
    unwantedGarments: ReadonlySet<Garment>;
    /** The feet are to be bare. */
    barefoot: boolean;
    accessories: readonly Thing[];
    /** Accessories that the words deny: 'no phone', 'without accessories'. */
    unwanted: ReadonlySet<ThingId> | 'all';
    /** `implied` where a role brings it and no word names it. */
    headwear: { kind: Headwear; colour: Rgb | undefined; words?: string; implied?: true } | undefined;
    /** The words deny a hat, or this one: then none is taken from the photo either. */
    unwantedHeadwear: ReadonlySet<Headwear> | 'all';
    /** What the words say of the hair; none where they say nothing. */
    hair: (HairStyle & { colour: Rgb | undefined; bald: boolean }) | undefined;
    /** Sits in one; its frame may have a colour. */
    wheelchair: { colour: Rgb | undefined } | undefined;
    pose: PoseName | undefined;
    /** One to four digits, printed on the upper garment. */
    number: string | undefined;
    /** Words to be printed on the upper garment or the apron. */
    slogan: string | undefined;
    /** What they are to be printed on. */
    sloganOn: Garment | 'chest' | undefined;
    theme: Theme;
    /** The other colour of the upper garment: the blue of 'a red and blue striped shirt'. */
    second: Rgb | undefined;
    /** The other colour of the scarf, which a fan wears in stripes. */
    scarfStripes: Rgb | undefined;
    /** A colour named without a thing that has it. */
    colour: Rgb | undefined;
  };

/** Denying one of these leaves the head bare: 'a chef with no hat'. */
const ANY_HEADWEAR = new Set(['hat', 'hats', 'cap', 'helmet', 'headwear']);
/** Denying one of these leaves the cloth plain: 'a dress with no pattern'. */
const PATTERN_NOUNS = new Set(ANY_PATTERN.split(', '));
/** Denying one of these leaves the hands and bubbles empty. */
const ANY_ACCESSORY = new Set(['accessory', 'accessories', 'prop', 'props', 'extra', 'extras']);

/** Reads the user's words. Unknown words, and other languages, change nothing and never fail. */
export function readDescription(description: string): CharacterOptions {
  const { text: unlettered, lettering } = takeLettering(quoteSayings(description));
  const { text, slogan, sloganOn } = takeSlogan(unlettered);
  const tokens = tokenise(spellNumberSigns(text));
  const mentions = findMentions(tokens);
  const denied = findDenied(tokens, mentions);
  const numbered = findShirtNumber(tokens, mentions);
  const { colours, seconds, loose, denied: deniedColours, names } = assignColours(tokens, mentions);
  const counts = countThings(tokens, mentions);
  const wanted = mentions.flatMap((mention, index): Requested[] =>
    denied[index] || names.has(mention)
      ? []
      : [
          {
            ...mention,
            ...(mention === numbered?.garment && asJersey(mention)),
            count: counts[index] ?? 1,
            second: seconds[index],
            colour: colours[index] ?? mention.material?.usual ?? mention.meaning.usual,
          },
        ],
  );
  const senses = readSenses(tokens, preferNamedHeroes(wanted), lettering.has('cap'));
  const requests = demoteActivities(
    tokens,
    nameBalls(tokens, carryHelmets(tokens, dropHomonyms(tokens, senses))),
  );
  const unwanted = mentions.filter((_, index) => denied[index]).map(({ meaning }) => meaning);
  const unwantedAccessories = new Set(unwanted.flatMap(({ accessories }) => accessories));
  const barefoot =
    requests.some(({ meaning }) => meaning.barefoot) ||
    unwanted.some(({ garments }) => garments.includes('shoes'));
  const footwear: Garment[] = barefoot ? ['shoes', 'boots', 'flip-flops'] : [];
  const unwantedGarments = new Set([...unwanted.flatMap(({ garments }) => garments), ...footwear]);
  const isDenied = (words: ReadonlySet<string>) =>
    mentions.some(({ at, end }, index) => denied[index] && end === at + 1 && words.has(tokens[at] ?? ''));
  const unwantedHeadwear = isDenied(ANY_HEADWEAR)
    ? 'all'
    : new Set(unwanted.flatMap(({ headwear }) => headwear));
  const patterns = choosePatterns(tokens, mentions, requests, unwanted);
  const garments = chooseGarments(requests, unwantedGarments, loose, deniedColours);
  const hat = matchHat(chooseHeadwear(requests, unwantedHeadwear), garments);
  return {
    garments,
    unwantedGarments,
    barefoot,
    accessories: chooseAccessories(tokens, requests, unwantedAccessories).map((thing) =>
      letter(thing, lettering),
    ),
    unwanted: isDenied(ANY_ACCESSORY) ? 'all' : unwantedAccessories,
    headwear: hat && letter(hat, lettering),
    unwantedHeadwear,
    hair: chooseHair(tokens, requests, unwantedGarments, findHairStyle(tokens, mentions, denied)),
    ...chooseFace(tokens, requests, unwanted),
    ...chooseLimbs(tokens, requests),
    wheelchair: chooseWheelchair(requests),
    pose: requests.flatMap(({ meaning }) => meaning.poses)[0] ?? firstOfRoles(requests, 'pose'),
    pattern: patterns.pattern ?? (isDenied(PATTERN_NOUNS) ? 'plain' : undefined),
    lowerPattern: patterns.lowerPattern,
    apronPattern: patterns.apronPattern,
    blanketPattern: patterns.blanketPattern,
    number: numbered?.number,
    slogan,
    sloganOn,
    theme: scoreTheme(requests.map(({ meaning }) => meaning)),
    second: requests.find(({ meaning }) =>
      meaning.garments.some((kind) => HIDING.has(kind) || kind === 'shirt'),
    )?.second,
    scarfStripes: requests.find(({ meaning, second }) => second && meaning.garments.includes('scarf'))
      ?.second,
    colour: loose,
  };
}

function letter<T extends { kind: ThingId | Headwear }>(
  thing: T,
  lettering: Lettering,
): T & { words?: string } {
  const words = lettering.get(thing.kind);
  return words ? { ...thing, words } : thing;
}

/** 'Number 10 shirt' means a jersey. */
function asJersey({ meaning }: Mention): Pick<Mention, 'meaning'> {
  const garments = meaning.garments.map((kind) => (kind === 'shirt' ? 'jersey' : kind));
  return { meaning: { ...meaning, garments } };
}

/** Hair of a named colour or cut, of the colour that somebody is called by, or none at all. */
function chooseHair(
  tokens: readonly string[],
  requests: readonly Requested[],
  unwanted: ReadonlySet<Garment>,
  style: HairStyle | undefined,
): CharacterOptions['hair'] {
  const named = requests.find(
    ({ meaning, colour }) => colour && (meaning.garments.includes('hair') || meaning.haircuts.length > 0),
  )?.colour;
  const called = requests.flatMap(({ meaning }) => meaning.hair);
  const bald = unwanted.has('hair') || called.includes('bald');
  const dark = requests.some(
    ({ meaning, at, end }) => meaning.garments.includes('hair') && isDark(tokens, at, end),
  );
  const colour = named ?? called.find((hair) => hair !== 'bald') ?? (dark ? DARK_HAIR : undefined);
  return bald || colour || style ? { ...style, colour: colour && naturalHair(colour), bald } : undefined;
}

/** A named hat is worn rather than the one of a role, which takes the role's colour: 'purple wizard'. */
function chooseHeadwear(
  requests: readonly Requested[],
  unwanted: ReadonlySet<Headwear> | 'all',
): CharacterOptions['headwear'] {
  if (unwanted === 'all') return undefined;
  const named = requests.flatMap(({ meaning, colour }) => meaning.headwear.map((kind) => ({ kind, colour })));
  const implied = requests.flatMap(({ meaning, colour }) =>
    meaning.roles.flatMap(({ headwear }) =>
      headwear ? [{ kind: headwear, colour, implied: true as const }] : [],
    ),
  );
  return [...named, ...implied].find(({ kind }) => !unwanted.has(kind));
}

/** Who has a robe of a colour has the pointed hat or the headscarf to it. */
function matchHat(
  hat: CharacterOptions['headwear'],
  garments: CharacterOptions['garments'],
): CharacterOptions['headwear'] {
  if (hat?.kind !== 'wizard-hat' && hat?.kind !== 'headscarf') return hat;
  return { ...hat, colour: hat.colour ?? garments.get('robe') };
}

function firstOfRoles(requests: readonly Requested[], what: 'pose'): PoseName | undefined {
  return requests.flatMap(({ meaning }) => meaning.roles).find((role) => role[what])?.[what];
}

function chooseWheelchair(requests: readonly Requested[]): CharacterOptions['wheelchair'] {
  const chairs = requests.filter(({ meaning }) => meaning.wheelchair);
  return chairs[0] && { colour: chairs.find(({ colour }) => colour)?.colour };
}
