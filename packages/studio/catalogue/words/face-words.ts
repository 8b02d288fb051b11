/** Beards that can be asked for, moulded ones only. */
export const BEARDS = ['full', 'goatee', 'moustache'] as const;
export type BeardKind = (typeof BEARDS)[number];

/** What they are called, separated by commas. */
export const BEARD_WORDS: Readonly<Record<BeardKind, string>> = {
  full: 'beard, bearded, bart, bartig, barbe, full beard, big beard, long beard, bushy beard, vollbart, barba, baard, barbudo, barbu, 🧔',
  goatee: 'goatee, goatee beard, chin beard, van dyke, ziegenbart, perilla, bouc',
  moustache: 'moustache, mustache, moustachioed, snor, schnurrbart, bigote, baffi, bigode',
};

/** Words for a chin without any. */
export const SHAVEN_WORDS = 'clean shaven, cleanshaven, beardless, freshly shaved, glattrasiert';

/** Words for glasses that show the eyes; dark ones are worn like a hat. */
export const GLASSES_WORDS =
  'glasses, eyeglasses, spectacles, reading glasses, round glasses, nerdy glasses, bespectacled, gafas, lentes, lunettes, brille, bril, occhiali, oculos, 👓';

/** Words for the skin, which keeps its colour to itself. */
export const SKIN_WORDS = 'skin, skinned, face paint, haut, peau, piel, pelle';

/** Words for a patch over one eye. */
export const EYE_PATCH_WORDS =
  'eye patch, eyepatch, pirate patch, patch over one eye, patch over his eye, patch over her eye, patch over the eye, patch over my eye, patch on one eye, augenklappe, parche en el ojo, parche, cache oeil, cache oil, bandeau sur l oeil, benda sull occhio, tapa olho';
