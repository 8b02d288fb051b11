import { hex } from '../colour.ts';
import type { Group, Paint } from '../sculpt/solid.ts';
import { applique } from './applique.ts';
import { drapeCloth } from './drape.ts';
import type { Sewing } from './sewing.ts';
import { band } from './shapes.ts';
import { button, patch, seam } from './surface.ts';

/** Pleats over one shoulder. */
export function shawl({ form, length, build, paints }: Sewing): Group[] {
  const [chest, waist] = [build.chest[0], build.waist[0]];
  return [-0.05, 0, 0.05].map(
    (shift): Group =>
      seam(
        form,
        [
          [-chest * 0.62 + shift, length * 1.0],
          [-chest * 0.36 + shift, length * 0.78],
          [shift * 1.2, length * 0.52],
          [waist * 0.45 + shift, length * 0.28],
          [waist * 0.84 + shift * 0.4, length * 0.08],
        ],
        0.032,
        paints.accent,
      ),
  );
}

/** Life support on the chest of a spacesuit, with its hoses. */
export function lifeSupport({ form, length, build, paints }: Sewing): Group[] {
  const x = build.chest[0];
  const y = length * 0.58;
  const lamps = ['#e4312b', '#ffc72c', '#2cb5e8'].map((code, index) =>
    button(form, [(index - 1) * x * 0.22, y + 0.02], 0.018, 0.066, { colour: hex(code), gloss: 0.9 }),
  );
  const hoses = [-1, 1].map(
    (side): Group =>
      seam(
        form,
        [
          [side * x * 0.36, y - 0.05],
          [side * x * 0.62, length * 0.34],
          [side * x * 0.84, length * 0.44],
        ],
        0.026,
        paints.steel,
      ),
  );
  return [
    [patch(form, [0, y], [x * 0.44, x * 0.28, 0.036], paints.trim, { round: 0.03 })],
    lamps,
    [patch(form, [0, y - 0.04], [x * 0.3, 0.012, 0.044], paints.leather, { round: 0.01 })],
    ...hoses,
    [button(form, [x * 0.62, length * 0.86], 0.038, 0.014, { colour: hex('#2563c9'), gloss: 0.8 })],
  ];
}

/** A ridged breastplate, plates over the belly and round shoulders. */
export function plates({ form, length, build, paints }: Sewing): Group[] {
  const { chest, waist, shoulder, arm } = build;
  return [
    seam(
      form,
      [
        [0, length * 0.95],
        [0, length * 0.7],
        [0, length * 0.46],
      ],
      0.02,
      paints.top,
    ),
    ...[-1, 1].map(
      (side): Group =>
        seam(
          form,
          [
            [0, length * 0.46],
            [side * chest[0] * 0.5, length * 0.5],
            [side * chest[0] * 0.9, length * 0.62],
          ],
          0.018,
          paints.trim,
        ),
    ),
    ...[0.32, 0.16].map(
      (share): Group =>
        seam(
          form,
          [
            [-waist[0] * 0.8, length * share + 0.02],
            [0, length * share],
            [waist[0] * 0.8, length * share + 0.02],
          ],
          0.016,
          paints.trim,
        ),
    ),
    ...[-1, 1].map(
      (side): Group => [
        {
          shape: 'ellipsoid',
          at: [side * shoulder[0] * 1.08, length - arm[0] * 0.36, 0],
          size: [arm[0] * 1.36, arm[0] * 1.2, arm[0] * 1.4],
          paint: paints.top,
        },
        {
          shape: 'box',
          at: [side * shoulder[0] * 1.08, length - arm[0] * 1.6, 0],
          size: [0.3, arm[0], 0.3],
          paint: paints.top,
          cutOut: true,
          blend: 0.02,
        },
      ],
    ),
    ...[-1, 1].map(
      (side): Group => [
        {
          shape: 'torus',
          at: [side * shoulder[0] * 1.08, length - arm[0] * 0.58, 0],
          size: [arm[0] * 1.3, 0.016, 0],
          paint: paints.gold,
        },
      ],
    ),
    [patch(form, [0, length * 0.74], [0.05, 0.06, 0.03], paints.accent, { spin: 45, round: 0.014 })],
  ];
}

/** The lapel that lies on top, as shares of the chest's half breadth and of the torso's length. */
const LAPEL = [
  [0.4, 1.06],
  [-0.4, 0.4],
  [-0.1, 0.4],
  [0.62, 1.06],
] as const;

/** The crossed front of a kimono or of a gi. */
export function wrapped({ form, length, build: { chest }, paints }: Sewing): Group[] {
  const mirrored = (outline: readonly (readonly [number, number])[]) =>
    outline.map(([x, share]) => [-x, share] as const).reverse();
  const sewn = (outline: readonly (readonly [number, number])[], thick: number, paint: Paint) =>
    applique(
      form,
      outline.map(([x, share]) => [x * chest[0], length * share] as const),
      thick,
      paint,
    );
  return [
    sewn(
      [
        [-0.44, 1.06],
        [0, 0.6],
        [0.44, 1.06],
      ],
      0.008,
      paints.inner,
    ),
    sewn(mirrored(LAPEL), 0.014, paints.trim),
    sewn(LAPEL, 0.02, paints.trim),
  ];
}

/** The broad sash of a kimono, with its cord and its bow behind. */
export function obi({ length, build: { waist }, paints }: Sewing): Group[] {
  const sash: Paint = paints.accent;
  return [
    band(length * 0.1, length * 0.46, { x: waist[0] + 0.034, z: waist[2] + 0.034 }, sash),
    [
      {
        shape: 'capsule',
        at: [-waist[0] * 0.5, length * 0.28, waist[2] + 0.03],
        to: [waist[0] * 0.5, length * 0.28, waist[2] + 0.03],
        size: [0.014, 0.014, 0],
        paint: paints.gold,
      },
    ],
    [
      {
        shape: 'box',
        at: [0, length * 0.3, -waist[2] - 0.06],
        size: [0.12, 0.1, 0.06],
        round: 0.04,
        paint: sash,
      },
    ],
  ];
}

/** A rope around the waist, knotted; `out` is how far it stands off it. */
export function rope({ length, build: { waist }, paints }: Sewing, out = 0.03): Group[] {
  const z = waist[2] + out + 0.006;
  const tail = (x: number, drop: number): Group[number] => ({
    shape: 'capsule',
    at: [0.05, length * 0.14, z],
    to: [x, length * drop, z + 0.05],
    size: [0.018, 0.024, 0],
    paint: paints.accent,
    blend: 0.02,
  });
  return [
    band(length * 0.1, length * 0.2, { x: waist[0] + out, z: waist[2] + out }, paints.accent),
    [
      { shape: 'ellipsoid', at: [0.05, length * 0.16, z], size: [0.036, 0.036, 0.03], paint: paints.accent },
      tail(0.05, -0.3),
      tail(0.12, -0.22),
    ],
  ];
}

/** A ribbon around the waist with its bow. */
export function sash({ length, build: { waist }, paints }: Sewing): Group[] {
  const loop = (side: number): Group[number] => ({
    shape: 'ellipsoid',
    at: [waist[0] * 0.42 + side * 0.044, length * 0.16, waist[2] + 0.03],
    size: [0.05, 0.034, 0.024],
    turn: [0, 0, side * 14],
    paint: paints.accent,
  });
  return [
    band(length * 0.1, length * 0.22, { x: waist[0] + 0.022, z: waist[2] + 0.022 }, paints.accent),
    [loop(-1), loop(1)],
  ];
}

/** A blanket over shoulders and arms. */
export function poncho({ length, build, paints }: Sewing): Group[] {
  const { chest, shoulder, arm } = build;
  return [
    drapeCloth(
      {
        top: { y: length - arm[0] * 0.2, x: shoulder[0] * 0.62, z: chest[2] * 0.5, at: 0 },
        hem: { y: length * 0.02, x: shoulder[0] + arm[0] * 1.25, z: chest[2] + 0.05, at: 0 },
        from: 0,
        until: 360,
        folds: 16,
        thick: [0.075, 0.066],
        wave: 0.02,
      },
      paints.front,
    ),
  ];
}
