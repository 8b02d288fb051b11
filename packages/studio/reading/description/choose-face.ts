import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { BEARDS, type BeardKind } from '../../catalogue/words/face-words.ts';
import { naturalHair } from '../../catalogue/words/hair-words.ts';
import { type Rgb, toHsl } from '../../colour.ts';
import { isLongBeard } from './is-long-beard.ts';
import type { Meaning } from './mention.ts';
import type { Request } from './request.ts';

/** What the words say of the face; what they leave out stays as in the photo. */
export type FaceOptions = {
  /** A long one reaches down to the chest. */
  beard: { kind: BeardKind; colour: Rgb | undefined; long?: true } | 'none' | undefined;
  glasses: { colour: Rgb | undefined } | 'none' | undefined;
  eyePatch: { colour: Rgb | undefined } | undefined;
  /** Of a creature of stories; what people's skin can be is the photo's to say. */
  skin: Rgb | undefined;
};

/** Green, blue or purple: nobody is born so. */
function isUnearthly(colour: Rgb): boolean {
  const { hue, saturation } = toHsl(colour);
  return saturation >= 0.2 && hue >= 75 && hue <= 310;
}

/** Beard, glasses and eye patch: the first that is asked for, none where they are denied. */
export function chooseFace(
  tokens: readonly string[],
  requests: readonly Request[],
  unwanted: readonly Meaning[],
): FaceOptions {
  const asked = requests.flatMap(({ meaning, ...wish }) => meaning.face.map((part) => ({ ...wish, part })));
  const denied = new Set(unwanted.flatMap(({ face }) => face));
  const isShaven = BEARDS.some((kind) => denied.has(kind)) || asked.some(({ part }) => part === 'shaven');
  const own = requests.flatMap(({ meaning }) => meaning.roles).find((role) => role.beard)?.beard;
  const [beard] = asked.flatMap(({ part, colour, at }) => {
    if (part === 'glasses' || part === 'shaven' || part === 'eye-patch' || part === 'skin') return [];
    const long = part === 'full' && (own !== undefined || isLongBeard(tokens, at));
    return [{ kind: part, colour: colour && naturalHair(colour), ...(long && { long }) }];
  });
  const usual = own
    ? { kind: 'full' as const, colour: COLOUR_WORDS.get(own), long: true as const }
    : undefined;
  const glasses = asked.find(({ part }) => part === 'glasses');
  const patch = asked.find(({ part }) => part === 'eye-patch');
  return {
    beard: beard ? { ...beard, colour: beard.colour ?? usual?.colour } : isShaven ? 'none' : usual,
    glasses: glasses ? { colour: glasses.colour } : denied.has('glasses') ? 'none' : undefined,
    eyePatch: patch && { colour: patch.colour },
    skin:
      asked.find(({ part, colour }) => part === 'skin' && colour && isUnearthly(colour))?.colour ??
      skinOfRoles(requests),
  };
}

/** A creature's own skin, or that of the colour before its name. */
function skinOfRoles(requests: readonly Request[]): Rgb | undefined {
  for (const { meaning, colour } of requests)
    for (const { skin } of meaning.roles) if (skin) return colour ?? COLOUR_WORDS.get(skin);
  return undefined;
}
