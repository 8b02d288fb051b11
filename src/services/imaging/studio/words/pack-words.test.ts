import { describe, expect, it } from 'vitest';
import { setActionFigureWords } from '../packaging/action-figure.ts';
import { setRetroCardWords } from '../packaging/retro-card.ts';
import { setSidePanelWords } from '../packaging/side-panel.ts';
import { setWindowBoxWords } from '../packaging/window-box.ts';
import type { Box } from './typeset.ts';

const PACKS = {
  'blister card': setActionFigureWords,
  'window box': setWindowBoxWords,
  'retro card': setRetroCardWords,
  'side panel': setSidePanelWords,
};
const SCRIPTS = {
  Latin: 'The quick brown fox, Zoë, jumps over Łukasz; WWW! ',
  Cyrillic: 'Съешь ещё этих мягких французских булок, да выпей чаю. ',
  Greek: 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. ',
  Japanese: 'いろはにほへと散りぬるを我が世誰ぞ常ならむ。',
  Arabic: 'نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر ',
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

describe.each(Object.entries(PACKS))('words of the %s', (_pack, setWords) => {
  it.each(
    Object.entries(SCRIPTS).flatMap(([script, text]) =>
      LENGTHS.map((length) => [script, length, text] as const),
    ),
  )('in %s, %i characters: every box inside its place, none over another', (_script, length, text) => {
    const words = cut(text, length);
    const texts = setWords({
      title: cut(text, Math.min(length, 60)),
      description: words,
      serial: 'No. 123456',
      tagline: 'Works well with others',
      warning: 'WARNING: Talks about hobbies when left unattended.',
    });
    for (const set of texts) {
      expect(set.lines.length, set.slot.name).toBeGreaterThan(0);
      expect(inside(set.box, set.slot.box), set.slot.name).toBe(true);
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
    expect(description.size).toBeGreaterThan(11);
  });
});
