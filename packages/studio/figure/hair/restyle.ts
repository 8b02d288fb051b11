import type { HairWish, WishedForm, WishedLength } from '../../catalogue/words/hair-words.ts';
import { HAIR_STYLES, type HairFall, type HairForm, type HairStyleId } from '../../look/vocabulary.ts';

const WISHED_LENGTHS = ['cropped', 'short', 'chin', 'shoulder', 'long'] as const satisfies WishedLength[];

/** The style of each form in each of the wished lengths. */
const STYLES: Readonly<Record<WishedForm, readonly HairStyleId[]>> = {
  straight: ['buzz-cut', 'short-straight', 'bob', 'shoulder-straight', 'long-straight'],
  'side parting': ['side-parting', 'side-parting', 'bob', 'long-side-parting', 'long-side-parting'],
  'swept back': ['swept-back', 'swept-back', 'chin-swept-back', 'shoulder-swept-back', 'shoulder-swept-back'],
  bangs: ['short-fringe', 'short-fringe', 'bob-fringe', 'shoulder-fringe', 'long-fringe'],
  wavy: ['short-wavy', 'short-wavy', 'chin-wavy', 'shoulder-wavy', 'long-wavy'],
  curly: ['short-curly', 'short-curly', 'chin-curly', 'shoulder-curly', 'long-curly'],
  afro: ['short-afro', 'short-afro', 'afro', 'afro', 'afro'],
  spiky: ['spiky', 'spiky', 'spiky', 'spiky', 'spiky'],
};

/** How long hair becomes whose form the words change: what is tied up would fall to the shoulders. */
const LENGTHS: Readonly<Record<HairFall, WishedLength>> = {
  bald: 'short',
  short: 'short',
  chin: 'chin',
  shoulder: 'shoulder',
  long: 'long',
  up: 'shoulder',
};

const isForm = (form: HairForm): form is WishedForm => form in STYLES;

/** The style that the words make of the one in the photo. A bald head gets short hair if the words dye it. */
export function restyle(seen: HairStyleId, { style, length, form }: HairWish): HairStyleId {
  if (style) return style;
  const worn = HAIR_STYLES.find(({ id }) => id === seen) ?? HAIR_STYLES[0];
  const fits = (!length || worn.length === length) && (!form || worn.form === form);
  if (fits && seen !== 'bald') return seen;
  const styles = STYLES[form ?? (isForm(worn.form) ? worn.form : 'straight')];
  return styles[WISHED_LENGTHS.indexOf(length ?? LENGTHS[worn.length])] ?? seen;
}
