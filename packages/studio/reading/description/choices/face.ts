import { COLOUR_WORDS, isOfColour } from '../../../catalogue/colours/colour-words.ts';
import { HEADWEAR_ENTRIES, type Headwear } from '../../../catalogue/headwear/headwear.ts';
import { grammar } from '../../../catalogue/languages/languages.ts';
import { BEARDS, type BeardKind } from '../../../catalogue/words/face-words.ts';
import { naturalHair } from '../../../catalogue/words/hair-words.ts';
import { type Rgb, toHsl } from '../../../colour.ts';
import { type Meaning, type Request, rolesOf } from '../mentions/mention.ts';
import { lookBack } from '../words/look-back.ts';

/** What the words say about the face. Undefined parts stay as in the photo. */
export type FaceOptions = {
  /** A long beard reaches down to the chest. */
  beard: { kind: BeardKind; colour: Rgb | undefined; long?: true } | 'none' | undefined;
  /** Dark ones are sunglasses under a hat; without a hat they are headwear. */
  glasses: { colour: Rgb | undefined; dark?: true } | 'none' | undefined;
  eyePatch: { colour: Rgb | undefined } | undefined;
  /** The skin of a fantasy creature. Colours of human skin always come from the photo. */
  skin: Rgb | undefined;
};

/** Whether the figure wears sunglasses along with a hat. */
export const wearsSunglasses = ({ glasses }: Pick<FaceOptions, 'glasses'>): boolean =>
  glasses !== undefined && glasses !== 'none' && glasses.dark === true;

/** Whether a skin colour is one that no human has: green, blue or purple. */
function isUnearthly(colour: Rgb): boolean {
  const { hue, saturation } = toHsl(colour);
  return saturation >= 0.2 && hue >= 75 && hue <= 310;
}

/**
 * The first beard, glasses, eye patch and skin that the words ask for. Denied parts are removed from the photo's face.
 */
export function chooseFace(
  tokens: readonly string[],
  requests: readonly Request[],
  unwanted: readonly Meaning[],
  hat?: Headwear,
): FaceOptions {
  const asked = requests.flatMap(({ meaning, ...request }) =>
    meaning.face.map((part) => ({ ...request, part })),
  );
  const denied = new Set(unwanted.flatMap(({ face }) => face));
  const isShaven = BEARDS.some((kind) => denied.has(kind)) || asked.some(({ part }) => part === 'shaven');
  const own = rolesOf(requests).find((role) => role.beard)?.beard;
  const [beard] = asked.flatMap(({ part, colour, at }) => {
    if (part === 'glasses' || part === 'shaven' || part === 'eye-patch' || part === 'skin') return [];
    const long = part === 'full' && (own !== undefined || isLongBeard(tokens, at));
    return [{ kind: part, colour: colour && naturalHair(colour), ...(long && { long }) }];
  });
  const usual = own
    ? { kind: 'full' as const, colour: COLOUR_WORDS.get(own), long: true as const }
    : undefined;
  const glasses = sunglassesUnder(hat, requests) ?? asked.find(({ part }) => part === 'glasses');
  const patch = asked.find(({ part }) => part === 'eye-patch');
  return {
    beard: beard ? { ...beard, colour: beard.colour ?? usual?.colour } : isShaven ? 'none' : usual,
    glasses: glasses
      ? { colour: glasses.colour, ...('dark' in glasses && { dark: true }) }
      : denied.has('glasses')
        ? 'none'
        : undefined,
    eyePatch: patch && { colour: patch.colour },
    skin:
      asked.find(({ part, colour }) => part === 'skin' && colour && isUnearthly(colour))?.colour ??
      skinOfRoles(requests),
  };
}

/** The sunglasses that the words ask for along with a hat that leaves room for them. */
function sunglassesUnder(
  hat: Headwear | undefined,
  requests: readonly Request[],
): { colour: Rgb | undefined; dark: true } | undefined {
  if (!hat || HEADWEAR_ENTRIES[hat].overEyes) return undefined;
  const named = requests.find(({ meaning }) => meaning.headwear.includes('sunglasses'));
  return named && { colour: named.colour, dark: true };
}

/** The skin of the first creature among the roles: the colour before its name, or otherwise its usual one. */
function skinOfRoles(requests: readonly Request[]): Rgb | undefined {
  for (const { meaning, colour } of requests)
    for (const { skin } of meaning.roles) if (skin) return colour ?? COLOUR_WORDS.get(skin);
  return undefined;
}

/** Words for a beard that reaches down to the chest. */
const LONG = grammar(['long']);
/** Names of characters with a long beard: 'a wizard beard'. */
const BEARERS = new Set('wizard wizards santa santas merlin dwarf viking'.split(' '));
/** How many colours and such may stand between 'long' and its beard. */
const REACH = 3;

/** Whether the words make the beard at an index a long one: 'a long white beard', 'a wizard beard'. */
function isLongBeard(tokens: readonly string[], at: number): boolean {
  const isLong = (token = '') => LONG.has(token);
  if (isLong(tokens[at]) || BEARERS.has(tokens[at - 1] ?? '')) return true;
  return lookBack(tokens, at, REACH, isLong, (token) => !isOfColour(token)) !== undefined;
}
