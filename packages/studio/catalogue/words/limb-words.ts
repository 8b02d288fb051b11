import { readWordTable } from '../entry.ts';
import { grammar } from '../languages/languages.ts';
/** Artificial limbs. */
export const LIMBS = ['blade', 'blades', 'leg', 'legs', 'hook', 'arm'] as const;
export type Limb = (typeof LIMBS)[number];

/** What each limb is called. */
export const LIMB_WORDS = readWordTable<Limb>('limbs', {
  blade: `running blade, right running blade, left running blade, leg blade, blade leg, prosthetic blade,
    prosthetic leg blade, prosthetic running blade, prosthetic running leg, running prosthesis, carbon blade,
    blade runner`,
  blades: 'running blades, leg blades, prosthetic blades, prosthetic running blades, carbon blades',
  leg: `prosthetic leg, prosthetic right leg, prosthetic left leg, right prosthetic leg, left prosthetic leg,
    artificial leg, leg prosthesis, prosthetic limb, prosthetic foot, bionic leg, below knee prosthesis
    · de beinprothese · fr jambe artificielle · es protesis de pierna · emoji 🦿`,
  legs: 'prosthetic legs, artificial legs, bionic legs',
  hook: `hook hand, hook for a hand, hook for hand, hook as a hand, pirate hook, captain hook, hook arm,
    captain hooks hook, a hook · de hakenhand · es garfio`,
  arm: `prosthetic arm, artificial arm, bionic arm, arm prosthesis, prosthetic hand, artificial hand, bionic hand
    · de armprothese · fr bras artificiel · es protesis de brazo · emoji 🦾`,
});

/** Words for the right side. Without one a limb is the left. */
const RIGHT = grammar(['right']);
/** How many words may stand between 'right' and its limb. */
const REACH = 3;

/** The side of the limb at an index of the tokens, for the viewer: the figure's right is the viewer's left, -1. */
export function sideOf(tokens: readonly string[], at: number, end: number): -1 | 1 {
  const near = tokens.slice(Math.max(0, at - REACH), end + REACH);
  return near.some((token) => RIGHT.has(token)) ? -1 : 1;
}
