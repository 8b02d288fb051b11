import { combLocks } from './comb-locks.ts';
import type { Shell } from './find-shell.ts';
import { CELLS, eachCellIn, type Mask, type Plane, yOf } from './head-grid.ts';
import type { Lab, LabPlanes } from './lab.ts';
import { depthInside, inflate, outsideOf, roundBorder, toPlane } from './masks.ts';
import { medianOf } from './paint-inner-face.ts';
import { blur, blurWithin, evenColours, rise } from './planes.ts';
import type { Skull } from './shape-skull.ts';

/** Hair or a cover as a moulded volume. */
export type MouldedShell = {
  /** Its outline and that of the skull under it: where it may not end in the open. */
  outline: Mask;
  front: Plane;
  back: Plane;
  colour: Lab;
  colours: LabPlanes;
};

/** Hair stands so far off the skull, and is round at its edges over so much, in the head's units; and so far under skin it is hidden. */
const THICK = 0.14;
const ROUND = 0.17;
const HIDDEN = { from: 0.1, more: 0.06, over: 0.1 };
/** How far locks stand out, and cloth's folds of what locks do. */
const LOCKS = 0.035;
const FOLDS = 0.25;
/** The depth of a head with its hair, and of hair that hangs: a limb of this radius. */
const HEAD_DEPTH = 1.3;
const MOST_DEPTH = 1.6;
const LIMB = { radius: 0.5, depth: 1.1, from: 0.4, to: 1.3 };

/** Moulds hair and covers onto a skull: its own outline, a round body, locks along the photo's strands. */
export function mouldShell(shell: Shell, skull: Skull, lightness: Plane, lab: LabPlanes): MouldedShell {
  const whole = roundBorder(
    shell.outline.map((value, cell) => +(value === 1 || skull.insideOutline[cell] > 0.02)),
    4,
  );
  const insideWhole = depthInside(whole);
  const volume = fillOut(whole, insideWhole);
  const inside = depthInside(shell.outline);
  const away = depthInside(outsideOf(shell.outline));
  const locks = combLocks(lightness, shell.outline).map(
    (value, cell) => value * (shell.isCover[cell] ? FOLDS : 1),
  );
  const front = skull.front.map((skin, cell) => {
    if (shell.outline[cell] === 0)
      return skin - HIDDEN.from - HIDDEN.more * Math.min(1, away[cell] / HIDDEN.over);
    const edge = Math.sqrt(1 - (1 - Math.min(1, inside[cell] / ROUND)) ** 2);
    const off = THICK * edge - 0.02 * (1 - edge);
    const body = Math.max(skin + off, Math.max(skin, volume[cell]) * 0.98 + off * 0.8);
    return (
      body + LOCKS * locks[cell] * Math.min(1, inside[cell] / 0.08) * Math.min(1, insideWhole[cell] / 0.12)
    );
  });
  const { colour, colours } = colourShell(shell, lab, locks);
  return {
    // Over the bare face it lies hidden; beside it, it must not show at all.
    outline: roundBorder(
      whole.map(
        (value, cell) =>
          +(
            value === 1 &&
            (shell.outline[cell] === 1 ||
              skull.insideOutline[cell] > 0.3 ||
              (skull.insideOutline[cell] > 0.06 && yOf(cell) < -0.2))
          ),
      ),
      2,
    ),
    front: blur(front, 1.4),
    back: blur(
      volume.map((depth, cell) => Math.max(depth * 1.02, skull.back[cell] + 0.1)),
      6,
    ),
    colour,
    colours,
  };
}

/** A round body over the whole outline; below the ears hair is as thick as it is broad. */
function fillOut(whole: Mask, insideWhole: Plane): Plane {
  const round = inflate(whole);
  let middle = 0.1;
  eachCellIn({ left: -0.3, right: 0.3, top: -0.5, bottom: 0.8 }, (cell) => {
    middle = Math.max(middle, round[cell]);
  });
  return round.map((height, cell) => {
    const depth = Math.min(MOST_DEPTH, (height / middle) * HEAD_DEPTH);
    const near = Math.min(insideWhole[cell], LIMB.radius);
    const limb = Math.sqrt(2 * LIMB.radius * near - near * near) * LIMB.depth;
    const low = rise(LIMB.from, LIMB.to, yOf(cell));
    return depth * (1 - low) + Math.min(depth, limb) * low;
  });
}

/** Of what is slow about the colours of hair so much stays, at most so much darker and lighter; and locks are so light. */
const SLOW = { deviation: 10, lightness: 0.6, colour: 0.7, darkest: -18, lightest: 22 };
const LOCK_LIGHT = { least: 2, most: 5.5, share: 0.07 };
/** Prints and folds of cloth stay as they are, in even colours. */
const PRINT = { reach: 3, alike: 9 };

function colourShell(shell: Shell, lab: LabPlanes, locks: Plane): { colour: Lab; colours: LabPlanes } {
  const seen = toPlane(shell.isSeen);
  const inner = depthInside(shell.isSeen);
  const sure = seen.map((value, cell) => +(value === 1 && inner[cell] > 0.05));
  const colour = medianOf(lab, sure.includes(1) ? sure : seen);
  const lock = Math.min(LOCK_LIGHT.most, LOCK_LIGHT.least + colour[0] * LOCK_LIGHT.share);
  const colours = lab.map((plane, channel) => {
    const slow = blurWithin(plane, seen, SLOW.deviation, colour[channel]);
    return slow.map((value, cell) => {
      const apart = Math.max(SLOW.darkest, Math.min(SLOW.lightest, value - colour[channel]));
      if (channel > 0) return colour[channel] + apart * SLOW.colour;
      return Math.max(2, colour[0] + apart * SLOW.lightness + locks[cell] * lock);
    });
  }) as LabPlanes;
  if (!shell.isCover.includes(1)) return { colour, colours };
  const print = evenColours(lab, shell.isSeen, PRINT.reach, PRINT.alike);
  const cover = blur(toPlane(shell.isSeen.map((value, cell) => value * shell.isCover[cell])), 2);
  for (let channel = 0; channel < 3; channel++)
    for (let cell = 0; cell < CELLS; cell++)
      colours[channel][cell] += (print[channel][cell] - colours[channel][cell]) * Math.min(1, cover[cell]);
  return { colour, colours };
}
