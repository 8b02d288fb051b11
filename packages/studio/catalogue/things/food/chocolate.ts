import { box, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A bar, half out of its wrapper. */
export default defineThing({
  id: 'chocolate',
  words: {
    en: 'chocolate bar, bar of chocolate, chocolates, box of chocolates, chocoholic, loves chocolate, eating chocolate, eats chocolate, and chocolate, candy bar',
    de: 'schokolade',
    fr: 'chocolat',
    es: 'tableta de chocolate',
    it: 'cioccolato, cioccolata',
    pt: 'barra de chocolate',
    nl: 'chocolade',
    emoji: '🍫',
  },
  mould: (tint) => {
    const cocoa = plastic('#5a321e', 0.6);
    const wrapper = plastic(tint ?? '#7440a8', 0.7);
    return {
      size: 0.45,
      grip: [0, -0.34, 0],
      heldTurn: [0, 0, 10],
      groups: [
        [box(cocoa, [0, 0.1, 0], [0.25, 0.38, 0.05], 0.02)],
        [0.02, 0.2, 0.38].flatMap((y) =>
          [-0.12, 0.12].map((x) => box(cocoa, [x, y, 0.05], [0.1, 0.075, 0.025], 0.02)),
        ),
        [box(metal('#c9ced6'), [0, -0.1, 0], [0.265, 0.06, 0.065], 0.02)],
        [box(wrapper, [0, -0.32, 0], [0.275, 0.2, 0.075], 0.02)],
        [box(plastic('#f4f2ec', 0.7), [0, -0.32, 0.07], [0.18, 0.05, 0.012], 0.01)],
      ],
    };
  },
});
