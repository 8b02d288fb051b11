import type { Garment } from '../../../catalogue/garments/garments.ts';
import type { Headwear } from '../../../catalogue/headwear/headwear.ts';
import { grammar } from '../../../catalogue/languages/languages.ts';
import type { ThingId } from '../../../catalogue/things/thing.ts';
import { ANY_PATTERN } from '../../../catalogue/words/pattern-words.ts';
import type { Meaning, Mention, Request } from '../mentions/mention.ts';

/** What the words say must not be there. */
export type Denials = {
  /** The meanings of all denied mentions. */
  meanings: readonly Meaning[];
  garments: ReadonlySet<Garment>;
  headwear: ReadonlySet<Headwear> | 'all';
  accessories: ReadonlySet<ThingId>;
  /** 'Without accessories': hands and bubbles stay empty. */
  everyAccessory: boolean;
  /** 'No print': the cloth stays plain. */
  everyPattern: boolean;
  /** 'No shoes', 'barefoot'. */
  barefoot: boolean;
};

/** Denying one of these denies all headwear: 'a chef with no hat'. */
const ANY_HEADWEAR = grammar(['hat', 'softHat', 'helmet', 'otherHats']);
const PATTERN_NOUNS = new Set(ANY_PATTERN.split(', '));
const ANY_ACCESSORY = new Set(['accessory', 'accessories', 'prop', 'props', 'extra', 'extras']);

/** Hats that share one name: somebody who wants no crown wants no tiara. */
const withAlike = (kind: Headwear): Headwear[] => (kind === 'crown' ? ['crown', 'tiara'] : [kind]);

/** Sums up what the words deny. Bare feet deny all footwear. */
export function collectDenials(
  tokens: readonly string[],
  mentions: readonly Mention[],
  denied: readonly boolean[],
  requests: readonly Request[],
): Denials {
  const refused = mentions.filter((_, index) => denied[index]);
  const meanings = refused.map(({ meaning }) => meaning);
  // 'Trainers instead of heels' are shoes: what the words ask for is not denied.
  const asked = new Set<string>(
    requests.flatMap(({ meaning: { garments, accessories } }) => [...garments, ...accessories]),
  );
  const isDenied = (words: ReadonlySet<string>) =>
    refused.some(({ at, end }) => end === at + 1 && words.has(tokens[at] ?? ''));
  const barefoot =
    requests.some(({ meaning }) => meaning.barefoot) ||
    (meanings.some(({ garments }) => garments.includes('shoes')) && !asked.has('shoes'));
  const footwear: Garment[] = barefoot ? ['shoes', 'boots', 'flip-flops'] : [];
  return {
    meanings,
    garments: new Set([
      ...meanings.flatMap(({ garments }) => garments.filter((kind) => !asked.has(kind))),
      ...footwear,
    ]),
    headwear: isDenied(ANY_HEADWEAR)
      ? 'all'
      : new Set(meanings.flatMap(({ headwear }) => headwear).flatMap(withAlike)),
    accessories: new Set(
      meanings.flatMap(({ accessories }) => accessories.filter((kind) => !asked.has(kind))),
    ),
    everyAccessory: isDenied(ANY_ACCESSORY),
    everyPattern: isDenied(PATTERN_NOUNS),
    barefoot,
  };
}
