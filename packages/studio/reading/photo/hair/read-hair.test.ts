import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { readHair } from './read-hair.ts';

const SKIN: Rgb = [224, 178, 150];
const HAIR: Rgb = [84, 52, 34];
type Place = (x: number, y: number) => Region | undefined;

/** A head of which it is known what is where; hair and the wall have one colour. */
function read(at: Place, isCovered = false, light = (_x: number, _y: number) => 1, detail = 100) {
  const regions: HeadRegions = {
    at,
    eyes: [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
  };
  const patch: HeadPatch = {
    yaw: 0,
    detail,
    at(x, y) {
      const region = at(x, y);
      if (!region) return undefined;
      const [r, g, b] = region === 'face' || region === 'body' ? SKIN : HAIR;
      return [r * light(x, y), g * light(x, y), b * light(x, y)];
    },
  };
  return readHair({ patch, fine: patch, close: patch }, regions, { skin: SKIN, isCovered });
}

const isFace = (x: number, y: number) => (x / 1.05) ** 2 + ((y - 0.35) / 1.75) ** 2 < 1 && y > -1.1;

/** Hair that is `wide` and falls down to `end` before a wall of its own colour. */
const falling =
  (end: number, wide = 1.6): Place =>
  (x, y) => {
    if (isFace(x, y)) return 'face';
    return y < end && (x / wide) ** 2 + (Math.min(0, y) / 1.95) ** 2 < 1 ? 'hair' : 'background';
  };

describe('hair before a wall of its own colour', () => {
  it.each([0.6, 0.8, 1, 1.2])('ends where it ends: %d below the eyes', (end) => {
    const hair = read(falling(end));
    expect(hair).toMatchObject({ hairLength: 'medium', hairEnd: expect.closeTo(end, 0) });
    expect(hair.hair).toEqual(HAIR.map((channel) => expect.closeTo(channel, 0)));
  });

  it('is long, or cropped', () => {
    expect(read(falling(2.6)).hairLength).toBe('long');
    expect(read(falling(-0.1, 1.15)).hairLength).toBe('cropped');
  });

  it('is none on a bald head', () => {
    expect(
      read((x, y) => (isFace(x, y) || (y < 0 && x ** 2 + y ** 2 < 2) ? 'face' : 'background')).hairLength,
    ).toBe('bald');
  });

  it('has curls where strands turn at once, none if they run in one direction', () => {
    const curls = (x: number, y: number) => 1 + 0.9 * Math.sin((x + 0.15 * Math.sin(y * 11)) * 29);
    const strands = (x: number) => 1 + 0.9 * Math.sin(x * 29);
    expect(read(falling(2.6), false, curls).curly).toBe(true);
    expect(read(falling(2.6), false, strands).curly).toBe(false);
  });

  it('is worn in a knot where it grows wider again above the crown; a quiff only grows narrower', () => {
    const upright: Place = (x, y) =>
      Math.abs(x) < 0.4 + (y + 2.5) && y < -1.5 && y > -2.5 ? 'hair' : falling(0)(x, y);
    expect(read(upright).bun).toBe(false);
    const knot: Place = (x, y) => (x ** 2 + (y + 2.3) ** 2 < 0.16 ? 'hair' : falling(0)(x, y));
    expect(read(knot).bun).toBe(true);
  });
});

describe('the style of hair', () => {
  const strands = (x: number) => 1 + 0.5 * Math.sin(x * 60);
  const curls = (x: number, y: number) => 1 + 0.5 * Math.sin((x + 0.15 * Math.sin(y * 11)) * 40);
  const waves = (x: number, y: number) => 1 + 0.5 * Math.sin((x + 0.15 * Math.sin(y * 5)) * 40);
  const style = (place: Place, light?: (x: number, y: number) => number) =>
    read(place, false, light).hairStyle;
  const fringed =
    (place: Place): Place =>
    (x, y) =>
      y > -1.3 && y < -0.65 && Math.abs(x) < 0.9 ? 'hair' : place(x, y);

  it.each([
    ['bob', falling(1.3, 1.5), strands],
    ['bob-fringe', fringed(falling(1.3, 1.5)), strands],
    ['long-straight', falling(3, 1.3), strands],
    ['long-wavy', falling(3, 1.6), waves],
    ['long-curly', falling(3, 1.6), curls],
    ['short-fringe', fringed(falling(-0.1, 1.25)), strands],
  ] as const)('is %s', (id, place, light) => {
    expect(style(place, light)).toBe(id);
  });

  it('has no fringe where hair falls to one side from a parting, and the other side is free up to the hairline', () => {
    const aside: Place = (x, y) =>
      y > -1.4 && y < -0.3 && x > -0.3 && x < 0.9 ? 'hair' : falling(3, 1.3)(x, y);
    const parted: Place = (x, y) => (y > -1.4 && y < 0 && x <= -0.3 && x > -0.95 ? 'face' : aside(x, y));
    expect(style(aside, strands)).toBe('long-fringe');
    expect(style(parted, strands)).toBe('long-straight');
  });

  const endsAt =
    (end: number, place: Place, below: Region | undefined): Place =>
    (x, y) =>
      y > end ? below : place(x, y);
  const turningIn: Place = (x, y) =>
    Math.abs(x) > 1.6 - Math.max(0, y - 1.2) * 0.7 ? 'background' : falling(3)(x, y);

  it('goes on where the photo ends, or behind the shoulders, unless it already turns in', () => {
    expect(style(endsAt(2.1, falling(3, 1.3), undefined), strands)).toBe('long-straight');
    expect(style(endsAt(2.1, falling(3, 1.3), 'clothes'), strands)).toBe('long-straight');
    expect(style(endsAt(2.3, falling(3, 1.3), 'background'), strands)).toBe('shoulder-straight');
    expect(style(endsAt(2.1, turningIn, undefined), waves)).toMatch(/^shoulder/u);
    expect(style(endsAt(1.6, falling(3, 1.3), undefined), strands)).toBe('long-straight');
  });

  it('does not turn in where only the corner of a tilted photo cuts its edge off', () => {
    const cornered: Place = (x, y) =>
      Math.abs(x) > 1.6 - Math.max(0, y - 1.2) * 0.7 ? undefined : falling(3)(x, y);
    expect(style(endsAt(2.1, cornered, undefined), waves)).toMatch(/^long/u);
  });

  it('goes to the shoulders where one lock ends in front of the clothes and the other falls behind them', () => {
    const one: Place = (x, y) => (x < 0 ? turningIn : falling(3))(x, y);
    const dressed: Place = (x, y) => (y > 2.1 && (x > 0 || one(x, y) !== 'hair') ? 'clothes' : one(x, y));
    expect(style(endsAt(2.6, dressed, 'clothes'), waves)).toMatch(/^shoulder/u);
  });

  it('goes on behind a bare shoulder below the chin, as behind clothes; a bob ends above one', () => {
    expect(style(endsAt(2.3, falling(3, 1.3), 'body'), strands)).toBe('long-straight');
    expect(style(endsAt(1.95, falling(3, 1.3), 'body'), strands)).not.toMatch(/^long/u);
  });

  it('is a low bun where hair swells next to the neck on one side alone, and short where a single lock hangs', () => {
    const bun: Place = (x, y) => (Math.hypot(x - 1.6, y - 0.58) < 0.75 ? 'hair' : falling(0)(x, y));
    const lock: Place = (x, y) => (x > 1.1 && x < 1.4 && y < 1.4 && y > 0 ? 'hair' : falling(0)(x, y));
    expect(style(bun)).toBe('low-bun');
    expect(read(bun).parting).toBe(-1);
    expect(read(lock).hairLength).not.toBe('long');
    expect(style(lock)).not.toMatch(/bun|bob/u);
  });

  it('recedes where the hairline is high and little stands above it', () => {
    const receding: Place = (x, y) =>
      (x / 1.2) ** 2 + (y / 1.75) ** 2 < 1 && y < 0
        ? y < -1.5 || Math.abs(x) > 0.95
          ? 'hair'
          : 'face'
        : isFace(x, y)
          ? 'face'
          : 'background';
    expect(style(receding)).toBe('receding');
  });

  it('is a ring below a bare crown, or bald', () => {
    const ring: Place = (x, y) =>
      Math.abs(x) > 1.05 && Math.abs(x) < 1.4 && y > -0.8 && y < 0.2
        ? 'hair'
        : isFace(x, y) || (y < 0 && x ** 2 + y ** 2 < 2)
          ? 'face'
          : 'background';
    expect(style(ring)).toBe('ring');
  });

  it('sees no curls in a photo too coarse to show strands', () => {
    const coarse = (detail: number) => read(falling(3, 1.6), false, curls, detail).hairStyle;
    expect(coarse(100)).toBe('long-curly');
    expect(coarse(15)).toBe('long-wavy');
  });
});

describe('a crown that nobody sees', () => {
  const cut =
    (place: Place): Place =>
    (x, y) =>
      y < -1.3 ? undefined : place(x, y);

  it('has short hair, or what falls next to the face', () => {
    const beside: Place = (x, y) => (isFace(x, y) || y < -0.6 ? 'face' : 'background');
    expect(read(cut((x, y) => (y < -0.9 ? 'hair' : beside(x, y)))).hairLength).toBe('short');
    expect(read(cut(falling(2.6))).hairLength).toBe('long');
  });

  it('is bald where the forehead goes up to the edge of the photo', () => {
    expect(read(cut(() => 'face')).hairLength).toBe('bald');
  });

  it('is bald where the wall begins above the forehead of a head that leans back', () => {
    const leaning =
      (above: Region): Place =>
      (_x, y) =>
        y > -1 ? 'face' : y > -1.15 ? above : 'background';
    expect(read(cut(leaning('background'))).hairLength).toBe('bald');
    expect(read(cut(leaning('hair'))).hairLength).toBe('short');
  });

  it('keeps what hangs out below a hat', () => {
    const hatted =
      (end: number): Place =>
      (x, y) =>
        y < -0.7 ? 'thing' : falling(end)(x, y);
    expect(read(hatted(2.6), true).hairLength).toBe('long');
    expect(read(hatted(-0.7), true).hairLength).toBe('cropped');
  });

  it('is not invented below a hat: around bare ears it is stubble, short hair before them shows no style', () => {
    const hatted =
      (sideburn: number): Place =>
      (x, y) => {
        if (y < -0.7) return 'thing';
        const isSideburn = Math.abs(x) > 0.8 && Math.abs(x) < 1 && y < sideburn;
        return isSideburn ? 'hair' : isFace(x, y) ? 'face' : 'background';
      };
    expect(read(hatted(-0.7), true).hairStyle).toBe('buzz-cut');
    expect(read(hatted(0.2), true).hairStyle).toBeUndefined();
  });
});
