import { asMeant } from '../../../catalogue/languages/misspellings.ts';

/** The token for the end of a sentence. Nothing refers across it. */
export const BREAK = '.';
/** The token for a comma, a colon and a bracket. A colour may still belong to the thing before it. */
export const COMMA = ',';

/** Abbreviations, whose full stop does not end a sentence. */
const ABBREVIATION = /\b(st|dr|mr|mrs|ms|jr|sr|vs)\./gi;

/** A word as the reading compares it, and as it stands in the text. */
export type Word = { token: string; written: string };

/** A word with its accents and apostrophes, one emoji, or punctuation. */
const PIECES = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*|\p{Extended_Pictographic}|[.!?;\n]+|[,:()]/gu;
const PUNCTUATION = /^[.!?;\n,:()]/;

/**
 * Cuts text into lower-case words without accents, single emoji, and `BREAK` and `COMMA` for punctuation.
 * Corrects common misspellings. A hyphen separates words, an apostrophe does not. Accepts any text, with lone surrogates
 * and control characters too.
 */
export const tokenise = (text: string): string[] => readWords(text).map(({ token }) => token);

/** The same tokens, each with the word of the text that it stands for. */
export const readWords = (text: string): Word[] =>
  piecesOf(text).map((piece) => ({
    token: asToken(piece),
    written: piece.normalize('NFC').replace(/['’]+$/u, ''),
  }));

/** The words and emoji of a text as `tokenise` compares them, but nothing corrected and without punctuation. */
export const plainWords = (text: string): string[] =>
  piecesOf(text)
    .filter((piece) => !PUNCTUATION.test(piece))
    .map(plainForm);

function piecesOf(text: string): string[] {
  const plain = text
    .replace(/\b[ldLD]['’]/g, ' ')
    .replace(ABBREVIATION, '$1 ')
    .replace(/\bw\/o\b/gi, 'without')
    .normalize('NFKD');
  return plain.match(PIECES) ?? [];
}

function asToken(piece: string): string {
  if (!PUNCTUATION.test(piece)) return asMeant(plainForm(piece));
  return /^[,:()]/.test(piece) ? COMMA : BREAK;
}

const plainForm = (piece: string): string =>
  piece
    .replace(/['’\p{M}]+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe');

/** The forms under which a word may stand in a table: itself, then its English singulars. */
export function singulars(word: string): string[] {
  const forms = [word];
  if (word.length < 4) return forms;
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
}
