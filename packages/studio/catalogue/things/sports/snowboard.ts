import { blendInto, box, capsule, cylinder, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'snowboard',
  words: {
    en: 'snowboard, snowboarding',
    emoji: '🏂',
  },
  theme: 'sport',
  stands: true,
  mould: (tint) => {
    const deck = plastic(tint ?? '#7440a8', 0.9);
    return {
      size: 1.05,
      grip: [0, 0, 0],
      groups: [
        [
          box(deck, [0, 0, 0], [0.14, 0.36, 0.02], 0.018),
          blendInto(cylinder(deck, [0, 0.36, 0.015], 0.14, 0.02, [100, 0, 0], 0.015), 0.05),
          blendInto(cylinder(deck, [0, -0.36, 0.015], 0.14, 0.02, [80, 0, 0], 0.015), 0.05),
        ],
        [
          box(plastic('#ffc72c', 0.8), [0, 0.02, 0.019], [0.16, 0.025, 0.004], 0.003, [0, 0, 28]),
          box(plastic('#2cb5e8', 0.8), [0, -0.05, 0.019], [0.16, 0.025, 0.004], 0.003, [0, 0, 28]),
        ],
        ...[0.2, -0.24].flatMap((y) => [
          [box(plastic('#23222a', 0.5), [0, y, 0.045], [0.11, 0.055, 0.03], 0.02, [0, 0, 8])],
          [
            capsule(plastic('#23222a', 0.5), [-0.1, y + 0.03, 0.05], [-0.1, y + 0.04, 0.16], 0.03),
            capsule(plastic('#f4f2ec', 0.6), [-0.1, y, 0.1], [0.08, y, 0.1], 0.022),
          ],
        ]),
      ],
    };
  },
});
