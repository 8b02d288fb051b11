import { expect, it } from 'vitest';
import { layWaves, turnWaves, waveAt } from './waves.ts';

it('is the sum of two waves at every pixel of a page', () => {
  const scale = 0.4;
  const waves = layWaves(100, 400, scale);
  for (const row of [0, 77, 500]) {
    const y = (row + 0.5) / scale;
    turnWaves(waves, y);
    for (const column of [100, 231, 399]) {
      const x = (column + 0.5) / scale;
      const sum = Math.sin(x * 0.021 + y * 0.009) + Math.sin(y * 0.017 - x * 0.006 + 1.3);
      expect(waveAt(waves, column - 100)).toBeCloseTo(sum, 10);
    }
  }
});
