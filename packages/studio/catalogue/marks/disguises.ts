/** Digits and signs that stand for a letter inside a word: 'B4tman', '$piderman', 'R€al'. '1' is i or l. */
export const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  $: 's',
  '§': 's',
  '@': 'a',
  '€': 'e',
  '£': 'l',
  '!': 'i',
  '|': 'l',
};

/** Letters of other alphabets, and Latin ones without a plain form, that look like a plain letter. */
const LOOK_ALIKES = {
  // Cyrillic
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ζ: 'z',
  ω: 'w',
  // Greek capitals, which look other than their small letters
  Ν: 'n',
  Η: 'h',
  Υ: 'y',
  // Latin
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ɑ: 'a',
  ɡ: 'g',
};

/** The plain letter of a letter that looks like it. */
export const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(Object.entries(LOOK_ALIKES));
