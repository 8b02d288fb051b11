import { luminance, type Rgb } from '../../colour.ts';

/** The mean colour; undefined without colours. */
export function average(colours: readonly Rgb[]): Rgb | undefined {
  if (colours.length === 0) return undefined;
  let [r, g, b] = [0, 0, 0];
  for (const colour of colours) {
    r += colour[0];
    g += colour[1];
    b += colour[2];
  }
  return [r / colours.length, g / colours.length, b / colours.length];
}

/** The mean of each of the fullest of 64 colour boxes, fullest first, so that two colours never mix to a third. */
export function mainColours(colours: readonly Rgb[], most: number): Rgb[] {
  const boxes = new Map<number, Rgb[]>();
  for (const colour of colours) {
    const key = (colour[0] >> 6) * 16 + (colour[1] >> 6) * 4 + (colour[2] >> 6);
    const box = boxes.get(key);
    if (box) box.push(colour);
    else boxes.set(key, [colour]);
  }
  return [...boxes.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
    .map((box) => average(box))
    .filter((colour) => colour !== undefined);
}

/** How different two colours are: hue counts more than brightness, which light and shadow change. */
export function colourDifference(a: Rgb, b: Rgb): number {
  const [la, lb] = [luminance(a), luminance(b)];
  const light = (Math.log(la + 24) - Math.log(lb + 24)) * 55;
  const [sa, sb] = [120 / (la + 24), 120 / (lb + 24)];
  const warm = (a[0] - a[2]) * sa - (b[0] - b[2]) * sb;
  const green = (a[1] - (a[0] + a[2]) / 2) * sa - (b[1] - (b[0] + b[2]) / 2) * sb;
  return Math.hypot(light, warm * 0.7, green * 1.2);
}
