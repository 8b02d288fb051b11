import { withoutMarks } from '../../marks/without-marks.ts';
import { assignColours } from './assign-colours.ts';
import { carryHelmets } from './carry-helmets.ts';
import type { CharacterOptions } from './character-options.ts';
import { chooseAccessories } from './choose-accessories.ts';
import { chooseFace } from './choose-face.ts';
import { chooseGarments } from './choose-garments.ts';
import { chooseHair } from './choose-hair.ts';
import { chooseHeadwear } from './choose-headwear.ts';
import { chooseLimbs } from './choose-limbs.ts';
import { choosePatterns } from './choose-patterns.ts';
import { choosePose, chooseWheelchair } from './choose-posture.ts';
import { chooseSecondColours } from './choose-second-colours.ts';
import { collectDenials } from './collect-denials.ts';
import { countThings } from './count-things.ts';
import { demoteActivities } from './demote-activities.ts';
import type { DescriptionState } from './description-state.ts';
import { disambiguateClothes } from './disambiguate-clothes.ts';
import { dropComparisons } from './drop-comparisons.ts';
import { dropOthersClothes } from './drop-others-clothes.ts';
import { dropSubstitutes } from './drop-substitutes.ts';
import { dropTitles } from './drop-titles.ts';
import { fillInOnes } from './fill-in-ones.ts';
import { findDenied } from './find-denied.ts';
import { findHairStyle } from './find-hair-style.ts';
import { findShirtNumber, spellNumberSigns } from './find-shirt-number.ts';
import { formRequests } from './form-requests.ts';
import { findMentions } from './lexicon.ts';
import { nameBalls } from './name-balls.ts';
import { preferNamedHeroes } from './prefer-named-heroes.ts';
import { wearCostumes } from './read-animal-costume.ts';
import { resolveHomonyms } from './resolve-homonyms.ts';
import { scoreTheme } from './score-theme.ts';
import { settleWords } from './settle-words.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { letter, quoteSayings, takeLettering } from './take-lettering.ts';
import { takeOutParts, takeOutRoles } from './take-out-parts.ts';
import { takeSlogan } from './take-slogan.ts';
import { readWords } from './tokenise.ts';

/** One step of reading a description. */
export type Pass = {
  name: string;
  /** What the pass may rely on. */
  assumes: string;
  /** Returns the fields that it sets; all others stay as they are. */
  run: (state: DescriptionState) => Partial<DescriptionState>;
};

/** Sets some options of the character and keeps the others. */
const choose = ({ character }: DescriptionState, options: Partial<CharacterOptions>) => ({
  character: { ...character, ...options },
});

/** Text to words: takes out what is printed on things, then cuts the rest into tokens. */
const TEXT_PASSES: readonly Pass[] = [
  {
    name: 'leave out marks',
    assumes: 'the text is as the user wrote it',
    run: ({ text }) => ({ text: withoutMarks(quoteSayings(text)) }),
  },
  {
    name: 'quote sayings',
    assumes: 'nothing in the text belongs to somebody else',
    run: ({ text }) => ({ text: quoteSayings(text) }),
  },
  {
    name: 'take lettering',
    assumes: 'all words that are printed on something stand in quotation marks',
    run: ({ text }) => takeLettering(text),
  },
  {
    name: 'take the slogan',
    assumes: 'the words on things are gone, so that the first quotation may be for a garment',
    run: (state) => {
      const { text, slogan, sloganOn } = takeSlogan(state.text);
      return { text, ...choose(state, { slogan, sloganOn }) };
    },
  },
  {
    name: 'tokenise',
    assumes: 'the text holds nothing that is to be printed word by word',
    run: ({ text }) => {
      const words = readWords(spellNumberSigns(text));
      return { tokens: words.map(({ token }) => token), written: words.map(({ written }) => written) };
    },
  },
  {
    name: 'tell the language',
    assumes: 'the tokens are as the user wrote them',
    run: ({ tokens }) => ({ languages: spokenLanguages(tokens) }),
  },
  {
    name: 'settle the words',
    assumes: 'the language is known',
    run: ({ tokens, written, languages }) => ({ tokens: settleWords(tokens, written, languages) }),
  },
  {
    name: 'fill in ones',
    assumes: 'the words have the form that the tables have',
    run: ({ tokens }) => ({ tokens: fillInOnes(tokens, findMentions(tokens)) }),
  },
];

/** Words to requests: which phrases there are, and what the words around say about each of them. */
const MENTION_PASSES: readonly Pass[] = [
  {
    name: 'find mentions',
    assumes: 'the tokens are final',
    run: ({ tokens }) => ({ mentions: wearCostumes(tokens, dropComparisons(tokens, findMentions(tokens))) }),
  },
  {
    name: 'drop the clothes of others',
    assumes: 'what is a costume is no animal',
    run: ({ tokens, mentions }) => ({ mentions: dropOthersClothes(tokens, mentions) }),
  },
  {
    name: 'find denied mentions',
    assumes: 'the mentions stand in the order of the text',
    run: ({ tokens, mentions }) => ({ denied: findDenied(tokens, mentions) }),
  },
  {
    name: 'drop substitutes',
    assumes: 'the denied mentions are known',
    run: ({ tokens, mentions, denied }) => ({ mentions: dropSubstitutes(tokens, mentions, denied) }),
  },
  {
    name: 'find the shirt number',
    assumes: 'the mentions are known, denied ones included',
    run: ({ tokens, mentions }) => ({ shirtNumber: findShirtNumber(tokens, mentions) }),
  },
  {
    name: 'assign colours',
    assumes: 'the mentions are known; colours of denied ones are assigned too',
    run: ({ tokens, mentions, languages }) => ({ colouring: assignColours(tokens, mentions, languages) }),
  },
  {
    name: 'count things',
    assumes: 'the mentions are known',
    run: ({ tokens, mentions }) => ({ counts: countThings(tokens, mentions) }),
  },
  {
    name: 'form requests',
    assumes: 'denials, colours, counts and the shirt number of all mentions are known',
    run: ({ mentions, denied, counts, colouring, shirtNumber }) => ({
      requests: formRequests(mentions, denied, counts, colouring, shirtNumber),
    }),
  },
];

/** Requests to meant requests: words that mean something else in the company of the others. */
const SENSE_PASSES: readonly Pass[] = [
  {
    name: 'drop titles',
    assumes: 'each request has all roles of its phrase',
    run: ({ written, requests }) => ({ requests: dropTitles(written, requests) }),
  },
  {
    name: 'prefer named heroes',
    assumes: 'each request has all roles of its phrase',
    run: ({ requests }) => ({ requests: preferNamedHeroes(requests) }),
  },
  {
    name: 'disambiguate clothes',
    assumes: 'all roles are known, and whether a cap has words on it',
    run: ({ tokens, requests, lettering }) => ({
      requests: disambiguateClothes(tokens, requests, lettering.has('cap')),
    }),
  },
  {
    name: 'resolve homonyms',
    assumes: 'all roles and things are known',
    run: ({ tokens, requests }) => ({ requests: resolveHomonyms(tokens, requests) }),
  },
  {
    name: 'carry helmets',
    assumes: 'hats that are only called helmet have their special kind',
    run: ({ tokens, requests }) => ({ requests: carryHelmets(tokens, requests) }),
  },
  {
    name: 'name balls',
    assumes: 'roles still bring the things of their sport',
    run: ({ tokens, requests }) => ({ requests: nameBalls(tokens, requests) }),
  },
  {
    name: 'demote activities',
    assumes: 'no later pass needs the roles of side activities',
    run: ({ tokens, requests }) => ({ requests: demoteActivities(tokens, requests) }),
  },
];

/** The owner's last word: parts that were taken out are as if not named. */
const OWNER_PASSES: readonly Pass[] = [
  {
    name: 'take out roles',
    assumes: 'the senses of all words are settled by what the description says, whatever the owner took out',
    run: ({ requests, removed }) => ({ requests: takeOutRoles(requests, removed) }),
  },
  {
    name: 'score the theme',
    assumes: 'things that the owner took out still count, so that the background stays',
    run: (state) => {
      const theme = scoreTheme(state.requests.map(({ meaning }) => meaning));
      return choose(state, { theme: state.removed.has(`theme:${theme}`) ? 'burst' : theme });
    },
  },
  {
    name: 'take out parts',
    assumes: 'nothing that follows tells words apart by their company',
    run: ({ mentions, denied, requests, removed }) => {
      const left = takeOutParts(mentions, removed);
      return {
        mentions: mentions.map((mention, index) => (denied[index] ? mention : (left[index] ?? mention))),
        requests: takeOutParts(requests, removed),
      };
    },
  },
];

/** Requests to options: each pass decides one part of the character. */
const CHOICE_PASSES: readonly Pass[] = [
  {
    name: 'collect denials',
    assumes: 'the requests are final',
    run: (state) => {
      const denials = collectDenials(state.tokens, state.mentions, state.denied, state.requests);
      const { garments, headwear, accessories, everyAccessory, barefoot } = denials;
      const unwanted = everyAccessory ? 'all' : accessories;
      const options = { unwantedGarments: garments, unwantedHeadwear: headwear, unwanted, barefoot } as const;
      return { denials, ...choose(state, options) };
    },
  },
  {
    name: 'choose patterns',
    assumes: 'the requests and denials are final',
    run: (state) => {
      const { tokens, mentions, requests, denials } = state;
      const patterns = choosePatterns(tokens, mentions, requests, denials.meanings);
      const plain = denials.everyPattern ? 'plain' : undefined;
      return choose(state, { ...patterns, pattern: patterns.pattern ?? plain });
    },
  },
  {
    name: 'choose garments',
    assumes: 'the requests, denials and colours are final',
    run: (state) => {
      const { requests, denials, colouring } = state;
      const garments = chooseGarments(requests, denials.garments, colouring.loose, colouring.denied);
      return choose(state, { garments, colour: colouring.loose, ...chooseSecondColours(requests) });
    },
  },
  {
    name: 'choose headwear',
    assumes: 'the garments are chosen',
    run: (state) => {
      const hat = chooseHeadwear(state.requests, state.denials.headwear, state.character.garments);
      return choose(state, { headwear: hat && letter(hat, state.lettering) });
    },
  },
  {
    name: 'choose accessories',
    assumes: 'the requests and denials are final',
    run: (state) => {
      const things = chooseAccessories(state.tokens, state.requests, state.denials.accessories);
      return choose(state, { accessories: things.map((thing) => letter(thing, state.lettering)) });
    },
  },
  {
    name: 'choose hair',
    assumes: 'the requests and denials are final',
    run: (state) => {
      const { tokens, mentions, denied, requests, denials } = state;
      const style = findHairStyle(tokens, mentions, denied);
      return choose(state, { hair: chooseHair(tokens, requests, denials.garments, style) });
    },
  },
  {
    name: 'choose the face and limbs',
    assumes: 'the requests and denials are final, and the hat is chosen',
    run: (state) => {
      const { tokens, requests, denials, character } = state;
      const face = chooseFace(tokens, requests, denials.meanings, character.headwear?.kind);
      return choose(state, { ...face, ...chooseLimbs(tokens, requests) });
    },
  },
  {
    name: 'choose the posture and number',
    assumes: 'the requests and the shirt number are final',
    run: (state) =>
      choose(state, {
        wheelchair: chooseWheelchair(state.requests),
        pose: choosePose(state.requests),
        number: state.shirtNumber?.number,
      }),
  },
];

/** Everything that happens to a description, in this order. */
export const PASSES: readonly Pass[] = [
  ...TEXT_PASSES,
  ...MENTION_PASSES,
  ...SENSE_PASSES,
  ...OWNER_PASSES,
  ...CHOICE_PASSES,
];
