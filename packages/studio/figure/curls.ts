import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint, Solid } from '../sculpt/solid.ts';

/** Turns of the golden spiral, which spreads points evenly over a ball. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const COUNT = 64;

/** Curls as moulded bumps all over the hair, larger the more it stands out; none in the face. */
export function sculptCurls(looks: Looks, paint: Paint, underHat: boolean): Group {
  const stand = underHat ? 0 : Math.max(looks.hairHeight, looks.hairWidth) * 0.3;
  const wide = looks.shape.cheek * 1.1 + 0.1 + stand;
  const curls: Solid[] = [];
  for (let index = 0; index < COUNT; index++) {
    const up = 1 - (index / (COUNT - 1)) * 1.35;
    const around = Math.sqrt(Math.max(0, 1 - up * up));
    const [x, z] = [Math.sin(index * GOLDEN) * around, Math.cos(index * GOLDEN) * around];
    const y = 0.42 + up * (1.45 + stand);
    const inFace = z > 0.2 && y < looks.hairline + 0.08 && Math.abs(x) * wide < 1.02;
    if (inFace || (underHat && y > 1.1) || z < -0.75) continue;
    const radius = 0.31 + ((index * 7) % 5) * 0.022 + stand * 0.2;
    curls.push({
      shape: 'ellipsoid',
      at: [x * wide, y, z * (1.34 + stand * 0.6) - 0.1],
      size: [radius, radius, radius],
      paint,
      blend: curls.length > 0 ? 0.09 : 0,
    });
  }
  return curls;
}
