import { hex, luminance, type Rgb } from '../colour.ts';
import type { LookChoices } from '../look/look-choices.ts';
import { skinOfTone } from '../look/skin-of-tone.ts';
import {
  EYE_COLOURS,
  type FacialHairId,
  type GlassesId,
  HAIR_COLOURS,
  RELIGIOUS_COVER,
  type Swatch,
} from '../look/vocabulary.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import { growthOf } from '../reading/photo/beard/form-coverage.ts';
import { lightBeard } from '../reading/photo/beard/light-beard.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { inPlastic } from './beard.ts';
import { GLASSES_FORMS } from './glasses-forms.ts';

/** A person as photo, words and owner describe them. */
export type ChosenLook = {
  looks: Looks;
  character: CharacterOptions;
  /** Colours of eyes and brows; undefined as in the photo. */
  eyes: Rgb | undefined;
  brows: Rgb | undefined;
};

/**
 * Lays the owner's choices over what photo and words say. `looks` and `character` come from photo and words, `seen`
 * from the photo alone. Nothing here is random, so that a choice changes only what it names.
 */
export function applyLook(
  looks: Looks,
  character: CharacterOptions,
  seen: Looks,
  choices: LookChoices,
): ChosenLook {
  const { facialHair, glasses, eyes, skin } = choices;
  const coloured = { ...looks, ...chooseHair(looks, choices) };
  const own = skin && skinOfTone(skin);
  return {
    looks: {
      ...coloured,
      ...(own && { skin: own, beard: settleColour(coloured, own) }),
      ...(facialHair && { beard: facialHair === 'none' ? undefined : growBeard(coloured, facialHair, own) }),
      ...(choices.aids?.includes('hearing-aid') && { hearingAid: true }),
      ...(glasses && { glasses: glasses === 'none' ? undefined : putOn(seen.glasses, glasses) }),
    },
    character: { ...character, ...chooseLimbs(character, choices), ...chooseHat(character, seen, choices) },
    eyes: eyes && swatch(EYE_COLOURS, eyes),
    brows: choices.hairColour ? hairColourOf(choices.hairColour) : undefined,
  };
}

function swatch(list: readonly Swatch[], id: string): Rgb {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no colour ${id}.`);
  return hex(found.hex);
}

/** A colour of the owner's own takes the place of an id. */
const hairColourOf = (choice: string): Rgb =>
  choice.startsWith('#') ? hex(choice) : swatch(HAIR_COLOURS, choice);

/** Hair of one colour all over. A beard gets the same colour, unless words dyed it. */
function chooseHair(looks: Looks, { hair, hairColour }: LookChoices): Partial<Looks> {
  const { beard, hairStyle: seen } = looks;
  const colour = hairColour && hairColourOf(hairColour);
  return {
    ...(hair && { hairStyle: hair }),
    ...(hair && hair !== seen && { hairReach: undefined, hairOpening: undefined }),
    ...(colour && {
      hair: colour,
      hairTips: undefined,
      hairTemples: undefined,
      ...(beard && !beard.dyed && { beard: { ...beard, colour, dyed: true } }),
    }),
  };
}

/**
 * A beard in the colour of the one in the photo, or of the hair; a face that was not found has no place to print one.
 */
function growBeard(looks: Looks, form: FacialHairId, skin: Rgb | undefined): Looks['beard'] {
  const colour = settleColour(looks, skin)?.colour ?? looks.hair;
  const growth = looks.faceFound && growthOf(form, looks.shape);
  return { kind: KINDS[form] ?? 'full', form, colour, dyed: true, ...growth };
}

/** A beard as light as this is fair, grey or white on any skin. */
const FAIR = 100;

/**
 * The beard of the photo in the colour that it has without the photo's own skin shining through. With a chosen skin a
 * dark one is as light compared with that as it was compared with the photo's: bright light makes both pale.
 */
function settleColour(looks: Looks, skin: Rgb = looks.skin): Looks['beard'] {
  const { beard } = looks;
  if (!beard || beard.dyed) return beard;
  const seen = inPlastic(beard.colour, looks);
  const lit = inPlastic(lightBeard(beard, looks.skin, skin).colour, { ...looks, skin });
  return { ...beard, colour: luminance(seen) < FAIR ? lit : seen, dyed: true };
}

/** What each form of facial hair is in the coarser words of the reading; the others are full. */
const KINDS: Readonly<Partial<Record<FacialHairId, NonNullable<Looks['beard']>['kind']>>> = {
  stubble: 'stubble',
  moustache: 'moustache',
  handlebar: 'moustache',
  walrus: 'moustache',
  'soul-patch': 'goatee',
  goatee: 'goatee',
  'chin-beard': 'goatee',
};

/** Another form keeps the colour of the frames in the photo, and the tint of lenses through which the eyes are seen. */
function putOn(worn: Looks['glasses'], form: GlassesId): Looks['glasses'] {
  const dark = form.endsWith('sunglasses');
  const colour = worn?.colour ?? GLASSES_FORMS[form].usual;
  return { colour, dark, form, ...(worn?.lens && !worn.dark && !dark && { lens: worn.lens }) };
}

/** Wheelchair and artificial limbs are added to what the words ask for. */
function chooseLimbs(
  { wheelchair, legs, arm }: CharacterOptions,
  { aids = [] }: LookChoices,
): Pick<CharacterOptions, 'wheelchair' | 'legs' | 'arm'> {
  const usual = { colour: undefined };
  return {
    wheelchair: wheelchair ?? (aids.includes('wheelchair') ? usual : undefined),
    legs: legs ?? (aids.includes('prosthetic-leg') ? { kind: 'tube', sides: [1], ...usual } : undefined),
    arm: arm ?? (aids.includes('prosthetic-arm') ? usual : undefined),
  };
}

/** A hat in the colour of the one in the photo. To see a hairstyle, a hat that is not worn for faith is taken off. */
function chooseHat(
  { headwear: worn }: CharacterOptions,
  seen: Looks,
  { headwear, hair }: LookChoices,
): Pick<CharacterOptions, 'headwear'> {
  if (headwear === 'none') return { headwear: undefined };
  if (headwear)
    return { headwear: worn?.kind === headwear ? worn : { kind: headwear, colour: seen.headwear?.colour } };
  const isSeen = worn !== undefined && worn === seen.headwear;
  return { headwear: hair && isSeen && !RELIGIOUS_COVER.has(worn.kind) ? undefined : worn };
}
