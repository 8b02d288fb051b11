/** The letters of the display typeface and of the text typeface; a test compares them with the font files. */
const DISPLAY =
  /^[\x20-\x7e\xa0-\xae\xb0-\xffıŁłŒœŠšŸŽž\u2000-\u200b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u2039\u203a€™]*$/u;
const READING =
  /^[\x20-\x7e\xa0-\xff\u0100-\u0130\u0131-\u0151\u0152-\u017eơƠưƯ\u01cd\u01ce\u0218-\u021b\u0400-\u045fҐґҰұ\u1e80-\u1e85\u1ea0-\u1ef9\u2000-\u200b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u2039\u203a€™]*$/u;

/**
 * The classes of a name's typeface, so that the whole name is in one: the display typeface if it has all its letters,
 * otherwise the text typeface, otherwise a system font.
 */
export function nameFace(name: string): string {
  const letters = name.normalize('NFC');
  if (DISPLAY.test(letters)) return 'font-display';
  return READING.test(letters) ? 'font-sans font-black' : 'font-system font-black';
}
