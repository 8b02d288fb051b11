import { readWordTable } from '../entry.ts';
import { readWords, type Words } from './words.ts';
/** The beards that there is a mould of. */
export const BEARDS = ['full', 'goatee', 'moustache'] as const;
export type BeardKind = (typeof BEARDS)[number];

/** What each beard is called. */
export const BEARD_WORDS = readWordTable<BeardKind>('beards', {
  full: `beard, beardy, bearded, full beard, big beard, long beard, bushy beard · de bart, bartig, vollbart · fr
    barbe, barbu · es barba, barbudo · it barbuto · nl baard · emoji 🧔`,
  goatee: 'goatee, goatee beard, chin beard, van dyke · de ziegenbart · fr bouc · es perilla',
  moustache: `moustache, mustache, moustachioed · de schnurrbart · es bigote · it baffi · pt bigode · nl snor`,
});

/** Words for a chin without a beard. */
export const SHAVEN_WORDS: Words = readWords(
  'clean shaven, cleanshaven, beardless, freshly shaved · de glattrasiert',
);

/** Words for glasses with clear lenses. Sunglasses are headwear, worn as glasses together with a hat. */
export const GLASSES_WORDS: Words = readWords(
  `glasses, eyeglasses, spectacles, reading glasses, round glasses, nerdy glasses, bespectacled · de brille · fr
    lunettes · es gafas, lentes · it occhiali · pt oculos · nl bril · emoji 👓`,
);

/** Words for the skin. A colour next to them goes to the skin and not to the clothes. */
export const SKIN_WORDS: Words = readWords(
  'skin, skinned, face paint · de haut · fr peau · es piel · it pelle',
);

/** Words for a patch over one eye. */
export const EYE_PATCH_WORDS: Words = readWords(
  `eye patch, eyepatch, pirate patch, patch over one eye, patch over his eye, patch over her eye, patch over the eye,
    patch over my eye, patch on one eye · de augenklappe · fr cache oeil, cache oil, bandeau sur l oeil · es parche en
    el ojo, parche · it benda sull occhio · pt tapa olho · nl ooglapje, ooglap`,
);
