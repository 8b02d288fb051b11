import type { HairOutline } from './hair-outline.ts';
import { archOf, middleOf } from './tied-hair.ts';

/** What a photo tells of hair that lies close to the head. */
export type CloseFacts = {
  outline: HairOutline;
  isCrownSeen: boolean;
};

/** The arch in which drawn hair begins is so deep, below a front that has gone, and so much hair shows above it. */
const ARCHED = { least: 0.27, line: 1.42, depth: { least: 0.3, most: 0.6 } };

/** Whether hair lies close and begins in an arch: it is combed back from all of the brow, and none of it is clipped. */
export function isCombedBack({ outline, isCrownSeen }: CloseFacts): boolean {
  const depth = depthOf(outline);
  return (
    isCrownSeen &&
    archOf(outline.hairline) >= ARCHED.least &&
    middleOf(outline.hairline) < ARCHED.line &&
    depth >= ARCHED.depth.least &&
    depth < ARCHED.depth.most
  );
}

/** How much hair stands between the hairline and the crown. */
const depthOf = ({ hairline, top }: HairOutline) => Math.max(...top) - middleOf(hairline);
