import { white } from '#catalogue/materials.ts';
import { capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** Two pom-poms of a cheerleader. */
export default defineThing({
  id: 'pom-poms',
  words: {
    en: 'pom poms, pom pom, pompoms, pompons, cheerleading pom poms',
  },
  theme: 'sport',
  isSet: true,
  mould: (tint) => {
    const first = plastic(tint ?? '#2563c9', 0.8);
    // Spread over the half of a ball that the viewer sees.
    const strands = [...Array(13).keys()].map((index) => {
      const out = Math.sqrt((index + 0.5) / 11);
      const angle = index * 2.4;
      return [Math.cos(angle) * out, Math.sin(angle) * out, Math.sqrt(Math.max(0, 1 - out * out))] as const;
    });
    return {
      size: 0.46,
      grip: [0, -0.3, 0],
      groups: [-1, 1].map((side) => [
        ellipsoid(first, [side * 0.24, 0.06, 0], [0.2, 0.2, 0.18]),
        ...strands.map(([x, y, z], index) =>
          capsule(
            index % 2 ? white : first,
            [side * 0.24 + x * 0.1, 0.06 + y * 0.1, z * 0.08],
            [side * 0.24 + x * 0.24, 0.06 + y * 0.26, z * 0.22],
            0.075,
            0.055,
          ),
        ),
      ]),
    };
  },
});
