import { capsule, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'dog',
  words: {
    en: 'dog, doggo, puppy, pup, labrador, golden retriever, retriever, corgi, poodle, hound, terrier, spaniel, beagle, pug, bulldog, french bulldog, husky, dalmatian, chihuahua, german shepherd, alsatian, st bernard, saint bernard, rottweiler, doberman, great dane, boxer dog, whippet, schnauzer, shih tzu, pomeranian, border collie, cocker spaniel, labradoodle, cockapoo, goldendoodle, maltese, yorkie, jack russell, shiba inu, australian shepherd, sheepdog, collie, greyhound, dogs, pooch',
    de: 'schaferhund, hund, hundchen, welpe, dalmatiner, pudel',
    fr: 'chien, chiot, toutou',
    es: 'dalmata, perro, cachorro, perrito, perrita',
    it: 'il cane, un cane, cagnolino',
    pt: 'cachorrinho',
    nl: 'hond, hondje',
    emoji: '🐶, 🐕, 🐩, 🦮',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'tan' },
  mould: (tint) => {
    const coat = tint ?? hex('#c98a4a');
    const fur = plastic(coat, 0.5);
    const dark = plastic(darken(coat, 0.45), 0.5);
    const black = plastic('#1b1720', 0.95);
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.22, -0.05], [0.24, 0.28, 0.22]),
          capsule(fur, [-0.1, -0.2, 0.1], [-0.11, -0.44, 0.14], 0.075, 0.07, 0.04),
          capsule(fur, [0.1, -0.2, 0.1], [0.11, -0.44, 0.14], 0.075, 0.07, 0.04),
          ellipsoid(fur, [-0.22, -0.4, 0.02], [0.1, 0.1, 0.17], 0.03),
          ellipsoid(fur, [0.22, -0.4, 0.02], [0.1, 0.1, 0.17], 0.03),
          capsule(fur, [0.2, -0.36, -0.15], [0.36, -0.16, -0.15], 0.05, 0.035, 0.03),
        ],
        [
          ellipsoid(fur, [0, 0.2, 0.04], [0.27, 0.25, 0.24]),
          ellipsoid(plastic('#f3e6cb', 0.5), [0, 0.1, 0.22], [0.14, 0.11, 0.14], 0.05),
        ],
        ...[-1, 1].map((side) => [
          ellipsoid(dark, [side * 0.27, 0.18, 0.02], [0.075, 0.2, 0.11], 0, [0, 0, side * 14]),
        ]),
        ...[-1, 1].map((side) => [ellipsoid(black, [side * 0.11, 0.26, 0.255], [0.038, 0.045, 0.03])]),
        [ellipsoid(black, [0, 0.16, 0.36], [0.06, 0.042, 0.04])],
        [ellipsoid(plastic('#ef7f8e', 0.8), [0, 0.02, 0.33], [0.045, 0.06, 0.025])],
        [
          torus(plastic('#e4312b', 0.8), [0, 0.0, 0.02], 0.2, 0.035, [12, 0, 0]),
          ellipsoid(plastic('#ffc72c', 0.9), [0, -0.07, 0.24], [0.045, 0.045, 0.025]),
        ],
      ],
    };
  },
});
