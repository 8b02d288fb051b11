import { describe, expect, it } from 'vitest';
import { css, type Rgb } from '../../../colour.ts';
import { perceivedDistance, toLab } from '../../../colour-lab.ts';
import { EYE_COLOURS } from '../../../look/vocabulary.ts';
import { createPrintCanvas, pathThrough } from '../paint/print-canvas.ts';
import type { Eye } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import { readIrisColour } from './read-iris.ts';

const EYES: readonly [Eye, Eye] = [eyeAt(-0.5), eyeAt(0.5)];
/** Lamps as the share of red, green and blue that they give. */
const LAMPS = {
  daylight: [1, 1, 1],
  'a light bulb': [1, 0.92, 0.8],
  'blue dusk': [0.62, 0.76, 0.92],
} as const;
/** Irises as photos show them beside a white of 225/205/198: shaded by the lids, and duller than the paint. */
const LIVING = {
  'dark-brown': [58, 40, 30],
  brown: [104, 68, 46],
  hazel: [128, 98, 52],
  green: [102, 112, 82],
  blue: [98, 118, 142],
  grey: [142, 138, 138],
} as const satisfies Record<(typeof EYE_COLOURS)[number]['id'], Rgb>;

/** Blue as a lens or a filter makes it. */
const NEON: Rgb = [40, 120, 220];
const CLEAR = { monochrome: false, isDoubtful: false };

describe('the colour of irises', () => {
  describe.each(Object.entries(LAMPS))('in %s', (_, lamp) => {
    it.each(EYE_COLOURS.map(({ id }) => id))('is read as %s', (id) => {
      const cut = drawEyes({ irises: [LIVING[id], LIVING[id]], lamps: [lamp, lamp] });
      expect(nameOf(readIrisColour(cut, EYES, CLEAR))).toBe(id);
    });
  });

  it('is read in the eye that is lit', () => {
    const cut = drawEyes({
      irises: [LIVING.brown, LIVING.blue],
      lamps: [LAMPS.daylight, [0.55, 0.55, 0.55]],
    });
    expect(nameOf(readIrisColour(cut, EYES, CLEAR))).toBe('brown');
  });

  it('is read in the clear eye where hair and lids muddy the other one', () => {
    const cut = drawEyes({ irises: [[92, 76, 66], LIVING.blue], lamps: [LAMPS.daylight, LAMPS.daylight] });
    expect(nameOf(readIrisColour(cut, EYES, CLEAR))).toBe('blue');
  });

  it('follows eyes that look aside', () => {
    const lamps = [LAMPS.daylight, LAMPS.daylight] as const;
    const cut = drawEyes({ irises: [LIVING.blue, LIVING.blue], lamps, aside: 0.08 });
    expect(nameOf(readIrisColour(cut, EYES, CLEAR))).toBe('blue');
  });

  it('is never more colourful than a living one, however blue a photo is', () => {
    const lamps = [LAMPS.daylight, LAMPS.daylight] as const;
    const [, a, b] = toLab(readIrisColour(drawEyes({ irises: [NEON, NEON], lamps }), EYES, CLEAR));
    expect(b).toBeLessThan(-8);
    expect(Math.hypot(a, b)).toBeLessThan(18);
  });

  it('is brown behind glasses, which mirror the sky, unless it is strong', () => {
    const lamps = [LAMPS.daylight, LAMPS.daylight] as const;
    const seen = (iris: Rgb) =>
      nameOf(readIrisColour(drawEyes({ irises: [iris, iris], lamps }), EYES, { ...CLEAR, isDoubtful: true }));
    expect(seen(LIVING.grey)).toBe('brown');
    expect(seen(LIVING.blue)).toBe('blue');
  });

  it('is the usual brown in the dark', () => {
    const lamps = [
      [0.3, 0.3, 0.3],
      [0.3, 0.3, 0.3],
    ] as const;
    const cut = drawEyes({ irises: [LIVING.blue, LIVING.blue], lamps });
    expect(nameOf(readIrisColour(cut, EYES, CLEAR))).toBe('brown');
  });
});

/** The kind of living iris that a colour is nearest to. */
function nameOf(colour: Rgb): string {
  const sorted = EYE_COLOURS.toSorted(
    (a, b) => perceivedDistance(colour, LIVING[a.id]) - perceivedDistance(colour, LIVING[b.id]),
  );
  return sorted[0]?.id ?? '';
}

function eyeAt(middle: number): Eye {
  const lid = (height: number) =>
    Array.from({ length: 9 }, (_, step) => ({
      x: middle - 0.22 + step * 0.055,
      y: height * Math.sin((step / 8) * Math.PI),
    }));
  return { upper: lid(-0.1), lower: lid(0.09) };
}

/** Draws both eyes with lashes, pupil and a lamp's reflection into a print, three floats a pixel. */
function drawEyes(eyes: {
  irises: readonly [Rgb, Rgb];
  lamps: readonly [Rgb, Rgb];
  /** How far the irises lie right of the middle. */
  aside?: number;
}): Float32Array {
  const { canvas, context } = createPrintCanvas();
  for (const side of [0, 1] as const) {
    const { upper, lower } = EYES[side];
    const lit = (colour: Rgb) =>
      css([
        colour[0] * eyes.lamps[side][0],
        colour[1] * eyes.lamps[side][1],
        colour[2] * eyes.lamps[side][2],
      ]);
    const x = side - 0.5 + (eyes.aside ?? 0);
    const disc = (dx: number, dy: number, radius: number, colour: Rgb) => {
      context.fillStyle = lit(colour);
      context.beginPath();
      context.arc(x + dx, dy, radius, 0, Math.PI * 2);
      context.fill();
    };
    context.fillStyle = lit([214, 160, 132]);
    context.fillRect(side - 1, -0.5, 1, 1);
    context.save();
    pathThrough(context, [...upper, ...[...lower].reverse()], true);
    context.clip();
    context.fillStyle = lit([225, 205, 198]);
    context.fillRect(side - 1, -0.5, 1, 1);
    disc(0, 0, 0.1, eyes.irises[side]);
    disc(0, 0, 0.042, [14, 10, 12]);
    disc(-0.03, -0.03, 0.02, [255, 255, 255]);
    context.restore();
    context.strokeStyle = lit([40, 26, 22]);
    context.lineWidth = 0.04;
    pathThrough(context, upper, false);
    context.stroke();
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return Float32Array.from(
    { length: FACE_PRINT.width * FACE_PRINT.height * 3 },
    (_, at) => data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
  );
}
