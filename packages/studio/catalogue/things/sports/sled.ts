import { box, capsule, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

const wood = plastic('#b9793f', 0.4);

/** A wooden sled with curled runners. */
export default defineThing({
  id: 'sled',
  words: {
    en: 'sled, sledge, sleigh, toboggan, sledding, sledging, tobogganing',
    de: 'schlitten',
    fr: 'luge',
    es: 'trineo',
    it: 'slitta',
    pt: 'treno de neve',
    nl: 'slee',
    emoji: '🛷',
  },
  theme: 'garden',
  stands: true,
  mould: (tint) => {
    const runner = plastic(tint ?? '#d92b2b', 0.8);
    return {
      size: 0.42,
      grip: [0, 0, 0],
      groups: [
        ...[-1, 1].map((side) =>
          tube(
            runner,
            0.032,
            [0.46, -0.34, side * 0.22],
            [-0.38, -0.34, side * 0.22],
            [-0.56, -0.24, side * 0.22],
            [-0.58, -0.04, side * 0.22],
            [-0.46, 0.04, side * 0.22],
          ),
        ),
        [-1, 1].flatMap((side) =>
          [-0.26, 0.3].map((x) => capsule(runner, [x, -0.34, side * 0.22], [x, -0.08, side * 0.18], 0.028)),
        ),
        [-0.2, -0.07, 0.06, 0.2].map((z) => box(wood, [0.03, -0.05, z], [0.46, 0.022, 0.058], 0.018)),
        [-0.26, 0.3].map((x) => box(plastic('#8a5428', 0.4), [x, -0.09, 0], [0.035, 0.025, 0.26], 0.015)),
        [capsule(wood, [-0.46, 0.05, -0.24], [-0.46, 0.05, 0.24], 0.03)],
        tube(
          plastic('#f1e3c4', 0.3),
          0.018,
          [-0.46, 0.05, 0.12],
          [-0.66, 0.12, 0.2],
          [-0.72, 0.3, 0.1],
          [-0.62, 0.34, 0.02],
          [-0.46, 0.05, -0.12],
        ),
      ],
    };
  },
});
