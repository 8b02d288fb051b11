/** What can be printed all over the upper garment. */
export const PATTERNS = ['striped', 'checked', 'dotted', 'camouflage', 'floral', 'starred'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Ordinary words for each pattern, separated by commas. */
export const PATTERN_WORDS: Readonly<Record<Pattern, string>> = {
  striped: 'striped, stripes, stripe, stripy, stripey, pinstripe, pinstriped, breton, rayas, gestreift, raye',
  checked: 'checked, chequered, checkered, checks, plaid, tartan, gingham, lumberjack shirt, argyle, kariert',
  dotted: 'polka dot, polka dots, dotted, spotted, spotty, dotty, gepunktet',
  camouflage: 'camouflage, camo',
  floral: 'floral, flowery, flower pattern, flower print, hawaiian',
  starred: 'starry, star spangled, starred, star print',
};
