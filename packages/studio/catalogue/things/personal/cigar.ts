import { capsule, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A cigar with its band, lit at the end. */
export default defineThing({
  id: 'cigar',
  words: {
    en: 'cigar, cigars, cigarette, cigarettes, cuban cigar',
    de: 'zigarre, zigarren',
    fr: 'cigare',
    es: 'puro habano',
    it: 'sigaro',
    pt: 'charuto',
    nl: 'sigaar',
  },
  mould: (tint) => {
    const leaf = plastic(tint ?? '#6b4026', 0.3);
    return {
      size: 0.4,
      grip: [0.26, -0.14, 0],
      groups: [
        [capsule(leaf, [0.38, -0.2, 0], [-0.34, 0.18, 0], 0.085, 0.1)],
        [capsule(plastic('#c8312b', 0.8), [0.06, -0.03, 0], [-0.06, 0.033, 0], 0.102)],
        [capsule(plastic('#e0b13a', 0.9), [0.015, -0.006, 0], [-0.015, 0.01, 0], 0.11)],
        [capsule(plastic('#d8d5d0', 0.1), [-0.36, 0.19, 0], [-0.42, 0.222, 0], 0.1, 0.085)],
        [capsule(plastic('#f06a28', 0.5), [-0.345, 0.182, 0], [-0.36, 0.19, 0], 0.104)],
      ],
    };
  },
});
