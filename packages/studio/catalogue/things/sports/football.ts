import { ellipsoid, plastic, tube } from '#catalogue/mould.ts';
import { rotation, turnVector, type Vector } from '#sculpt/solid.ts';
import { defineThing } from '../thing.ts';

const GOLDEN = (1 + Math.sqrt(5)) / 2;

/** The twelve corners of an icosahedron, a little turned: the middles of a football's black patches. */
const CORNERS: readonly Vector[] = [-1, 1]
  .flatMap((a) =>
    [-GOLDEN, GOLDEN].flatMap((b): Vector[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map((corner) => {
    const [x, y, z] = turnVector(rotation([14, 20, 8]), corner);
    const length = Math.hypot(1, GOLDEN);
    return [x / length, y / length, z / length];
  });

/** Half way along these run the seams that face the viewer. */
const SEAMS = CORNERS.flatMap((a, index) =>
  CORNERS.slice(index + 1)
    .filter((b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] > 0.4 && a[2] + b[2] > 0.8)
    .map((b) => [a, b] as const),
);

/** The point of a ball's skin that lies the given share of the way from one direction to another. */
function onSkin(a: Vector, b: Vector, share: number): Vector {
  const [x, y, z] = [0, 1, 2].map((axis) => (a[axis] ?? 0) * (1 - share) + (b[axis] ?? 0) * share);
  const scale = 0.499 / Math.hypot(x ?? 0, y ?? 0, z ?? 0);
  return [(x ?? 0) * scale, (y ?? 0) * scale, (z ?? 0) * scale];
}

export default defineThing({
  id: 'football',
  words: {
    en: 'football, soccer, soccer ball, ball',
    de: 'fussball',
    fr: 'ballon de foot, ballon de football, joue au foot',
    es: 'balon de futbol, balon, futbol, pelota',
    it: 'pallone, pallone da calcio, calcio',
    pt: 'bola, futebol, bola de futebol',
    nl: 'voetbal, bal, voetbalt',
    emoji: '⚽',
  },
  theme: 'sport',
  kin: ['ball'],
  stands: true,
  mould: (tint) => ({
    size: 0.36,
    grip: [0, -0.3, 0],
    groups: [
      [ellipsoid(plastic(tint ?? '#f6f4ee', 0.7), [0, 0, 0], [0.5, 0.5, 0.5])],
      ...CORNERS.filter(([, , z]) => z > -0.25).map(([x, y, z]) => [
        ellipsoid(plastic('#23222a', 0.7), [x * 0.165, y * 0.165, z * 0.165], [0.348, 0.348, 0.348]),
      ]),
      SEAMS.flatMap(([a, b]) =>
        tube(plastic('#8b8e96', 0.4), 0.01, onSkin(a, b, 0.3), onSkin(a, b, 0.5), onSkin(a, b, 0.7)),
      ),
    ],
  }),
});
