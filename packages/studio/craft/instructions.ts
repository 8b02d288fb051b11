/** How a packaging is built, step by step. */
export function instructionsOf(form: 'box' | 'card'): readonly string[] {
  return form === 'box' ? [...BEGIN, ...BOX] : [...BEGIN, ...CARD];
}

/** What somebody should have at hand. */
export const NEEDS =
  'You need thick paper, scissors or a craft knife, a ruler, a glue stick and half an hour.';

const BEGIN = [
  'Print all pages at 100 % (“actual size”) on thick paper, 160 to 250 g. Measure the line at the foot: it must be 50 mm long.',
  'Go over every dashed line with a ruler and an empty ballpoint pen. Then the paper folds easily. Every fold goes away from you.',
  'Cut along the solid lines, and cut the window out. For a clear pane, tape a piece of a plastic sleeve behind it.',
];

const BOX = [
  'Glue the wall to the inside of the back, its upper edge level with the top.',
  'Glue the front to the left side and the right side to the back. That makes a tube: close its bottom.',
  'Fold the stage into a bench. Glue the figure on top of it by its flap, then the feet of the bench to the bottom.',
  'Tuck the lid in. You can open it again at any time.',
];

const CARD = [
  'Glue card and reverse back to back. A piece of cardboard in between makes them stiff.',
  'Fold the bubble into a tray and glue its corners. Glue the figure inside by its flap, on the bubble’s floor.',
  'Glue the rim of the bubble on the card, where the dotted line shows.',
  'Fold the stand into a wedge and glue it to the reverse, level with the lower edge.',
];
