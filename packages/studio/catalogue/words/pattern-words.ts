/** What can be printed all over the upper garment. */
export const PATTERNS = [
  'striped',
  'pinstriped',
  'checked',
  'dotted',
  'camouflage',
  'floral',
  'starred',
  'reflective',
  'rainbow',
  'bones',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Ordinary words for each pattern, separated by commas. */
export const PATTERN_WORDS: Readonly<Record<Pattern, string>> = {
  striped:
    'striped, stripes, stripe, stripy, stripey, breton, rayas, gestreift, gestreifte, gestreiftes, gestreiften, gestreiftem, raye, rayee, a rayas, a righe',
  pinstriped:
    'pinstripe, pinstripes, pinstriped, pin stripe, pin stripes, pin striped, nadelstreifen, nadelstreifenanzug, gessato',
  checked:
    'checked, chequered, checkered, checks, plaid, tartan, gingham, lumberjack shirt, flannel, flannel shirt, argyle, kariert, karierte, kariertes, karierten, kariertem, karierter, a carreaux, a cuadros, de cuadros, a quadri',
  dotted:
    'polka dot, polka dots, dots, spots, dotted, spotted, spotty, dotty, gepunktet, gepunktetes, gepunkteten, gepunktetem, a pois, de lunares',
  camouflage: 'camouflage, camo',
  floral:
    'floral, flowery, flower pattern, flower print, robe a fleurs, robe fleurie, a fleurs, fleurie, de flores, estampado de flores, a fiori, geblumt, geblumte, geblumtes, geblumten, hawaiian, hawaiian shirt, aloha shirt',
  starred: 'starry, star spangled, starred, star print',
  reflective:
    'hi vis, high vis, hi vis vest, high vis vest, high visibility vest, safety vest, warnweste, reflective',
  rainbow:
    'rainbow, rainbow striped, rainbow coloured, rainbow colored, multicoloured, multicolored, tie dye, tie dyed, regenbogen, regenbogenfarben, arc en ciel, arcoiris, arcobaleno, regenboog',
  bones:
    'skeleton costume, skeleton suit, skeleton onesie, skeleton outfit, skeleton pyjamas, dressed as a skeleton, skelettkostum, deguisement de squelette, disfraz de esqueleto, costume da scheletro',
};

/** Words for clothes without any pattern. */
export const PLAIN_WORDS =
  'plain, simple, solid, solid colour, solid color, single colour, single color, unpatterned, undecorated, unadorned, turtleneck, turtle neck, roll neck, polo neck, cardigan';
/** Who denies one of these, or any pattern by its name, wants none. */
export const ANY_PATTERN =
  'pattern, patterns, print, prints, motif, motifs, logo, logos, decoration, decorations';
