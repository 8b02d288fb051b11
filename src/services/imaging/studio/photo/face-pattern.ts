/** One soft spot of a face: place and spread in the pattern's pixels from the middle between the eyes. */
type Spot = { x: number; y: number; spreadX: number; spreadY: number; light: number };

/**
 * Light and dark of a lit human face, as anybody would sketch it with a thumb: dark eyes and brows, bright
 * forehead, nose and cheeks, darker nostrils and mouth. Eyes are 7 pixels apart.
 */
const SPOTS: readonly Spot[] = [
  { x: -3.5, y: 0, spreadX: 1.5, spreadY: 0.8, light: -1.3 },
  { x: 3.5, y: 0, spreadX: 1.5, spreadY: 0.8, light: -1.3 },
  { x: -3.7, y: -1.9, spreadX: 2, spreadY: 0.7, light: -0.7 },
  { x: 3.7, y: -1.9, spreadX: 2, spreadY: 0.7, light: -0.7 },
  { x: 0, y: 0.6, spreadX: 0.8, spreadY: 3, light: 0.8 },
  { x: -3.8, y: 3.6, spreadX: 1.8, spreadY: 1.5, light: 0.8 },
  { x: 3.8, y: 3.6, spreadX: 1.8, spreadY: 1.5, light: 0.8 },
  { x: 0, y: 4.9, spreadX: 1.6, spreadY: 0.5, light: -0.4 },
  { x: -2.2, y: 7.4, spreadX: 1.4, spreadY: 0.8, light: -0.55 },
  { x: 2.2, y: 7.4, spreadX: 1.4, spreadY: 0.8, light: -0.55 },
  { x: 0, y: -4.6, spreadX: 5, spreadY: 1.5, light: 0.6 },
  { x: 0, y: 10.6, spreadX: 2.2, spreadY: 1, light: 0.3 },
  { x: -7, y: 6, spreadX: 1.2, spreadY: 5, light: -0.5 },
  { x: 7, y: 6, spreadX: 1.2, spreadY: 5, light: -0.5 },
];

/** Distance of the eyes in the pattern, pixels; the search shrinks the photo to bring a face to this size. */
export const PATTERN_EYES = 7;
/** The window around the middle between the eyes that the pattern covers, pixels. */
export const PATTERN_WINDOW = { left: -7, right: 7, top: -6, bottom: 12 } as const;

/** A pixel of the pattern inside the oval of the face. */
export type PatternPoint = { x: number; y: number; light: number };

/** The pattern's pixels inside the oval, with mean 0 and length 1, ready for correlation. */
export function createFacePattern(): PatternPoint[] {
  const points: PatternPoint[] = [];
  for (let y = PATTERN_WINDOW.top; y <= PATTERN_WINDOW.bottom; y++) {
    for (let x = PATTERN_WINDOW.left; x <= PATTERN_WINDOW.right; x++) {
      if ((x / 7.6) ** 2 + ((y - 3) / 9.8) ** 2 <= 1) points.push({ x, y, light: lightAt(x, y) });
    }
  }
  const mean = points.reduce((sum, point) => sum + point.light, 0) / points.length;
  const length = Math.sqrt(points.reduce((sum, point) => sum + (point.light - mean) ** 2, 0));
  return points.map((point) => ({ ...point, light: (point.light - mean) / length }));
}

function lightAt(x: number, y: number): number {
  let light = 0;
  for (const spot of SPOTS) {
    const off = ((x - spot.x) / spot.spreadX) ** 2 + ((y - spot.y) / spot.spreadY) ** 2;
    light += spot.light * Math.exp(-off / 2);
  }
  return light;
}
