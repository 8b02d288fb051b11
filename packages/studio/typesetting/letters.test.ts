import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { FACES, type Face, UNKNOWN_BOX } from './choose-fonts.ts';
import { type Box, drawText, type SetText, setText } from './typeset.ts';

const EDGE = 200;
const BOX: Box = { x: 20, y: 20, width: 160, height: 160 };
const FACE_NAMES: Face[] = ['display', 'condensed', 'text'];

const LETTERS: Record<string, string> = {
  Latin: 'AzßñŁżğŒ',
  Vietnamese: 'ễịờ',
  Yoruba: 'ẹọ',
  Cyrillic: 'ЖщёҐљ',
  Greek: 'Ωψά',
  Hebrew: 'אש',
  Arabic: 'عشپگ',
  Devanagari: 'नऋज्ञ',
  Thai: 'กฬ',
  Georgian: 'ქნ',
  Armenian: 'Ամ',
  Bengali: 'বৰ',
  Tamil: 'தழ',
  Telugu: 'ర',
  Kannada: 'ಕ',
  Malayalam: 'ള',
  Gujarati: 'જ',
  Gurmukhi: 'ਪ',
  Sinhala: 'ස',
  Ethiopic: 'አኛ',
  Khmer: 'ខ',
  Lao: 'ລ',
  Myanmar: 'မ',
  'Han, traditional': '說嗎妳黃吳蔣鄧瑋龘',
  'Han, simplified': '说吗黄吴蒋邓玮',
  'Han, rare in names': '喆玥珺堃𠮷',
  Kana: 'さク',
  Hangul: '김햏꿻쀍쌰',
  emoji: '🎸🐕',
  symbols: '♥☀№🄰﷽',
};
const letters = Object.entries(LETTERS).flatMap(([script, text]) =>
  [...text].map((letter) => [script, letter] as const),
);

const set = (text: string, face: Face) => setText(text, { name: 'test', box: BOX, face, largest: 90 });
const textOf = ({ lines }: SetText) => lines.map((line) => line.text).join(' ');

/** Opacity of each pixel of drawn words. */
function drawInk(words: SetText): Uint8ClampedArray {
  const context = createCanvas(EDGE, EDGE).getContext('2d');
  drawText(context, words, '#000000');
  return context.getImageData(0, 0, EDGE, EDGE).data.filter((_, at) => at % 4 === 3);
}

describe('letters', () => {
  const box = new Map(FACE_NAMES.map((face) => [face, drawInk(set(UNKNOWN_BOX, face)).join()]));

  it.each(letters)('%s: %s leaves ink that is not the box', (_script, letter) => {
    for (const face of FACE_NAMES) {
      const words = set(letter, face);
      expect(textOf(words)).toBe(letter.normalize('NFC'));
      const ink = drawInk(words);
      expect(ink.filter((opacity) => opacity > 100).length).toBeGreaterThan(20);
      expect(ink.join() === box.get(face)).toBe(false);
    }
  });

  it.each([...'Ꮳᐃᠮ𓀀', '\u{E000}', '\u0378'])(
    '%s, which no shipped font has, is printed as a box',
    (letter) => {
      for (const face of FACE_NAMES) {
        const words = set(letter, face);
        expect(textOf(words)).toBe(UNKNOWN_BOX);
        expect(drawInk(words).filter((opacity) => opacity > 100).length).toBeGreaterThan(20);
      }
    },
  );

  it.each([
    ['𝓙𝓸𝓼𝓮', 'Jose'],
    ['Jose\u0301', 'José'],
    ['t\u{1E000}', 't'],
    ['a Ꮳ b', 'a □ b'],
  ])('%s is printed as %s', (text, printed) => {
    expect(textOf(set(text, 'display'))).toBe(printed);
  });
});

describe('fonts of a text', () => {
  it('are of one kind for all letters of a name in one script', () => {
    const families = (text: string) => set(text, 'display').families.split(', ');
    expect(families('Nguyễn').every((family) => family.includes('baloo'))).toBe(true);
    expect(families('王伟').every((family) => family.includes('noto-sans-sc'))).toBe(true);
    expect(families('김햏').every((family) => family.includes('noto-sans-kr'))).toBe(true);
    expect(families('김민준').every((family) => family.includes('jua'))).toBe(true);
    expect(families('Jose')[0]).toContain('lilita');
  });

  it.each(['José 說', 'Robin 山田', 'Иван Smith', 'Robin محمد', 'Nguyễn Иван', 'Anna 김민준', 'דוד Cohen'])(
    'are one for all letters of %s',
    (name) => {
      const fontsOf = set(name, 'display').families.split(', ');
      const packages = fontsOf.map(
        (family) =>
          /^studio-(lilita-one|rubik|baloo-2|jua|noto-sans-(?:jp|sc|tc|kr|arabic)|noto-sans)/u.exec(
            family,
          )?.[1],
      );
      expect(new Set(packages).size, fontsOf.join()).toBe(1);
    },
  );

  it('of small print are those of each script', () => {
    const families = (text: string) => set(text, 'text').families.split(', ');
    expect(families('José 說').length).toBeGreaterThan(1);
  });

  it('are drawn heavier in a title than in small print where the font can be', () => {
    const inkOf = (face: Face) => drawInk(set('黃', face)).reduce((sum, opacity) => sum + opacity, 0);
    expect(FACES.display.weight).toBeGreaterThan(FACES.text.weight);
    expect(inkOf('display')).toBeGreaterThan(inkOf('text') * 1.05);
  });
});

describe('a sentence in many scripts', () => {
  const SENTENCE = 'José 說 안녕 नमस्ते 🎸 ﷽';
  const TALL = 'မြန်မာ ကြွက် ນ້ຳ Ễọ́';
  const cases = FACE_NAMES.flatMap((face) => [SENTENCE, TALL].map((text) => [text, face] as const));

  it.each(cases)('%s is set and drawn within its box in %s', (text, face) => {
    const words = set(text, face);
    expect(textOf(words)).toBe(text);
    const slack = 4;
    for (const [at, opacity] of drawInk(words).entries()) {
      if (opacity < 40) continue;
      expect(at % EDGE).toBeGreaterThanOrEqual(BOX.x - slack);
      expect(at % EDGE).toBeLessThan(BOX.x + BOX.width + slack);
      expect(Math.floor(at / EDGE)).toBeGreaterThanOrEqual(BOX.y - slack);
      expect(Math.floor(at / EDGE)).toBeLessThan(BOX.y + BOX.height + slack);
    }
  });
});
