import { describe, expect, it } from 'vitest';
import { readSceneSpec } from '../../draw-picture.ts';
import { readDrawnFace } from '../../fixtures/read-drawn-face.ts';
import type { StudioOptions } from '../../options.ts';
import { findExtent, findOutline } from '../../sculpt/find-extent.ts';
import type { Sculpture, Vector } from '../../sculpt/solid.ts';
import { PACKS_ABOUT } from '../about.ts';
import { FACING, sculptPeople, shareThings, shareThingsInPack } from './people.ts';
import { beginFigure } from './place-figure.ts';
import { createPage } from './surface.ts';

const PROBE = { left: -2.6, top: 3.2, edge: 156, perUnit: 30 } as const;
/** How far the arms or wings of two may be before each other, and one cell of the probe, world units. */
const [ARMS, WINGS] = [0.26, 0.52];
const CELL = 1 / 30;

/** Eyes, nose and mouth of a head, which nothing that it holds may hide. */
const faceOf = (head: Sculpture): Sculpture => ({
  ...head,
  groups: [
    [
      {
        shape: 'ellipsoid',
        at: [0, -0.5, 0.9],
        size: [0.75, 1, 0.2],
        paint: { colour: [0, 0, 0], gloss: 0 },
      },
    ],
  ],
});

type Person = NonNullable<StudioOptions['second']>;

async function specOf(pack: StudioOptions['pack'], first: Person, second?: Person, seed = 5) {
  const [reading, secondReading] = [await readDrawnFace({ seed: 21 }), await readDrawnFace({ seed: 4 })];
  const options = { kind: 'packaged', pack, title: 'Sam', serial: 'No. 007', ...first, second } as const;
  return readSceneSpec(
    {
      reading,
      secondReading: second && secondReading,
      options: { ...options, title: 'Sam' },
      seed,
      size: 256,
    },
    true,
  );
}

/** How far the one on the left reaches into the one on the right, as seen from `turn`. */
function overlap(left: readonly Sculpture[], right: readonly Sculpture[], turn: Vector): number {
  const [one, other] = [findOutline(left, PROBE, turn), findOutline(right, PROBE, turn)];
  return Math.max(
    ...one.map((row, at) => {
      const next = other[at];
      return row && next ? row.right - next.left : -1;
    }),
  );
}

const PAIRS: readonly (readonly [string, Person, Person])[] = [
  ['with hats', { description: 'A chef with a tall hat' }, { description: 'A gardener with a straw hat' }],
  [
    'an adult and a child',
    { description: 'A knight with a sword' },
    { description: 'A princess with a crown', look: { body: 'child' } },
  ],
  [
    'one in a wheelchair',
    { description: 'In a wheelchair with a trophy' },
    { description: 'A superhero with a cape', look: { body: 'broad' } },
  ],
  [
    'with things that are large near a face',
    { description: 'Waving, holding an umbrella' },
    { description: 'Holding an umbrella', look: { pose: 'waving' } },
  ],
  [
    'with wings and long things, arms up',
    { description: 'An angel with wings, arms up, holding a fishing rod', look: { pose: 'cheering' } },
    { description: 'A fairy with wings, waving, holding an umbrella', look: { hair: 'long-curly' } },
  ],
];

describe.each(PACKS_ABOUT)('two people of the $name', ({ id: pack }) => {
  it.each(PAIRS)('%s: no head and no thing hides anything', async (_name, first, second) => {
    for (const [lively, turn] of [
      [false, [5, -12, 0]],
      [true, FACING],
    ] as const) {
      const spec = await specOf(pack, first, second);
      const { holds } = lively ? shareThings(spec) : shareThingsInPack(spec);
      const { parts, heads, apart } = sculptPeople(spec, { holds, lively, turn });
      const [head, next] = heads;
      if (!head || !next) throw new Error('There are two heads');
      // A figure's parts begin with upper body, lower body and head.
      const begin = parts.indexOf(next) - 2;
      const [left, right] = [parts.slice(0, begin), parts.slice(begin)];
      expect(overlap([head], right, turn)).toBeLessThan(2 * CELL);
      expect(overlap(left, [next], turn)).toBeLessThan(2 * CELL);
      expect(overlap(left, right, turn)).toBeLessThan(spec.outfit.wings ? WINGS : ARMS);
      // What is held comes next.
      if (holds[0]) expect(overlap(left.slice(3, 4), right, turn)).toBeLessThan(2 * CELL);
      if (holds[1]) expect(overlap(left, right.slice(3, 4), turn)).toBeLessThan(2 * CELL);
      if (!lively) {
        if (holds[0]) expect(overlap(left.slice(3, 4), [faceOf(head)], turn)).toBeLessThan(3 * CELL);
        if (holds[1]) expect(overlap([faceOf(next)], right.slice(3, 4), turn)).toBeLessThan(3 * CELL);
      }
      expect(apart).toBeGreaterThan(0.5);
    }
  });

  it('are both inside their place, at one scale', async () => {
    const look = { body: 'average' } as const;
    const [first, second] = [
      { description: 'A knight', look },
      { description: 'A witch with a broom', look },
    ];
    const inBox = () => specOf(pack, first, second);
    const spec = await inBox();
    const box = { x: 300, y: 300, width: 640, height: 800 };
    const place = { box, foot: 1040, largest: 400, turn: FACING, holds: shareThings(spec).holds };
    const { head, feet, unit } = beginFigure(createPage(384), spec, place)();
    expect(feet).toHaveLength(2);
    for (const x of feet) expect(x).toBeGreaterThan(box.x);
    for (const x of feet) expect(x).toBeLessThan(box.x + box.width);
    expect(head.box.x).toBeGreaterThanOrEqual(box.x - CELL * unit);
    expect(head.box.x + head.box.width).toBeLessThanOrEqual(box.x + box.width + CELL * unit);
    expect(head.box.y).toBeGreaterThanOrEqual(box.y - CELL * unit);
    const { heads, parts } = sculptPeople(await inBox(), { holds: place.holds, turn: FACING });
    expect(heads[0]?.scale).toBeCloseTo(heads[1]?.scale ?? 0);
    const seen = findExtent(parts, PROBE, FACING);
    expect((seen?.right ?? 9) - (seen?.left ?? 0)).toBeLessThan(box.width / unit + 2 * CELL);
  });
});

it('a child stays smaller next to an adult only if the look says so', async () => {
  const heights = async (look: Person['look']) => {
    const first = { description: 'Sam', look: { body: 'average' } } as const;
    const spec = await specOf('action-figure', first, { description: 'Kim', look });
    const { heads } = sculptPeople(spec, { holds: [], turn: FACING });
    return heads.map(({ at }) => at?.[1] ?? 0);
  };
  const [grown, small] = await heights({ body: 'child' });
  expect(small).toBeLessThan((grown ?? 0) * 0.9);
  const [one, other] = await heights({ body: 'average' });
  expect(Math.abs((one ?? 0) - (other ?? 9))).toBeLessThan(0.15);
});

it('the first of two people is dressed as alone, and draws the same numbers', async () => {
  const first = { description: 'A pilot with a red guitar and a dog' };
  const [alone, both] = [
    await specOf('window-box', first),
    await specOf('window-box', first, { description: 'A witch with a cauldron' }),
  ];
  expect(both.outfit).toEqual(alone.outfit);
  expect(both.character).toEqual(alone.character);
  expect(both.words.tagline).toBe(alone.words.tagline);
  expect(both.random()).toBe(alone.random());
});

it('two people share what both have alike, and get one thing each in turn', async () => {
  const spec = await specOf(
    'window-box',
    { description: 'Sam', parts: { added: ['dog', 'car', 'cake'] } },
    { description: 'Kim', parts: { added: ['dog', 'kite'] } },
  );
  const { holds, others } = shareThings(spec);
  const kinds = others.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  const all = [...holds.flatMap((held) => (held ? [held.kind] : [])), ...kinds];
  for (const kind of ['dog', 'car', 'cake', 'kite']) expect(all).toContain(kind);
});
