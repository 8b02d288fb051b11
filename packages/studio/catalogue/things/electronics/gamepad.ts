import { box, capsule, cylinder, ellipsoid, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'gamepad',
  words: {
    en: 'gamepad, game controller, controller, video game controller, joystick, videogame, video game, console, games console, gaming',
    de: 'konsole, spielkonsole',
    fr: 'manette, jeux video',
    es: 'mando de videojuegos, videojuegos, consola',
    it: 'joypad, videogiochi',
    pt: 'controle de videogame',
    nl: 'spelcomputer',
    emoji: '🎮, 🕹',
  },
  theme: 'office',
  mould: (tint) => ({
    size: 0.34,
    grip: [0, -0.2, 0],
    groups: [
      [
        box(plastic(tint ?? '#3a3d47', 0.6), [0, 0.1, 0], [0.46, 0.22, 0.13], 0.12),
        ...[-1, 1].map((side) => ({
          ...capsule(
            plastic(tint ?? '#3a3d47', 0.6),
            [side * 0.42, 0.08, 0],
            [side * 0.54, -0.3, 0.02],
            0.17,
            0.11,
          ),
          blend: 0.1,
        })),
      ],
      [
        box(plastic('#1b1b20', 0.5), [-0.3, 0.16, 0.13], [0.11, 0.035, 0.03], 0.01),
        box(plastic('#1b1b20', 0.5), [-0.3, 0.16, 0.13], [0.035, 0.11, 0.03], 0.01),
      ],
      ...[
        ['#e4312b', 0.38, 0.16],
        ['#ffc72c', 0.29, 0.07],
        ['#2cb5e8', 0.2, 0.16],
        ['#2fa66a', 0.29, 0.25],
      ].map(([code, x, y]) => [
        ellipsoid(plastic(String(code), 0.9), [Number(x), Number(y), 0.13], [0.05, 0.05, 0.04]),
      ]),
      ...[-1, 1].map((side) => [
        cylinder(plastic('#1b1b20', 0.5), [side * 0.15, -0.05, 0.14], 0.08, 0.06, FACING, 0.02),
      ]),
    ],
  }),
});
