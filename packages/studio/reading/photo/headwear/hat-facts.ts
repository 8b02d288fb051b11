import type { ClothFrame } from './cloth-frame.ts';
import type { HatShape } from './hat-shape.ts';

/** What distinguishes one hat from another, in the head's units. */
export type HatFacts = HatShape & {
  /** What is around the face. */
  frame: ClothFrame;
  /** How dark the forehead is just below it, as a share of the cheeks: a brim throws a shadow. */
  shade: number;
  /** How far the head is turned to either side, radians. */
  turn: number;
  /** The network takes it for cloth. */
  isCloth: boolean;
  /** What lies next to the jaw may be the same: a hat of wool is no cloth to the network, the scarf below it is. */
  isOneCloth: boolean;
  /** It has the colour of the clothes. */
  isLikeClothes: boolean;
  /** Brightness, 0 to 1, and how much colour it has, 0 to 255. */
  light: number;
  vivid: number;
};
