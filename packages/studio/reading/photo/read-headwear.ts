import type { Headwear } from '../../catalogue/headwear/headwear.ts';
import type { Rgb } from '../../colour.ts';
import { mainColours } from './colour-groups.ts';
import { coloursIn, type HeadPatch } from './head-patch.ts';
import { CROWN, type Edges, type HeadRegions, shareOf } from './head-regions.ts';

/** Headwear in the photo. */
export type SeenHeadwear = {
  kind: Headwear;
  colour: Rgb;
};

/** The least of it that a hat takes, and its least share of what is hat or hair there. */
const COVERED = { all: 0.12, share: 0.55 };
/** A scarf lies so much beside the jaw, and a hat so much over the ears, that it is no cap. */
const LEAST = { scarf: 0.5, ears: 0.5 };
/** How far brims reach from one side to the other; a cap is as wide as the head. */
const WIDTH = { brim: 3.2, wide: 4.1 };
const BESIDE_HEAD = 1;

/** Recognises headwear by how far it reaches; undefined on a bare head. */
export function readHeadwear(patch: HeadPatch, regions: HeadRegions): SeenHeadwear | undefined {
  const worn = (edges: Edges) => shareOf(regions, 'thing', edges) + shareOf(regions, 'clothes', edges);
  const covered = worn(CROWN);
  if (covered < COVERED.all || covered < (covered + shareOf(regions, 'hair', CROWN)) * COVERED.share)
    return undefined;
  const isWorn = (x: number, y: number) => regions.at(x, y) === 'thing' || regions.at(x, y) === 'clothes';
  const [colour] = mainColours(coloursIn(patch, CROWN, 0.05, isWorn), 1);
  if (!colour) return undefined;
  const both = (near: number, far: number, top: number, bottom: number) =>
    Math.min(worn({ left: -far, right: -near, top, bottom }), worn({ left: near, right: far, top, bottom }));
  if (both(1, 1.4, 0.3, 1.2) > LEAST.scarf) return { kind: 'headscarf', colour };
  const width = readWidth(regions);
  if (width > WIDTH.brim) return { kind: width > WIDTH.wide ? 'sun-hat' : 'fedora', colour };
  return { kind: both(1, 1.15, -0.5, -0.1) > LEAST.ears ? 'beanie' : 'cap', colour };
}

/** How wide a hat is where it is widest; of one that does not reach beyond both sides of the head, twice its shorter side. */
function readWidth(regions: HeadRegions): number {
  const reach = (side: -1 | 1) => {
    let far = 0;
    for (let y = -1.6; y <= -0.5; y += 0.1)
      for (let x = 0; x < 3; x += 0.1) if (regions.at(side * x, y) === 'thing') far = Math.max(far, x);
    return far;
  };
  const [short = 0, long = 0] = [reach(-1), reach(1)].sort((a, b) => a - b);
  return short < BESIDE_HEAD ? short * 2 : short + long;
}
