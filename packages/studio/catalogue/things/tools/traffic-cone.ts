import { snowWhite } from '#catalogue/materials.ts';
import { box, capsule, cut, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'traffic-cone',
  words: {
    en: 'traffic cone, road cone, roadworks',
    de: 'pylone',
    fr: 'cone de signalisation',
    es: 'cono de trafico',
    it: 'cono stradale',
    pt: 'cone de transito',
    nl: 'verkeerskegel, pion',
    emoji: '🚧',
  },
  stands: true,
  mould: (tint) => {
    const orange = plastic(tint ?? '#f26a1b', 0.6);
    const bandAt = (y: number, radius: number) => [
      capsule(snowWhite, [0, y - 0.05, 0], [0, y + 0.05, 0], radius + 0.012, radius - 0.02),
      cut(box(snowWhite, [0, y - 0.36, 0], [0.6, 0.28, 0.6])),
      cut(box(snowWhite, [0, y + 0.36, 0], [0.6, 0.28, 0.6])),
    ];
    return {
      size: 0.42,
      grip: [0, 0, 0],
      groups: [
        [
          capsule(orange, [0, -0.34, 0], [0, 0.46, 0], 0.27, 0.06),
          cut(box(orange, [0, -0.7, 0], [0.6, 0.26, 0.6])),
        ],
        bandAt(-0.1, 0.222),
        bandAt(0.18, 0.148),
        [box(orange, [0, -0.44, 0], [0.36, 0.045, 0.36], 0.03)],
      ],
    };
  },
});
