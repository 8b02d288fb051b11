import { grammar } from '../../../catalogue/languages/languages.ts';
import { thingOf } from '../../../catalogue/things/catalogue.ts';
import { BREAK, COMMA } from '../words/tokenise.ts';
import { asSaid, hasColour, type Mention } from './mention.ts';

/** What joins a creature to what it wears: 'a dog with a bandana', 'eine Katze hat eine Krone'. */
const WEARING = grammar(['with', 'in', 'wears', 'has']);
/** Words for a creature that goes before such a word: 'my dog, who has a bandana'. */
const IT = grammar(['which']);
/** These words mean a creature if the text is about the writer: 'me and my dog, he has a bandana'. */
const HE = grammar(['he']);
const I = grammar(['i']);
/** Creatures that are no animals. */
const OTHERS = new Set(['teddy-bear', 'robot', 'snowman', 'unicorn', 'dragon', 'baby', 'ghost']);
/**
 * Behind these words the creature is only where somebody is or what they are busy with: 'walking her dog in a
 * raincoat'.
 */
const BUSY = grammar(['busy']);
const BUSY_ENGLISH = /^(?!hold|carry|hugg|hav|cuddl).+ing$/u;
/** How many words may stand between the joining word and the garment: 'with a tiny red hat'. */
const REACH = 3;
/** Words that go on with somebody else. */
const ENDS = grammar(['and'], `${BREAK} ${COMMA} me i his her my matching`);

/**
 * Clothes of pets and other creatures are not for the figure: 'me with my corgi, he has a red bandana'. The words for them keep
 * their colours, and bring nothing.
 */
export const dropOthersClothes = (tokens: readonly string[], mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention, index) => {
    const before = mentions.slice(0, index).findLast(({ meaning }) => hasColour(meaning));
    return before && isClothing(mention) && isCreature(before) && wears(tokens, before, mention)
      ? { ...asSaid(mention), isLeftOut: true }
      : mention;
  });

const isClothing = ({ meaning: { garments, headwear, face, roles } }: Mention) =>
  roles.length === 0 &&
  (garments.some((kind) => kind !== 'hair') || headwear.length > 0 || face.includes('glasses'));

const isCreature = ({ meaning: { accessories, garments, roles } }: Mention) =>
  garments.length + roles.length === 0 &&
  accessories.some((kind) => OTHERS.has(kind) || thingOf(kind).kin?.includes('animal'));

function wears(tokens: readonly string[], creature: Mention, { at }: Mention): boolean {
  const lead = tokens.slice(Math.max(0, creature.at - 2), creature.at);
  if (lead.some((token) => BUSY.has(token) || BUSY_ENGLISH.test(token))) return false;
  let place = creature.end;
  if (tokens[place] === COMMA) place++;
  const isApart = place > creature.end;
  const word = tokens[place] ?? BREAK;
  const isMeant =
    IT.has(word) || (HE.has(word) && tokens.slice(0, creature.at).some((token) => I.has(token)));
  if (isMeant) place++;
  if ((isApart && !isMeant) || !WEARING.has(tokens[place] ?? BREAK)) return false;
  const between = tokens.slice(place + 1, at);
  return between.length <= REACH && !between.some((token) => ENDS.has(token));
}
