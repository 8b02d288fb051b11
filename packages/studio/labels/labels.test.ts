import { describe, expect, it } from 'vitest';
import { BOX_PALETTES } from '../look/box-choices.ts';
import { contrast } from '../packs/shared/palettes.ts';
import { chooseLabelInks } from './draw-labels.ts';
import { chooseLabelWords } from './label-words.ts';

const TOY = { title: 'Robin', description: 'A sailor with a telescope', serial: 'No. 7' };

describe('the words of a label', () => {
  it("are the pack's own saying, or the owner's line in its place", () => {
    const own = chooseLabelWords(TOY, 3);
    expect(own.tagline).not.toBe('');
    expect(chooseLabelWords({ ...TOY, line: 'Never late' }, 3)).toEqual({ ...own, tagline: 'Never late' });
  });

  it('go with the background that the owner left', () => {
    const sayings = (parts?: { removed: string[] }) =>
      new Set(Array.from({ length: 20 }, (_, seed) => chooseLabelWords({ ...TOY, parts }, seed).tagline));
    expect(sayings({ removed: ['theme:sea'] })).toEqual(
      new Set(
        Array.from(
          { length: 20 },
          (_, seed) => chooseLabelWords({ ...TOY, description: 'me' }, seed).tagline,
        ),
      ),
    );
    expect(sayings()).not.toEqual(sayings({ removed: ['theme:sea'] }));
  });
});

describe.each(['modern', 'retro'] as const)('%s inks', (manner) => {
  it.each(BOX_PALETTES)('of the palette $name can be read, whatever the model painted', ({ id }) => {
    const inks = chooseLabelInks(manner, [200, 40, 40], id);
    expect(inks).toEqual(chooseLabelInks(manner, [10, 200, 90], id));
    expect(contrast(inks.ribbonWords, inks.ribbon)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inks.words, inks.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inks.title, inks.ground)).toBeGreaterThanOrEqual(4.5);
  });
});
