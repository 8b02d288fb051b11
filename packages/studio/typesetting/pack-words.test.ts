import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { layOutActionFigure, setActionFigureWords } from '../packs/action-figure/action-figure-words.ts';
import { layOutRetroCard, RETRO_BAR_CODE, setRetroCardWords } from '../packs/retro-card/retro-card-words.ts';
import { printedWords } from '../packs/shared/printed-words.ts';
import type { PackWords } from '../packs/shared/scene-spec.ts';
import { setSidePanelWords } from '../packs/window-box/side-panel.ts';
import { BAR_CODE, setWindowBoxWords, WINDOW } from '../packs/window-box/window-box-words.ts';
import { type Box, drawText, type SetText, setText } from './typeset.ts';

type Pack = { texts: SetText[]; obstacles: Box[] };

const actionFigure = (words: PackWords, aspects: number[], mirrored: boolean): Pack => {
  const layout = layOutActionFigure(words.description, aspects, mirrored, words.profiles !== undefined);
  return { texts: setActionFigureWords(words, layout), obstacles: [layout.figure, ...layout.accessories] };
};
const retro = (words: PackWords, aspects: number[], mirrored: boolean): Pack => {
  const layout = layOutRetroCard(words.description, aspects, mirrored, words.profiles !== undefined);
  return {
    texts: setRetroCardWords(words, layout),
    obstacles: [layout.figure, ...layout.accessories, RETRO_BAR_CODE],
  };
};
const PACKS: Record<string, (words: PackWords) => Pack> = {
  'blister card, one boxed thing': (words) => actionFigure(words, [1], false),
  'blister card, two boxed things': (words) => actionFigure(words, [0.2, 2], true),
  'blister card, three boxed things': (words) => actionFigure(words, [1, 0.3, 1.6], false),
  'window box': (words) => ({ texts: setWindowBoxWords(words), obstacles: [WINDOW, BAR_CODE] }),
  'side panel': (words) => ({ texts: setSidePanelWords(words), obstacles: [] }),
  'blister card, nothing boxed': (words) => actionFigure(words, [], false),
  'blister card, a tray of eight': (words) => actionFigure(words, [1, 0.3, 1.6, 1, 1, 2, 1, 1], false),
  'retro card, a tray of nine': (words) => retro(words, [1, 0.3, 1.6, 1, 1, 2, 1, 1, 1], false),
  'retro card, nothing boxed': (words) => retro(words, [], false),
  'retro card, one boxed thing': (words) => retro(words, [1], true),
  'retro card, two boxed things': (words) => retro(words, [2, 0.3], false),
};
const SCRIPTS = {
  Latin: 'The quick brown fox, Zoë, jumps over Łukasz; WWW! ',
  Cyrillic: 'Съешь ещё этих мягких французских булок, да выпей чаю. ',
  Greek: 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. ',
  Japanese: 'いろはにほへと散りぬるを我が世誰ぞ常ならむ。',
  Arabic: 'نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر ',
  Hebrew: 'דג סקרן שט בים מאוכזב ולפתע מצא חברה ',
  Thai: 'เป็นมนุษย์สุดประเสริฐเลิศคุณค่า ',
  Korean: '키스의 고유조건은 입술끼리 만나야 하고 ',
  Chinese: '天地玄黄宇宙洪荒日月盈昃辰宿列张这是简体中文',
  Hindi: 'ऋषियों को सताने वाले दुष्ट राक्षसों के राजा ',
  emoji: '🎸🐕👩‍🚀🏳️‍🌈🔥',
  'one long word': 'W',
};
const LENGTHS = [1, 20, 250];

const cut = (text: string, length: number) => {
  let words = '';
  for (const { segment } of new Intl.Segmenter().segment(text.repeat(250))) {
    if ((words + segment).length > length) break;
    words += segment;
  }
  return words || 'A';
};
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;
const cases = Object.entries(SCRIPTS).flatMap(([script, text]) =>
  LENGTHS.map((length) => [script, length, text] as const),
);

const PACKS_OF_TWO: typeof PACKS = {
  'blister card, nothing boxed': (words) => actionFigure(words, [], false),
  'blister card, a tray of two': (words) => actionFigure(words, [1, 0.4], true),
  'blister card, a tray of nine': (words) => actionFigure(words, Array(9).fill(1), false),
  'window box': (words) => ({ texts: setWindowBoxWords(words), obstacles: [WINDOW, BAR_CODE] }),
  'side panel': (words) => ({ texts: setSidePanelWords(words), obstacles: [] }),
  'retro card, nothing boxed': (words) => retro(words, [], true),
  'retro card, a tray of three': (words) => retro(words, [2, 0.3, 1], false),
  'retro card, a tray of nine': (words) => retro(words, Array(9).fill(1), false),
};

/** Words that nobody can read are smaller than this, page pixels. */
const READABLE = 11;

describe.each(Object.entries(PACKS_OF_TWO))('words about two people, %s', (_pack, setPack) => {
  it.each(
    Object.entries(SCRIPTS).flatMap(([script, text]) =>
      [
        [1, 1],
        [20, 125],
        [125, 125],
      ].map((lengths) => [script, ...lengths, text] as [string, number, number, string]),
    ),
  )('in %s, %i and %i characters: every box in its place, none over another', (_script, one, other, text) => {
    const second = { title: cut(text, Math.min(other, 40)), description: `${cut(text, other)}!` };
    const options = { title: cut(text, Math.min(one, 40)), description: cut(text, one), second };
    const { texts, obstacles } = setPack({
      ...printedWords(options),
      serial: 'No. 123456',
      tagline: 'Works well with others',
      warning: 'WARNING: Talks about hobbies when left unattended.',
      sticker: 'Hot toy',
      traits: ['Courage', 'Rhythm', 'Snacks'],
    });
    for (const [index, set] of texts.entries()) {
      expect(set.lines.length, set.slot.name).toBeGreaterThan(0);
      for (const obstacle of obstacles) expect(overlap(set.box, obstacle), set.slot.name).toBe(false);
      for (const after of texts.slice(index + 1))
        expect(overlap(set.box, after.box), `${set.slot.name} / ${after.slot.name}`).toBe(false);
    }
    const descriptions = texts.filter(({ slot }) => slot.name.endsWith('description'));
    if (descriptions.length === 0) return;
    const sizes = descriptions.map(({ size }) => size);
    // Twenty wide letters without a space are set smaller, because they are not broken.
    expect(Math.min(...sizes)).toBeGreaterThan(text === SCRIPTS['one long word'] ? READABLE / 2 : READABLE);
    expect(Math.max(...sizes)).toBeCloseTo(Math.min(...sizes));
  });
});

describe.each(Object.entries(PACKS))('words of the %s', (_pack, setPack) => {
  it.each(cases)(
    'in %s, %i characters: every box in its place, none over another',
    (_script, length, text) => {
      const words = cut(text, length);
      const { texts, obstacles } = setPack({
        title: words,
        description: words,
        serial: 'No. 123456',
        tagline: 'Works well with others',
        warning: 'WARNING: Talks about hobbies when left unattended.',
        sticker: 'Hot toy',
        traits: ['Courage', 'Rhythm', 'Snacks'],
      });
      for (const set of texts) {
        expect(set.lines.length, set.slot.name).toBeGreaterThan(0);
        expect(inside(set.box, set.slot.box), set.slot.name).toBe(true);
        for (const obstacle of obstacles) expect(overlap(set.box, obstacle), set.slot.name).toBe(false);
      }
      for (const [index, set] of texts.entries()) {
        for (const other of texts.slice(index + 1))
          expect(overlap(set.box, other.box), `${set.slot.name} / ${other.slot.name}`).toBe(false);
      }
      const description = texts.find(({ slot }) => slot.name === 'description');
      if (!description) return;
      const printed = description.lines
        .map((line) => line.text)
        .join('')
        .replace(/\s/gu, '');
      expect(printed).toBe(words.replace(/\s/gu, ''));
      expect(description.size).toBeGreaterThan(READABLE);
    },
  );
});

describe('drawn words', () => {
  const box: Box = { x: 40, y: 40, width: 320, height: 160 };
  const edge = 420;

  it.each(cases)(
    'in %s, %i characters leave ink inside their box and none outside',
    (_script, length, text) => {
      const set = setText(cut(text, length), {
        name: 'test',
        box,
        face: 'display',
        largest: 90,
        align: 'left',
      });
      const context = createCanvas(edge, edge).getContext('2d');
      drawText(context, set, '#000000');
      const { data } = context.getImageData(0, 0, edge, edge);
      let within = 0;
      let without = 0;
      for (let pixel = 0; pixel < edge * edge; pixel++) {
        if (data[pixel * 4 + 3] < 40) continue;
        const [x, y] = [pixel % edge, Math.floor(pixel / edge)];
        // Letters may lean a hair over their advance width, as the head stroke of Devanagari does.
        const slack = 4;
        const isWithin =
          x >= box.x - slack &&
          x < box.x + box.width + slack &&
          y >= box.y - slack &&
          y < box.y + box.height + slack;
        if (isWithin) within++;
        else without++;
      }
      expect(within).toBeGreaterThan(20);
      expect(without).toBe(0);
    },
  );

  it('starts right-to-left scripts at the right where others start at the left', () => {
    const slot = { name: 'test', box, face: 'text', largest: 30, align: 'left' } as const;
    expect(setText('short', slot).box.x).toBe(box.x);
    const hebrew = setText('דג', slot);
    expect(hebrew.box.x + hebrew.box.width).toBeCloseTo(box.x + box.width);
  });
});

describe('setText', () => {
  const slot = {
    name: 'test',
    box: { x: 0, y: 0, width: 350, height: 250 },
    face: 'display',
    largest: 92,
  } as const;

  it('sets a long name smaller rather than break it', () => {
    const set = setText('Γιώργος Παπαδόπουλος', slot);
    expect(set.lines.map((line) => line.text)).toEqual(['Γιώργος', 'Παπαδόπουλος']);
  });

  it('never breaks behind an opening quote or bracket, nor before a closing one', () => {
    const narrow = { ...slot, largest: 60, box: { ...slot.box, width: 150 } };
    for (const text of [
      "it's 'single' and \"double\"",
      'a <script>b</script> (brackets) «guillemets»',
      "dogs' ('nested')",
    ]) {
      const lines = setText(text, narrow).lines.map((line) => line.text);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) {
        expect(line).not.toMatch(/(^|\s)['"</(«]+$/u);
        expect(line).not.toMatch(/^['">)»]+(\s|$)/u);
      }
    }
    const linesOf = (text: string) => setText(text, narrow).lines.map((line) => line.text);
    expect(linesOf('longword</longword>')).toEqual(['longword', '</longword>']);
    expect(linesOf('さくら「さくら」')).toEqual(['さくら', '「さくら」']);
  });

  it('breaks a centred title into lines of like length', () => {
    const words: PackWords = {
      title: 'Action Figure Toy Twin',
      description: 'A',
      serial: 'No. 1',
      tagline: 'A',
      warning: 'A',
      sticker: 'A',
      traits: [],
    };
    const title = setActionFigureWords(words, layOutActionFigure('A', [])).find(
      (set) => set.slot.name === 'title',
    );
    expect(title?.lines.map((line) => line.text)).toEqual(['ACTION FIGURE', 'TOY TWIN']);
  });

  it('keeps the names of two people whole', () => {
    const { title } = printedWords({
      title: 'Grandpa Joe',
      description: 'A',
      second: { title: 'Lily', description: 'B' },
    });
    expect(setText(title, slot).lines.map((line) => line.text)).toEqual(['Grandpa\u00a0Joe', '&\u00a0Lily']);
  });

  it.each([
    'Captain Lena',
    'A Bartholomew',
    'Wolfeschlegelsteinhausen Jo',
    'Jo de la Constantinopolitana',
    'Dr Maximilian Featherstonehaugh',
  ])('keeps the words of a centred title whole: %s', (title) => {
    for (const width of [260, 330, 400]) {
      const { lines } = setText(title, {
        name: 'title',
        box: { x: 0, y: 0, width, height: 140 },
        face: 'display',
        largest: 60,
      });
      expect(lines.map((line) => line.text).join(' ')).toBe(title);
    }
  });

  it('breaks a word that would become too small to read', () => {
    const set = setText('W'.repeat(250), slot);
    expect(set.lines.length).toBeGreaterThan(3);
    expect(set.size).toBeGreaterThan(11);
  });
});
