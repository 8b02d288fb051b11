/** Radius of the brush, pixels of the texture. */
const RADIUS = 2;
/** How much of the painted version replaces the photo. */
const SHARE = 0.7;

/**
 * Kuwahara's filter: each pixel takes the mean of that one of its four quarters which varies least, so that
 * skin becomes flat patches while the borders of eyes, lips and glasses stay crisp. Three floats a pixel.
 */
export function paintSmooth(picture: Float32Array, width: number, height: number): void {
  const source = Float32Array.from(picture);
  const best = { r: 0, g: 0, b: 0, variance: 0 };
  for (let y = RADIUS; y < height - RADIUS; y++) {
    for (let x = RADIUS; x < width - RADIUS; x++) {
      best.variance = Number.POSITIVE_INFINITY;
      tryQuarter(source, width, x - RADIUS, y - RADIUS, best);
      tryQuarter(source, width, x, y - RADIUS, best);
      tryQuarter(source, width, x - RADIUS, y, best);
      tryQuarter(source, width, x, y, best);
      const at = (y * width + x) * 3;
      picture[at] = (source[at] ?? 0) * (1 - SHARE) + best.r * SHARE;
      picture[at + 1] = (source[at + 1] ?? 0) * (1 - SHARE) + best.g * SHARE;
      picture[at + 2] = (source[at + 2] ?? 0) * (1 - SHARE) + best.b * SHARE;
    }
  }
}

function tryQuarter(
  source: Float32Array,
  width: number,
  left: number,
  top: number,
  best: { r: number; g: number; b: number; variance: number },
): void {
  let [r, g, b, square] = [0, 0, 0, 0];
  for (let y = top; y <= top + RADIUS; y++) {
    for (let x = left; x <= left + RADIUS; x++) {
      const at = (y * width + x) * 3;
      const [red, green, blue] = [source[at] ?? 0, source[at + 1] ?? 0, source[at + 2] ?? 0];
      r += red;
      g += green;
      b += blue;
      square += red * red + green * green + blue * blue;
    }
  }
  const count = (RADIUS + 1) ** 2;
  const variance = square / count - (r * r + g * g + b * b) / (count * count);
  if (variance >= best.variance) return;
  best.variance = variance;
  best.r = r / count;
  best.g = g / count;
  best.b = b / count;
}
