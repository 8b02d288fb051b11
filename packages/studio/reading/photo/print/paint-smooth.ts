/** Edge of the brush, pixels of the texture. */
const BRUSH = 3;
/** How much of the painted version replaces the photo. */
const SHARE = 0.7;
/** Below this share of the photo the brush is invisible. */
const SEEN = 0.03;

/**
 * Kuwahara's filter: each pixel takes the mean of that one of the four squares around it which varies least, so
 * that skin becomes flat patches while the borders of eyes and lips stay crisp. Three floats a pixel; pixels of
 * which `kept` holds next to nothing are left out.
 */
export function paintSmooth(picture: Float32Array, width: number, height: number, kept: Float32Array): void {
  const squares = measureSquares(picture, width, height, kept);
  const reach = BRUSH - 1;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      if (kept[y * width + x] < SEEN) continue;
      const corner = (y - reach) * width + x - reach;
      let best = corner;
      for (const other of [corner + reach, corner + reach * width, corner + reach * width + reach])
        if (squares[other * 4 + 3] < squares[best * 4 + 3]) best = other;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        picture[at + channel] = picture[at + channel] * (1 - SHARE) + squares[best * 4 + channel] * SHARE;
    }
  }
}

/** Mean red, green and blue of the brush's square to the right of and below each pixel, and how it varies. */
function measureSquares(
  picture: Float32Array,
  width: number,
  height: number,
  kept: Float32Array,
): Float32Array {
  const squares = new Float32Array(width * height * 4);
  const count = BRUSH * BRUSH;
  for (let y = 0; y <= height - BRUSH; y++) {
    for (let x = 0; x <= width - BRUSH; x++) {
      if (kept[(y + 1) * width + x + 1] < SEEN / 3) continue;
      let r = 0;
      let g = 0;
      let b = 0;
      let square = 0;
      for (let row = 0; row < BRUSH; row++) {
        for (let at = ((y + row) * width + x) * 3, end = at + BRUSH * 3; at < end; at += 3) {
          const red = picture[at];
          const green = picture[at + 1];
          const blue = picture[at + 2];
          r += red;
          g += green;
          b += blue;
          square += red * red + green * green + blue * blue;
        }
      }
      const to = (y * width + x) * 4;
      squares[to] = r / count;
      squares[to + 1] = g / count;
      squares[to + 2] = b / count;
      squares[to + 3] = square / count - (r * r + g * g + b * b) / (count * count);
    }
  }
  return squares;
}
