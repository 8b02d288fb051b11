import { luminance, type Rgb } from '../../../colour.ts';

/** The middle colour of the bare skin in a cut-out face. */
export function medianSkin(cut: Float32Array, skinZone: Float32Array): Rgb {
  const colours: Rgb[] = [];
  for (let pixel = 0; pixel < skinZone.length; pixel += 7) {
    if (skinZone[pixel] > 0.9) colours.push([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]);
  }
  // A little above the middle: hair and shadow darken more of a face than glare brightens.
  return atShare(colours, 0.6) ?? [214, 168, 140];
}

/** The colour at a share of the way from the darkest to the brightest; sorted are numbers only, which takes a tenth of the time. */
function atShare(colours: readonly Rgb[], share: number): Rgb | undefined {
  const lights = Float64Array.from(colours, luminance);
  const sorted = lights.toSorted();
  const place = Math.floor(sorted.length * share);
  const light = sorted[place];
  let equals = place - sorted.indexOf(light);
  return colours.find((_, index) => lights[index] === light && equals-- === 0);
}
