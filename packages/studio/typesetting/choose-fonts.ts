import { FontPackage } from './font-package.ts';

const notoSans = (script: string) =>
  new FontPackage(`@fontsource-variable/noto-sans-${script}`, 'wght-normal');
const LILITA = new FontPackage('@fontsource/lilita-one', '400-normal');
const OSWALD = new FontPackage('@fontsource/oswald', '700-normal');
const RUBIK = new FontPackage('@fontsource/rubik', '900-normal');
const BALOO = new FontPackage('@fontsource-variable/baloo-2', 'wght-normal');
const NOTO = new FontPackage('@fontsource/noto-sans', '700-normal');
const NOTO_REGULAR = new FontPackage('@fontsource/noto-sans', '400-normal');

/** The styles in which words are printed: fonts for alphabets, and the weight of variable fonts along with them. */
export const FACES = {
  display: { weight: 900, alphabets: [LILITA, RUBIK, BALOO, NOTO] },
  condensed: { weight: 700, alphabets: [OSWALD, NOTO] },
  text: { weight: 700, alphabets: [NOTO] },
  reading: { weight: 400, alphabets: [NOTO_REGULAR, NOTO] },
} as const;
export type Face = keyof typeof FACES;

const KOREAN = [new FontPackage('@fontsource/jua', '400-normal'), notoSans('kr')];
const HAN = ['jp', 'sc', 'tc'].map(notoSans);
const OTHERS = [
  new FontPackage('@fontsource/noto-sans-arabic', '700-normal'),
  RUBIK,
  new FontPackage('@fontsource/noto-sans-thai', '700-normal'),
  new FontPackage('@fontsource/noto-emoji', '700-normal', 'emoji'),
];
const RARER = [
  ...['bengali', 'tamil', 'telugu', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'sinhala'],
  ...['georgian', 'armenian', 'ethiopic', 'khmer', 'lao', 'myanmar'],
].map(notoSans);

/** Printed for a letter that no shipped font has, because Skia would print nothing. */
export const UNKNOWN_BOX = '□';

/** Words as they can be printed, and the font families to print them with, as in a style sheet. */
export type ChosenFonts = { text: string; families: string };

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Chooses the fonts of a text by the glyphs they have, and registers what is needed of them. A letter that no font
 * has is printed in its plain form (a boxed A as A), or otherwise as a box. Throws if a font file is missing.
 */
export function chooseFonts(text: string, face: Face): ChosenFonts {
  const graphemes = splitGraphemes(text.normalize('NFC'));
  const fonts = rankFonts(graphemes, face);
  const printed = graphemes.flatMap((grapheme) => findPrintable(grapheme, fonts));
  const ranks = new Map<string, number>();
  for (const grapheme of new Set(printed)) {
    const rank = fonts.findIndex((font) => font.has(grapheme));
    const family = fonts[rank]?.familyOf(grapheme);
    if (family) ranks.set(family, rank);
  }
  const families = [...ranks].sort(([, a], [, b]) => a - b).map(([family]) => family);
  return { text: printed.join(''), families: families.join(', ') };
}

const splitGraphemes = (text: string) => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);

const LATIN = /\p{Script=Latin}/u;
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/**
 * All fonts, best first. The fonts for one script begin with the first that has all its letters in this text; the
 * large ones come last if the text has no such letters, for their signs.
 */
function rankFonts(graphemes: readonly string[], face: Face): FontPackage[] {
  const ranked = (script: RegExp, fonts: readonly FontPackage[]) => {
    const letters = graphemes.filter((grapheme) => script.test(grapheme));
    const whole = fonts.findIndex((font) => letters.every((letter) => font.has(letter)));
    return fonts.slice(Math.max(whole, 0));
  };
  const large = (script: RegExp, fonts: readonly FontPackage[]) =>
    graphemes.some((grapheme) => script.test(grapheme)) ? ranked(script, fonts) : [];
  const fonts = [
    ...ranked(LATIN, FACES[face].alphabets),
    ...OTHERS,
    ...large(HAN_OR_KANA, HAN),
    ...large(HANGUL, KOREAN),
    ...RARER,
    ...HAN,
    ...KOREAN,
  ];
  return face === 'display' ? wholeFirst(graphemes, fonts) : fonts;
}

/** A font that has every letter comes before all others: a name in two scripts is printed in one style. */
function wholeFirst(graphemes: readonly string[], fonts: readonly FontPackage[]): FontPackage[] {
  const letters = graphemes.filter((grapheme) => /\p{L}/u.test(grapheme));
  const whole = fonts.find((font) => letters.every((letter) => font.has(letter)));
  return whole ? [whole, ...fonts] : [...fonts];
}

/** The printable form that comes closest to a grapheme: itself, its plain form, without its marks, or boxes. */
function findPrintable(grapheme: string, fonts: readonly FontPackage[]): string[] {
  const isPrintable = (form: string) => fonts.some((font) => font.has(form));
  if (isPrintable(grapheme)) return [grapheme];
  const forms = [grapheme.normalize('NFKC'), grapheme.replace(/\p{M}/gu, '')];
  for (const form of forms.map(splitGraphemes)) {
    if (form.length > 0 && form.every(isPrintable)) return form;
  }
  return [UNKNOWN_BOX];
}
