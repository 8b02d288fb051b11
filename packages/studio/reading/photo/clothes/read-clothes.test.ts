import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { readClothes } from './read-clothes.ts';

const NAVY: Rgb = [30, 36, 60];
const WHITE: Rgb = [240, 240, 244];
const RED: Rgb = [190, 40, 40];
const GREY: Rgb = [150, 152, 154];
const SKIN: Rgb = [224, 178, 150];

type Paint = (x: number, y: number) => Rgb;
type Shape = {
  /** Half the width of what is bare below the chin, which is 1.5 below the eyes. */
  opening?: (y: number) => number;
  /** Where cloth begins next to the neck. */
  sides?: number;
  shoulders?: Region;
  /** Where the photo ends. */
  end?: number;
};

const EYES: HeadRegions['eyes'] = [
  { x: -0.5, y: 0 },
  { x: 0.5, y: 0 },
];

/** A person in clothes of one or several colours that lie around the neck in some way. */
function read(paint: Paint, { opening = () => 0, sides = 1.6, shoulders = 'clothes', end = 4 }: Shape = {}) {
  const at = (x: number, y: number): Region | undefined => {
    if (y > end) return undefined;
    if (y < 1.5 && Math.abs(x) < 0.8) return 'face';
    if (Math.abs(x) < opening(y)) return 'body';
    if (y < sides) return Math.abs(x) < 0.7 ? 'body' : 'background';
    return Math.abs(x) > 0.9 && y > 2.2 && y < 3.2 ? shoulders : 'clothes';
  };
  return readClothes(
    {
      yaw: 0,
      detail: 100,
      at: (x, y) => (y > end ? undefined : at(x, y) === 'clothes' ? paint(x, y) : SKIN),
    },
    { at, eyes: EYES },
    SKIN,
  );
}

/** The opening of a crew neck, and of a collar that is open at the top. */
const round = (end: number) => (y: number) => (y < end ? 0.7 * Math.sqrt(Math.min(1, (end - y) / 0.4)) : 0);
const pointed = (end: number) => (y: number) => Math.max(0, Math.min(0.7, (end - y) * 0.8));

describe('clothes of two layers', () => {
  const layered =
    (inner: Rgb, outer: Rgb, tie = inner) =>
    (x: number, y: number) =>
      Math.abs(x) < 0.12 && y > 2.3 ? tie : Math.abs(x) < 1 ? inner : outer;

  it('are a suit and its shirt where a pale collar stands around the neck, whatever is darker', () => {
    const shape = { opening: pointed(2.2) };
    expect(read(layered(WHITE, NAVY), shape)).toMatchObject({ kind: 'suit', inner: WHITE });
    expect(read(layered(WHITE, NAVY), shape).colours[0]).toEqual(NAVY);
    expect(read(layered([60, 60, 62], GREY), shape)).toMatchObject({ kind: 'suit', inner: [60, 60, 62] });
  });

  it('have a tie only where one hangs down the shirt', () => {
    const shape = { opening: pointed(2.2) };
    expect(read(layered(WHITE, NAVY, RED), shape).tie).toEqual(RED);
    expect(read(layered(WHITE, NAVY), shape).tie).toBeUndefined();
  });

  it('have no tie below a throat that is bare far down: what is dark there is another garment', () => {
    const ties = [2.2, 2.6].map((end) => read(layered(WHITE, NAVY, RED), { opening: pointed(end) }));
    expect(ties[0]?.opening?.deep).toBeLessThan(ties[1]?.opening?.deep ?? 0);
    expect(ties.map(({ tie }) => tie)).toEqual([RED, undefined]);
  });

  it('have a tie also of the colour of the jacket, which makes a suit of them however low the collar lies', () => {
    const black = (wide: number) => (x: number, y: number) =>
      Math.abs(x) < wide && y > 2.2 ? NAVY : Math.abs(x) < 1 ? WHITE : NAVY;
    for (const wide of [0.14, 0.24]) {
      const worn = read(black(wide), { opening: pointed(2.2), sides: 2 });
      expect(worn).toMatchObject({ kind: 'suit', inner: WHITE });
      expect(worn.tie?.map(Math.round)).toEqual(NAVY);
    }
  });

  it('are a jacket over something else where the collar is colourful, or lies low', () => {
    expect(read(layered(RED, GREY), { opening: round(2.4) })).toMatchObject({
      kind: 'open front',
      inner: RED,
    });
    const low = { opening: round(2.4), sides: 2 };
    expect(read(layered(WHITE, NAVY), low)).toMatchObject({ kind: 'open front', inner: WHITE });
  });

  it('are no suit where the outer one is bright', () => {
    const worn = read(layered(WHITE, RED), { opening: pointed(2.2) });
    expect(worn).toMatchObject({ kind: 'open front', inner: WHITE });
  });

  it('are one under a seat belt, stripes and a lanyard', () => {
    const shape = { opening: pointed(2.2) };
    const belt = (x: number, y: number) => (Math.abs(x - 1.7 + y * 0.2) < 0.4 ? NAVY : GREY);
    const stripes = (x: number, y: number) => (Math.abs(x) > 0.3 && y < 2.3 ? NAVY : WHITE);
    const lanyard = (x: number) => (Math.abs(Math.abs(x) - 0.55) < 0.14 ? WHITE : NAVY);
    for (const paint of [belt, stripes, lanyard]) {
      expect(read(paint, shape).kind).toBe('shirt collar');
      expect(read(paint, shape).inner).toBeUndefined();
    }
  });

  it('are no suit where a jumper closes right below the collar of its shirt', () => {
    const worn = (end: number, slope: number) => (x: number, y: number) =>
      Math.abs(x) < (end - y) * slope ? WHITE : NAVY;
    expect(read(worn(2.8, 0.9), { opening: pointed(2.1) }).inner).toBeUndefined();
    expect(read(worn(4, 0.45), { opening: pointed(2.1) })).toMatchObject({ kind: 'suit', inner: WHITE });
  });

  it('are one where light fades over it', () => {
    const shaded = (x: number): Rgb => {
      const light = 1 - Math.min(0.55, Math.max(0, Math.abs(x) - 0.3) * 0.5);
      return [GREY[0] * light, GREY[1] * light, GREY[2] * light];
    };
    expect(read(shaded, { opening: round(2.4) })).toMatchObject({ kind: 'round neck' });
    expect(read(shaded, { opening: round(2.4) }).inner).toBeUndefined();
  });
});

it('does not take a bright throat for a shirt', () => {
  const bare = (x: number): Rgb => (Math.abs(x) < 0.5 ? [230, 180, 148] : NAVY);
  expect(read(bare).inner).toBeUndefined();
});

it('recognizes a roll neck, a round neck, an open collar and bare shoulders', () => {
  expect(read(() => RED)).toEqual({ kind: 'roll neck', colours: [RED] });
  expect(read(() => RED, { opening: round(2.4) }).kind).toBe('round neck');
  expect(read(() => RED, { opening: pointed(2.5) }).kind).toBe('shirt collar');
  expect(read(() => RED, { opening: pointed(2.5), sides: 2.1 }).kind).toBe('round neck');
  expect(read(() => RED, { opening: round(3), shoulders: 'body' }).kind).toBe('strapless');
});

it('recognizes an open collar also where the photo ends above its point', () => {
  const cut = (opening: Shape['opening'], sides = 1.8) => read(() => RED, { opening, sides, end: 2.35 }).kind;
  expect(cut(pointed(2.5))).toBe('shirt collar');
  expect(cut(round(2.4))).toBeUndefined();
  expect(cut(() => 0.9, 1.4)).toBe('shirt collar');
});

it('takes a narrow slit for a shirt, however low its collar lies', () => {
  const slit = { opening: (y: number) => Math.max(0, (3.4 - y) * 0.35), sides: 2 };
  expect(read(() => RED, slit).kind).toBe('shirt collar');
  expect(read(() => RED, { opening: (y) => Math.max(0, (3.2 - y) * 0.9), sides: 2.1 }).kind).toBe(
    'round neck',
  );
});

it('does not take what hangs on a throat between bare shoulders for cloth', () => {
  const jewel = (x: number, y: number): Rgb => (Math.abs(x) < 0.9 && y < 2.6 ? [190, 150, 40] : NAVY);
  const worn = read(jewel, { shoulders: 'body' });
  expect(worn).toMatchObject({ kind: 'strapless' });
  expect(worn.colours[0]).toEqual(NAVY);
});

it('sees a neckline so low that the photo ends before it, and bare shoulders without any cloth', () => {
  const low = { opening: () => 0.95, sides: 2.3, end: 3.7 };
  expect(read(() => NAVY, low).kind).toBe('round neck');
  const regions: HeadRegions = { at: (_x, y) => (y < 1.5 ? 'face' : 'body'), eyes: EYES };
  const seen = readClothes({ yaw: 0, detail: 100, at: () => SKIN }, regions, SKIN);
  expect(seen).toMatchObject({ kind: 'strapless', colours: [] });
});

it('takes cloth with neither a colour nor a cut of its own for skin', () => {
  expect(read(() => SKIN, { opening: () => 0.5, end: 2.6 })).toEqual({ kind: undefined, colours: [] });
});

it('sees strips of a shirt and of a jacket next to a throat at which the photo ends', () => {
  const shape = { opening: () => 0.7, sides: 1.4, end: 2.2 };
  const strips = (x: number) => (Math.abs(x) < 1 ? WHITE : NAVY);
  expect(read(strips, shape)).toMatchObject({ kind: 'suit', inner: WHITE });
  const bright = (x: number) => (Math.abs(x) < 1 ? NAVY : WHITE);
  expect(read(bright, shape).kind).not.toBe('suit');
});

it('takes a throat in the shade of the chin for skin where the photo ends at it', () => {
  const shade = (_x: number, y: number): Rgb => (y < 2.1 ? [150, 98, 70] : [160, 105, 76]);
  expect(read(shade, { end: 2.15 })).toEqual({ kind: undefined, colours: [] });
  expect(read(shade).colours).toHaveLength(1);
});

it('has the brighter one of two sides of a shirt, and no tie of its shade', () => {
  const shirt = (x: number, y: number): Rgb => {
    if (Math.abs(x) < 0.13 && y > 2.3) return RED;
    if (Math.abs(x) < 1) return x < 0 ? [120, 120, 122] : WHITE;
    return NAVY;
  };
  const worn = read(shirt, { opening: pointed(2.2) });
  expect(worn).toMatchObject({ kind: 'suit', inner: WHITE });
  expect(worn.tie?.[0]).toBeGreaterThan(150);
  expect(worn.tie?.[1]).toBeLessThan(90);
});

it('distinguishes a zip below a high collar from a fold', () => {
  const line = (wide: number, shade: number) => (x: number) =>
    Math.abs(x - 0.1) < wide ? ([40 + shade, 60 + shade, 110 + shade] as const) : ([40, 60, 110] as const);
  expect(read(line(0.05, 60)).kind).toBe('zip collar');
  expect(read(line(0.05, 12)).kind).toBe('roll neck');
});

it('gives the colour of cloth where light falls on it, and none of the skin', () => {
  const lit = (x: number): Rgb => (x < -1.4 ? [70, 96, 60] : [100, 136, 86]);
  expect(read(lit, { opening: round(2.4) }).colours[0]).toEqual([100, 136, 86]);
  const low = (_x: number, y: number) => (y < 2 ? SKIN : RED);
  expect(read(low, { opening: round(2.4) }).colours).toEqual([RED]);
});

it('gives the colours that are worn, the most frequent first', () => {
  const halves = (x: number) => (x < -0.4 ? WHITE : NAVY);
  expect(read(halves, { opening: round(2.4) }).colours).toEqual([NAVY, WHITE]);
});

it('distinguishes stripes and other patterns from plain cloth', () => {
  const opening = round(2.4);
  const striped = (_x: number, y: number) => (Math.floor(y * 10) % 3 === 0 ? WHITE : NAVY);
  expect(read(striped, { opening })).toMatchObject({ pattern: { kind: 'striped', colour: WHITE } });
  const spots = (x: number, y: number) =>
    Math.floor(x * 7 + 50) % 2 === Math.floor(y * 7) % 2 && Math.floor(x * 7 + y * 3) % 3 !== 0 ? RED : WHITE;
  expect(read(spots, { opening }).pattern?.kind).toBe('mottled');
  const aslant = (x: number, y: number) => (Math.floor((x + y) * 5 + 50) % 2 === 0 ? WHITE : NAVY);
  expect(read(aslant, { opening }).pattern?.kind).toBe('striped');
  expect(read(aslant)).toMatchObject({ kind: 'scarf', pattern: { kind: 'striped' } });
  expect(read(() => NAVY, { opening }).pattern).toBeUndefined();
});

it('takes neither patterned cloth around a bare throat for a scarf nor plain cloth for a roll neck', () => {
  const aslant = (x: number, y: number) => (Math.floor((x + y) * 5 + 50) % 2 === 0 ? WHITE : NAVY);
  const bare = { opening: round(1.95) };
  expect(read(aslant, bare)).toMatchObject({ kind: 'round neck', pattern: { kind: 'striped' } });
  expect(read(() => NAVY, bare).kind).toBe('round neck');
});

it('does not take a few places with the hue of hair for cloth', () => {
  const [blond, auburn]: Rgb[] = [
    [190, 120, 50],
    [86, 34, 10],
  ];
  const strip = (colour: Rgb, wide: number) => {
    const at = (x: number, y: number): Region | undefined => {
      if (y > 2) return undefined;
      return Math.abs(x - 1.2) < wide && y > 1.5 ? 'clothes' : y < 1.5 ? 'face' : 'body';
    };
    const patch = {
      yaw: 0,
      detail: 100,
      at: (x: number, y: number) => (y > 2 ? undefined : at(x, y) === 'clothes' ? colour : SKIN),
    };
    return readClothes(patch, { at, eyes: EYES }, SKIN).colours;
  };
  for (const colour of [blond, auburn]) expect(strip(colour, 0.12)).toEqual([]);
  expect(strip(NAVY, 0.12)).toHaveLength(1);
  expect(strip(auburn, 0.6)).toHaveLength(1);
});

it('has a scarf in its own colours over a coat in its own', () => {
  const OCHRE: Rgb = [182, 120, 40];
  const scarf = (x: number, y: number) => (Math.floor((x + y) * 5 + 50) % 2 === 0 ? WHITE : NAVY);
  const over = (x: number, y: number) => (Math.abs(x) < 1.9 ? scarf(x, y) : OCHRE);
  const worn = read(over);
  expect(worn).toMatchObject({ kind: 'scarf', inner: OCHRE });
  expect([worn.colours[0], worn.pattern?.colour]).toEqual(expect.arrayContaining([WHITE, NAVY]));
  expect(read(scarf).inner).toBeUndefined();
});

it('knows nothing if no clothes are seen', () => {
  const regions: HeadRegions = { at: () => 'face', eyes: EYES };
  expect(readClothes({ yaw: 0, detail: 100, at: () => SKIN }, regions, SKIN)).toEqual({
    kind: undefined,
    colours: [],
  });
});
