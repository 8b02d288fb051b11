import { box, capsule, cut, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'sailboat',
  words: {
    en: 'sailboat, boat, yacht, sailing boat, sailing, sailing ship, pirate ship, speedboat, motorboat, ferry, cruise ship, ship',
    de: 'segelboot, boot fahren, segeln, schiff',
    fr: 'bateau, voilier',
    es: 'barco, barca, velero',
    it: 'barca a vela, veliero',
    pt: 'barco a vela, veleiro',
    nl: 'zeilboot, zeilen, schip',
    emoji: '⛵, 🚤, 🛥, 🚢',
  },
  theme: 'sea',
  kin: ['vehicle'],
  stands: true,
  mould: (tint) => {
    const hull = plastic(tint ?? '#e4312b', 0.9);
    const sail = plastic('#f8f5ec', 0.4);
    return {
      size: 0.6,
      grip: [0, -0.3, 0],
      groups: [
        [ellipsoid(hull, [0, -0.24, 0], [0.44, 0.26, 0.18]), cut(box(hull, [0, 0.02, 0], [0.6, 0.24, 0.4]))],
        [box(plastic('#c98a4a', 0.5), [0, -0.225, 0], [0.4, 0.012, 0.14], 0.01)],
        [capsule(plastic('#8b5a32', 0.5), [-0.02, -0.24, 0], [-0.02, 0.48, 0], 0.024)],
        [
          box(sail, [0.2, 0.12, 0], [0.2, 0.3, 0.02], 0.015),
          cut(box(sail, [0.38, 0.235, 0], [0.2, 0.7, 0.2], 0, [0, 0, 33.7])),
        ],
        [
          box(plastic('#2cb5e8', 0.4), [-0.2, 0.06, 0], [0.16, 0.24, 0.02], 0.015),
          cut(box(sail, [-0.345, 0.165, 0], [0.17, 0.7, 0.2], 0, [0, 0, -37])),
        ],
        [box(plastic('#ffc72c', 0.7), [0.06, 0.48, 0], [0.08, 0.04, 0.014], 0.01)],
      ],
    };
  },
});
