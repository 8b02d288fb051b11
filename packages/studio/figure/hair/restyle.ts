import type { HairWish, WishedForm, WishedLength } from '../../catalogue/words/hair-words.ts';
import { HAIR_STYLES, type HairFall, type HairForm, type HairStyleId } from '../../look/vocabulary.ts';

/** The style of each form in each length. */
const STYLES: Readonly<Record<WishedForm, Readonly<Record<WishedLength, HairStyleId>>>> = {
  straight: {
    cropped: 'buzz-cut',
    short: 'short-straight',
    chin: 'bob',
    shoulder: 'shoulder-straight',
    long: 'long-straight',
  },
  'side parting': {
    cropped: 'side-parting',
    short: 'side-parting',
    chin: 'bob',
    shoulder: 'long-side-parting',
    long: 'long-side-parting',
  },
  'swept back': {
    cropped: 'swept-back',
    short: 'swept-back',
    chin: 'chin-swept-back',
    shoulder: 'shoulder-swept-back',
    long: 'shoulder-swept-back',
  },
  bangs: {
    cropped: 'short-fringe',
    short: 'short-fringe',
    chin: 'bob-fringe',
    shoulder: 'shoulder-fringe',
    long: 'long-fringe',
  },
  wavy: {
    cropped: 'short-wavy',
    short: 'short-wavy',
    chin: 'chin-wavy',
    shoulder: 'shoulder-wavy',
    long: 'long-wavy',
  },
  curly: {
    cropped: 'short-curly',
    short: 'short-curly',
    chin: 'chin-curly',
    shoulder: 'shoulder-curly',
    long: 'long-curly',
  },
  afro: { cropped: 'short-afro', short: 'short-afro', chin: 'afro', shoulder: 'afro', long: 'afro' },
  spiky: { cropped: 'spiky', short: 'spiky', chin: 'spiky', shoulder: 'spiky', long: 'spiky' },
};

/** How long hair is to which words give another form: what is tied up would fall to the shoulders. */
const LENGTHS: Readonly<Record<HairFall, WishedLength>> = {
  bald: 'short',
  short: 'short',
  chin: 'chin',
  shoulder: 'shoulder',
  long: 'long',
  up: 'shoulder',
};

const isForm = (form: HairForm): form is WishedForm => form in STYLES;

/** The style that comes of the one in the photo when words ask for something. A bald head gets short hair to dye. */
export function restyle(seen: HairStyleId, { style, length, form }: HairWish): HairStyleId {
  if (style) return style;
  const worn = HAIR_STYLES.find(({ id }) => id === seen) ?? HAIR_STYLES[0];
  const fits = (!length || worn.length === length) && (!form || worn.form === form);
  if (fits && seen !== 'bald') return seen;
  return STYLES[form ?? (isForm(worn.form) ? worn.form : 'straight')][length ?? LENGTHS[worn.length]];
}
