import { readWordTable } from '../entry.ts';

/** The beards that there is a mould of. */
export const BEARDS = ['full', 'goatee', 'moustache'] as const;
export type BeardKind = (typeof BEARDS)[number];

/** Beards and a chin without one; glasses with clear lenses; a patch over one eye; and the skin, which takes a colour next to it. */
export type FacePart = BeardKind | 'shaven' | 'glasses' | 'skin' | 'eye-patch';

/** What each part of the face is called. Sunglasses are headwear, worn as glasses together with a hat. */
export const FACE_WORDS = readWordTable<FacePart>('face', {
  full: `beard, beardy, bearded, full beard, big beard, long beard, bushy beard · de bart, bartig, vollbart
    · fr barbe, barbu · es barba, barbudo · it barbuto · nl baard · emoji 🧔`,
  goatee: 'goatee, goatee beard, chin beard, van dyke · de ziegenbart · fr bouc · es perilla',
  moustache: `moustache, mustache, moustachioed · de schnurrbart · es bigote · it baffi · pt bigode · nl snor`,
  shaven: 'clean shaven, cleanshaven, beardless, freshly shaved · de glattrasiert',
  glasses: `glasses, eyeglasses, spectacles, reading glasses, round glasses, nerdy glasses, bespectacled · de brille
    · fr lunettes · es gafas, lentes · it occhiali · pt oculos · nl bril · emoji 👓`,
  skin: 'skin, skinned, face paint · de haut · fr peau · es piel · it pelle',
  'eye-patch': `eye patch, eyepatch, pirate patch, patch over one eye, patch over his eye, patch over her eye,
    patch over the eye, patch over my eye, patch on one eye · de augenklappe · fr cache oeil, cache oil,
    bandeau sur l oeil · es parche en el ojo, parche · it benda sull occhio · pt tapa olho · nl ooglapje, ooglap`,
});
