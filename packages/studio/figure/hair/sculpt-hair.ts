import { lighten, luminance, mix, type Rgb } from '../../colour.ts';
import { between, type Random } from '../../random.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import type { Group, Paint, Solid } from '../../sculpt/solid.ts';
import { chooseHairStyle } from './choose-hair-style.ts';
import type { HairHead } from './hair-mould.ts';
import { HAIR_MOULDS } from './hair-moulds.ts';

/** Black plastic shows no form: hair is this much lighter at least. */
const DARKEST = 24;

/**
 * Hair as toys have it, in the head's units: the person's style, bent by the person's measures. Under a hat nothing
 * stands up.
 */
export function sculptHair(looks: Looks, random: Random, gloss: number, underHat: boolean): Group[] {
  const head = measureHead(looks, random, gloss, underHat);
  const groups = HAIR_MOULDS[chooseHairStyle(looks)](head);
  const { temples } = head;
  return temples ? groups.map((group, index) => (index === 0 ? tintTemples(group, head, temples) : group)) : groups;
}

/** Another colour at the temples: a hair's breadth of it lies on the cap of hair. */
function tintTemples([cap, ...rest]: Group, { wide }: HairHead, colour: Rgb): Group {
  if (!cap) return rest;
  const swell = cap.size[0] - wide;
  const patches = [-1, 1].map(
    (side): Solid => ({
      ...cap,
      at: [side * (wide - 0.5), 0.3, 0.1],
      size: [0.52 + swell, 0.86, 0.95],
      paint: { ...cap.paint, colour },
    }),
  );
  return [cap, ...patches, ...rest];
}

function measureHead(looks: Looks, random: Random, gloss: number, underHat: boolean): HairHead {
  const seeded = random() < 0.5 ? -1 : 1;
  const phase = between(random, 0, 6);
  const { cheek, jaw, chin } = looks.shape;
  const inPlastic = (colour: Looks['hair']) => (luminance(colour) < DARKEST ? lighten(colour, 0.06) : colour);
  const paint: Paint = { colour: inPlastic(looks.hair), gloss: gloss * 0.7 };
  const matt = (share: number): Paint => ({ colour: mix(paint.colour, looks.skin, share), gloss: gloss * 0.35 });
  return {
    paint,
    shorn: matt(0.42),
    scalp: matt(0.9),
    tips: looks.hairTips ? { ...paint, colour: inPlastic(looks.hairTips) } : paint,
    temples: looks.hairTemples,
    side: looks.parting === 0 ? seeded : looks.parting,
    wide: cheek * 1.1,
    lift: underHat ? 0 : 0.04 + looks.hairHeight * 0.26,
    puff: underHat ? 0 : looks.hairWidth * 0.16,
    hairline: looks.hairline,
    end: looks.hairEnd,
    jaw: jaw * 1.06,
    chin,
    phase,
    underHat,
  };
}
