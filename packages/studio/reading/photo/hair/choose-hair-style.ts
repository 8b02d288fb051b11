import { HAIR_STYLES, type HairStyleId } from '../../../look/vocabulary.ts';
import { type Answer, strandsOf } from '../opinion/questions.ts';
import type { Opinion } from '../opinion/read-opinion.ts';
import { CORDS, hangBesideFace, hangsInCords, isBall, isClose, isCoiled, showsCoils } from './curly-hair.ts';
import { hasFringe, isSweptUp } from './fringe.ts';
import type { HairFacts } from './hair-facts.ts';
import { type Length, readLengthOf } from './hair-length.ts';
import { chooseShortStyle, VOLUME } from './short-hair.ts';
import { formOfHanging } from './strand-form.ts';
import {
  hasHighKnot,
  hasLowKnot,
  hasOneTail,
  hasTail,
  hasTailBelow,
  hasTwoTails,
  isSurelyTied,
  isTiedBack,
  standsUpright,
} from './tied-hair.ts';

type Form = 'straight' | 'bangs' | 'swept back' | 'wavy' | 'curly';

function readForm({ outline, beside, onHead, hanging, isFine }: HairFacts, length: Length): Form {
  const told = isFine ? formOfHanging(beside, onHead, hanging, length === 'chin') : undefined;
  if (told === 'curly') return told;
  if (hasFringe(outline)) return 'bangs';
  if (isSweptUp(outline) && outline.volume < VOLUME.round) return 'swept back';
  // Where strands cannot be told, hair that lies close, or smooth on the head, is straight.
  const isSmooth = isFine && onHead.steady > SMOOTH;
  return told ?? (outline.volume <= VOLUME.flat || isSmooth ? 'straight' : 'wavy');
}
const SMOOTH = 0.8;

const FALLING: Readonly<Record<Exclude<Length, 'short'>, Readonly<Record<Form, HairStyleId>>>> = {
  chin: {
    straight: 'bob',
    bangs: 'bob-fringe',
    'swept back': 'chin-swept-back',
    wavy: 'chin-wavy',
    curly: 'chin-curly',
  },
  shoulder: {
    straight: 'shoulder-straight',
    bangs: 'shoulder-fringe',
    'swept back': 'shoulder-swept-back',
    wavy: 'shoulder-wavy',
    curly: 'shoulder-curly',
  },
  long: {
    straight: 'long-straight',
    bangs: 'long-fringe',
    'swept back': 'shoulder-swept-back',
    wavy: 'long-wavy',
    curly: 'long-curly',
  },
};

/** Drawn hair must show the knot or the tail that distinguishes it from cut hair, unless it may be cut after all. */
function chooseTied(facts: HairFacts): HairStyleId {
  if (standsUpright(facts)) return 'high-bun';
  return hasTail(facts) || !isSurelyTied(facts) ? 'tied-back' : 'low-bun';
}

const knotOf = (facts: HairFacts) =>
  hasHighKnot(facts) ? 'high-bun' : hasLowKnot(facts) ? 'low-bun' : undefined;

/** The style that is nearest to what the photo shows, by the rules, and by a second opinion on its length and strands. */
export function chooseHairStyle(facts: HairFacts, opinion?: Opinion): HairStyleId {
  const style = chooseByRules(facts);
  const { length, form } = HAIR_STYLES.find(({ id }) => id === style) ?? HAIR_STYLES[0];
  const strands = strandsOf(form) ?? 'swept back';
  const lengthTold = opinion?.answer('hairLength', length) ?? length;
  const seen = opinion?.answer('hairForm', strands) ?? strands;
  const told = {
    length: lengthTold,
    strands: calmer(seen, strands, lengthTold === 'short' && isCrop(facts)),
  };
  return told.length === length && told.strands === strands ? style : chooseAs(told, style, facts);
}

const isCrop = ({ outline }: HairFacts) => outline.volume < VOLUME.close;

/**
 * People mind ringlets in place of waves more than waves in place of curls: an opinion alone does not curl what the
 * rules do not see.
 */
function calmer(told: Told['strands'], own: Told['strands'], isCrop: boolean): Told['strands'] {
  const isSeen = own === 'curly' || own === 'afro' || own === 'cords';
  return told !== 'curly' || isSeen ? told : isCrop ? own : 'wavy';
}

/** The style for a length and a form of strands. The rules choose what these leave open. */
function chooseAs(told: Told, style: HairStyleId, facts: HairFacts): HairStyleId {
  const { length, strands } = told;
  switch (length) {
    case 'bald':
      return 'shaved';
    case 'up':
      return isUp(style) ? style : (knotOf(facts) ?? chooseTied(facts));
    case 'short':
      return chooseShortStyle(
        facts,
        (each) => (each === 'buzz-cut' ? 'cropped' : strandsOf(formOf(each))) === strands,
        strands === 'afro' && !isClose(facts) ? 'afro' : SHORT_AS[strands],
      );
    default:
      return chooseFalling(length, strands, facts);
  }
}

type Told = { length: Answer<'hairLength'>; strands: Answer<'hairForm'> };
const formOf = (style: HairStyleId) => HAIR_STYLES.find(({ id }) => id === style)?.form ?? 'straight';
const isUp = (style: HairStyleId) => HAIR_STYLES.some(({ id, length }) => id === style && length === 'up');
const SHORT_AS = {
  straight: 'short-straight',
  'side parting': 'side-parting',
  'swept back': 'swept-back',
  spiky: 'spiky',
  receding: 'receding',
  cropped: 'buzz-cut',
  bangs: 'short-fringe',
  wavy: 'short-wavy',
  curly: 'short-curly',
  afro: 'short-afro',
  cords: 'cornrows',
} as const satisfies Record<Answer<'hairForm'>, HairStyleId>;

function chooseFalling(
  length: keyof typeof FALLING,
  strands: Told['strands'],
  facts: HairFacts,
): HairStyleId {
  switch (strands) {
    case 'cords':
      return facts.cords.links > CORDS.plaited ? 'box-braids' : 'locs';
    case 'afro':
      return length === 'long' ? 'long-curly' : 'afro';
    case 'bangs':
    case 'swept back':
    case 'wavy':
    case 'curly':
      return FALLING[length][strands];
    case 'side parting':
      return length === 'long' ? 'long-side-parting' : FALLING[length].straight;
    default:
      return FALLING[length].straight;
  }
}

/** The style by what was measured. */
function chooseByRules(facts: HairFacts): HairStyleId {
  const knot = knotOf(facts);
  // Coils hang nowhere: what seems to is the wall.
  const isTied =
    !isCoiled(facts) && !showsCoils(facts) && (isTiedBack(facts) || hasOneTail(facts) || hasTailBelow(facts));
  if (isTied && !hasFringe(facts.outline)) return knot ?? chooseTied(facts);
  // Below a fringe nothing else shows whether hair is tied.
  if (hasFringe(facts.outline) && hasTwoTails(facts)) return 'two-braids';
  const length = readLengthOf(facts.outline);
  if (length !== 'short' && hangsInCords(facts))
    return facts.cords.links > CORDS.plaited ? 'box-braids' : 'locs';
  if (length !== 'short' && length !== 'long' && isBall(facts)) return 'afro';
  if (length !== 'short') return FALLING[length][readForm(facts, length)];
  if (!knot && hangBesideFace(facts)) return 'chin-curly';
  return knot ?? chooseShortStyle(facts);
}

/** Hair around the ears that covers less than this, in squares of a unit, is cut to stubble. */
const CROPPED_EARS = 0.05;

/**
 * The style of hair that hangs out below a hat. Around bare ears only stubble is made up, as what the hat hides is
 * unknown; short hair there shows no style.
 */
export function chooseStyleUnderHat(facts: HairFacts): HairStyleId | undefined {
  const length = readLengthOf(facts.outline);
  if (length === 'short') return facts.aroundEars <= CROPPED_EARS ? 'buzz-cut' : undefined;
  const form = readForm(facts, length);
  return FALLING[length][form === 'wavy' || form === 'curly' ? form : 'straight'];
}
