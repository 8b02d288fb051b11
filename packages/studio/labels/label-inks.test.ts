import { expect, it } from 'vitest';
import { BOX_PALETTES } from '../look/box-choices.ts';
import { contrast } from '../packs/shared/contrast.ts';
import { chooseLabelInks } from './label-inks.ts';

it.each(BOX_PALETTES)("words are readable on labels in the owner's colours: $id", (palette) => {
  for (const manner of ['modern', 'retro'] as const) {
    const { ground, title, ribbon, ribbonWords } = chooseLabelInks(manner, [120, 120, 120], palette.id);
    expect(contrast(title, ground), manner).toBeGreaterThan(4.5);
    expect(contrast(ribbonWords, ribbon), manner).toBeGreaterThan(3.3);
  }
});
