import { resolveConfusablesTransformer } from 'obscenity';

/** Letters without a removable accent, and what people write instead. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ι: 'i',
  і: 'i',
};
/** Latin small capitals, which Unicode does not relate to letters. */
const SMALL_CAPITALS = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, index) => [letter, 'abcdefghijklmnoprstuvwyz'[index] ?? '']),
);

const confusables = resolveConfusablesTransformer();
/** The Latin letter that a character is mistaken for; the character itself if there is none. */
function resembles(character: string): string {
  if (!('transform' in confusables)) return character;
  const code = confusables.transform(character.codePointAt(0) ?? 0);
  return code === undefined ? '' : String.fromCodePoint(code);
}

const isPlain = (text: string) => /^[ -~]+$/.test(text);

function plainLetter(character: string): string {
  const small = character.toLowerCase();
  const spelled = SPELLED[small] ?? SMALL_CAPITALS.get(small);
  if (spelled !== undefined) return spelled;
  if (!/[\p{L}\p{So}]/u.test(character)) return small;
  // Small letters of other scripts often look like small capitals: К and к.
  const found = [character, small, character.toUpperCase()].map(resembles).find(isPlain);
  return found?.toLowerCase() ?? small;
}

/** Invisible characters (joiners, fillers, variation selectors, direction marks) and accents. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}]/gu;

/** A text in small letters without accents; characters that look like Latin letters become these. */
export function plainLetters(text: string): string {
  const bare = text.normalize('NFKD').replace(UNSEEN, '');
  if (isPlain(bare)) return bare.toLowerCase();
  return [...bare]
    .map((character) => (isPlain(character) ? character.toLowerCase() : plainLetter(character)))
    .join('');
}
