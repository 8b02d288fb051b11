const STEPS = 4096;
const BRIGHTEST = 4;
/** Below this light stays true; above, it rolls off as on film. */
const SHOULDER = 0.62;

/** Linear light, 0 to `BRIGHTEST`, to a byte. */
const CURVE = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => {
  const light = (step / STEPS) ** 2 * BRIGHTEST;
  const rest = 1 - SHOULDER;
  const rolled = light < SHOULDER ? light : SHOULDER + rest * (1 - Math.exp(-(light - SHOULDER) / rest));
  return 255 * rolled ** (1 / 2.2);
});

/** Linear light to an sRGB byte, rolling off softly near white. */
export function toneMap(light: number): number {
  if (light <= 0) return CURVE[0];
  return CURVE[Math.min(STEPS, Math.round(Math.sqrt(light / BRIGHTEST) * STEPS))];
}
