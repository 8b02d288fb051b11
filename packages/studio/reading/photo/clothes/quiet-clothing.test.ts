import { expect, it } from 'vitest';
import { chroma, type Rgb } from '../../../colour.ts';
import { perceivedDistance } from '../../../colour-lab.ts';
import { quietClothing } from './quiet-clothing.ts';

it('quiet clothing stands off hair of any colour and is hardly colourful', () => {
  const hairs: readonly Rgb[] = [
    [28, 23, 24],
    [92, 62, 44],
    [163, 85, 48],
    [178, 144, 93],
    [232, 218, 189],
  ];
  for (const hair of hairs) {
    expect(perceivedDistance(quietClothing(hair), hair)).toBeGreaterThan(30);
    expect(chroma(quietClothing(hair))).toBeLessThan(40);
  }
});
