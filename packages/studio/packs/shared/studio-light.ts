import { smoothStep } from '../../math.ts';

/** 1 between `low` and `high`, 0 outside, over a soft edge. */
function panel(value: number, low: number, high: number, soft: number): number {
  if (value <= low - soft || value >= high + soft) return 0;
  return smoothStep(low - soft, low + soft, value) * (1 - smoothStep(high - soft, high + soft, value));
}

/**
 * Light that a mirror facing `nx`, `ny`, `nz` (x right, y up, z to the viewer) shows the viewer, as a multiple of
 * white paper: a window-shaped softbox upper left, a panel overhead, a strip on the right, a pale table.
 */
export function mirroredLight(nx: number, ny: number, nz: number): number {
  const x = 2 * nz * nx;
  const y = 2 * nz * ny;
  let light = 0.16 + 0.3 * smoothStep(-0.1, 0.9, y);
  const window = panel(x, -0.82, -0.2, 0.02);
  if (window > 0) {
    const bars = 1 - 0.7 * panel(x, -0.485, -0.455, 0.012) - 0.7 * panel(y, 0.27, 0.3, 0.012);
    light += 5.2 * window * panel(y, -0.1, 0.72, 0.03) * Math.max(0.3, bars);
  }
  const strip = panel(x, 0.5, 0.68, 0.03);
  if (strip > 0) light += 4 * strip * panel(y, -0.75, 0.6, 0.06);
  const overhead = panel(y, 0.6, 0.96, 0.05);
  if (overhead > 0) light += 3 * overhead * panel(x, -0.5, 0.75, 0.1);
  return y < -0.3 ? light + 0.7 * smoothStep(-0.3, -0.9, y) : light;
}

/** Share of light that clear plastic mirrors when its surface is tilted away by `nz` (1 facing, 0 edge-on). */
export function plasticFresnel(nz: number): number {
  const grazing = 1 - nz;
  return 0.045 + 0.62 * grazing * grazing * grazing;
}
