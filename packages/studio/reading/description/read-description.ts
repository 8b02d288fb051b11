import { withoutMarks } from '../../marks/without-marks.ts';
import { type CharacterOptions, NOTHING_ASKED } from './character-options.ts';
import { chooseAccessories } from './choices/accessories.ts';
import { chooseLimbs, choosePose, chooseWheelchair } from './choices/body.ts';
import { collectDenials } from './choices/denials.ts';
import { chooseFace } from './choices/face.ts';
import { chooseGarments, chooseSecondColours } from './choices/garments.ts';
import { chooseHair, findHairStyle } from './choices/hair.ts';
import { chooseHeadwear } from './choices/headwear.ts';
import { choosePatterns } from './choices/patterns.ts';
import { type Removed, takeOutParts, takeOutRoles } from './choices/take-out-parts.ts';
import { scoreTheme } from './choices/theme.ts';
import { assignColours } from './mentions/colours.ts';
import { dropComparisons } from './mentions/comparisons.ts';
import { wearCostumes } from './mentions/costumes.ts';
import { countThings } from './mentions/count-things.ts';
import { dropSubstitutes, findDenied } from './mentions/denials.ts';
import { findMentions } from './mentions/lexicon.ts';
import type { Request } from './mentions/mention.ts';
import { dropOthersClothes } from './mentions/others-clothes.ts';
import { asJersey, findShirtNumber, spellNumberSigns } from './mentions/shirt-number.ts';
import { settleClothes } from './senses/clothes.ts';
import { carryHelmets } from './senses/in-hand.ts';
import { demoteActivities, settleRoles } from './senses/roles.ts';
import { settleThings } from './senses/things.ts';
import { letter, quoteSayings, takeLettering, takeSlogan } from './words/lettering.ts';
import { settleWords } from './words/settle-words.ts';
import { spokenLanguages } from './words/spoken-languages.ts';
import { readWords } from './words/tokenise.ts';

export type { CharacterOptions, Thing } from './character-options.ts';

/**
 * Reads what a user wrote about the figure. It knows the words of seven languages and some emoji; unknown words
 * change nothing. It never throws, whatever the text contains.
 * @param removed the ids of parts that the owner took out: they are treated as if the words did not name them, and
 * change nothing else
 */
export const readDescription = (description: string, removed?: Removed): CharacterOptions =>
  readInFull(description, removed).character;

/** A description in words. */
type Said = ReturnType<typeof readSaid>;
/** A description in phrases, and what the words around say about each of them. */
type Asked = ReturnType<typeof readAsked>;
/** What a description asks for, and what was found out on the way. */
export type Reading = Said & Asked & { character: CharacterOptions };

/** Reads a description as `readDescription` does, and answers what was found out on the way, too. */
export function readInFull(description: string, removed: Removed = new Set()): Reading {
  const said = readSaid(description);
  const asked = readAsked(said);
  const meant = settleSenses(said, asked.requests);
  const wished = takeOutRoles(meant, removed);
  // Things that the owner took out still count for the theme, so that the background stays.
  const scored = scoreTheme(wished.map(({ meaning }) => meaning));
  const left = takeOutParts(asked.mentions, removed);
  const reading = {
    ...said,
    ...asked,
    mentions: asked.mentions.map((mention, index) =>
      asked.denied[index] ? mention : (left[index] ?? mention),
    ),
    requests: takeOutParts(wished, removed),
  };
  const theme = removed.has(`theme:${scored}`) ? 'burst' : scored;
  return { ...reading, character: { ...chooseCharacter(reading), theme } };
}

/** From text to words: takes out what is printed on things, then brings the rest into the form that the tables have. */
function readSaid(description: string) {
  const ours = quoteSayings(withoutMarks(quoteSayings(description)));
  const { text: unlettered, lettering } = takeLettering(ours);
  // The words on things are gone, so that the first quotation may be for a garment.
  const { text, slogan, sloganOn } = takeSlogan(unlettered);
  const words = readWords(spellNumberSigns(text));
  const typed = words.map(({ token }) => token);
  /** Each token as the text has it, with capitals and accents. */
  const written = words.map((word) => word.written);
  /** The languages other than English that the words are in; several where they are as likely. */
  const languages = spokenLanguages(typed);
  const tokens = settleWords(typed, written, languages);
  return { tokens, written, languages, lettering, slogan, sloganOn };
}

/** From words to requests: which phrases there are, and what the words around say about each of them. */
function readAsked({ tokens, languages }: Said) {
  const found = wearCostumes(tokens, dropComparisons(tokens, findMentions(tokens)));
  const theirs = dropOthersClothes(tokens, found);
  /** Whether the words deny the mention of the same index. */
  const denied = findDenied(tokens, theirs);
  /** The phrases of the lexicon in the tokens, from left to right, denied ones too. */
  const mentions = dropSubstitutes(tokens, theirs, denied);
  const shirtNumber = findShirtNumber(tokens, mentions);
  const colouring = assignColours(tokens, mentions, languages);
  const counts = countThings(tokens, mentions);
  /** The mentions that the words ask for, with colours and counts. */
  const requests = mentions.flatMap((mention, index): Request[] => {
    if (denied[index] || colouring.names.has(mention)) return [];
    const colour = colouring.colours[index] ?? mention.material?.usual ?? mention.meaning.usual;
    const request = {
      ...mention,
      count: counts[index] ?? 1,
      second: colouring.seconds[index],
      colour,
    };
    return [mention === shirtNumber?.garment ? asJersey(request) : request];
  });
  return { mentions, denied, shirtNumber, colouring, requests };
}

/** From requests to meant requests: words that mean something else in the company of the others. */
function settleSenses({ tokens, written, lettering }: Said, requests: readonly Request[]): Request[] {
  const worn = settleClothes(tokens, settleRoles(written, requests), lettering.has('cap'));
  const carried = carryHelmets(tokens, settleThings(tokens, worn));
  // This comes last: the rules before it depend on the things of roles, which activities lose.
  return demoteActivities(tokens, carried);
}

/** From meant requests to options: decides each part of the character but the theme. */
function chooseCharacter(reading: Said & Asked): CharacterOptions {
  const { tokens, mentions, denied, requests, colouring, lettering, shirtNumber } = reading;
  const denials = collectDenials(tokens, mentions, denied, requests);
  const patterns = choosePatterns(tokens, mentions, requests, denials.meanings);
  const garments = chooseGarments(requests, denials.garments, colouring.loose, colouring.denied);
  const hat = chooseHeadwear(requests, denials.headwear, garments);
  const style = findHairStyle(tokens, mentions, denied);
  return {
    ...NOTHING_ASKED,
    ...patterns,
    pattern: patterns.pattern ?? (denials.everyPattern ? 'plain' : undefined),
    garments,
    ...chooseSecondColours(requests),
    colour: colouring.loose,
    unwantedGarments: denials.garments,
    barefoot: denials.barefoot,
    headwear: hat && letter(hat, lettering),
    unwantedHeadwear: denials.headwear,
    accessories: chooseAccessories(tokens, requests, denials.accessories).map((thing) =>
      letter(thing, lettering),
    ),
    unwanted: denials.everyAccessory ? 'all' : denials.accessories,
    hair: chooseHair(tokens, requests, denials.garments.has('hair'), style),
    ...chooseFace(tokens, requests, denials.meanings, hat?.kind),
    ...chooseLimbs(tokens, requests),
    wheelchair: chooseWheelchair(requests),
    pose: choosePose(requests),
    number: shirtNumber?.number,
    slogan: reading.slogan,
    sloganOn: reading.sloganOn,
  };
}
