import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { FACE_PRINT } from './face-print.ts';
import { liftShade } from './lift-shade.ts';

const { width: WIDTH, height: HEIGHT } = FACE_PRINT;
const SKIN: Rgb = [210, 160, 130];
/** An eye, which the skin's zone leaves out, in the middle of the shaded half. */
const EYE = { x: 100, y: 200, reach: 20 };
const isEye = (x: number, y: number) => Math.abs(x - EYE.x) < EYE.reach && Math.abs(y - EYE.y) < EYE.reach;
/** A shade below both eyes. */
const SOCKET = { x: 60, y: 420, reach: 25 };
const isSocket = (x: number, y: number) =>
  Math.abs(Math.min(x, WIDTH - 1 - x) - SOCKET.x) < SOCKET.reach && Math.abs(y - SOCKET.y) < SOCKET.reach;

describe('shade is lifted off a face', () => {
  const skinZone = new Float32Array(WIDTH * HEIGHT);
  const drawn = new Float32Array(WIDTH * HEIGHT * 3);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    skinZone[pixel] = isEye(x, y) ? 0 : 1;
    const shade = isSocket(x, y) ? 0.6 : x < WIDTH / 2 ? 0.45 : 1;
    const ink = isEye(x, y) || Math.abs(y - 300) < 3 ? 0.5 : Math.abs(y - 330) < 3 ? 0.93 : 1;
    for (let channel = 0; channel < 3; channel++)
      drawn[pixel * 3 + channel] = (SKIN[channel] ?? 0) * shade * ink;
  }
  const lifted = (evenness: number) => {
    const cut = Float32Array.from(drawn);
    liftShade(cut, skinZone, SKIN, evenness);
    return (x: number, y: number) => (cut[(y * WIDTH + x) * 3] ?? 0) / SKIN[0];
  };
  const [share, shareInEvenLight] = [lifted(0), lifted(1)];

  it('where it is broad, up to its sharp edge', () => {
    expect(share(60, 100)).toBeGreaterThan(0.85);
    expect(share(WIDTH / 2 - 8, 100)).toBeGreaterThan(0.85);
    expect(share(WIDTH / 2 + 8, 100)).toBeCloseTo(1, 1);
  });

  it('but the shade of both halves, the form of a face, stays in part', () => {
    expect(share(SOCKET.x, SOCKET.y)).toBeGreaterThan(0.6);
    expect(share(SOCKET.x, SOCKET.y)).toBeLessThan(0.85);
    expect(share(WIDTH - 1 - SOCKET.x, SOCKET.y)).toBeCloseTo(share(SOCKET.x, SOCKET.y), 1);
  });

  it('and thin lines stay about as dark beside the skin as they were', () => {
    expect(shareInEvenLight(WIDTH - 60, 300)).toBeCloseTo(0.5, 1);
    expect(share(WIDTH - 60, 300)).toBeLessThan(0.65);
    expect(share(60, 300) / share(60, 100)).toBeLessThan(0.65);
  });

  it('and the grain that hard light makes of skin goes', () => {
    expect(share(WIDTH - 60, 330)).toBeCloseTo(1, 2);
    expect(shareInEvenLight(WIDTH - 60, 330)).toBeLessThan(0.96);
  });

  it('and features get the light of the skin around them, broad as they are', () => {
    expect(share(EYE.x, EYE.y) / share(60, 100)).toBeCloseTo(0.5, 1);
  });
});
