import { metal, plastic } from './mould.ts';

// Paints that several things share. A paint of one thing only is in the file of that thing.

// Metals.
export const steel = metal('#c9ced6');
export const armourSteel = metal('#b6bdc8');
export const brass = metal('#e0b13a');

// Whites, from warm paint to glazed clay.
export const white = plastic('#f8f5ec', 0.5);
export const offWhite = plastic('#f4f2ec', 0.6);
export const pearl = plastic('#f4f2ec', 0.9);
export const snowWhite = plastic('#f8f6f0', 0.7);
export const porcelain = plastic('#f6f4ee', 0.9);
export const paper = plastic('#fbf8ef', 0.4);

// Blacks, from the gloss of an eye to the dull tread of a tyre.
export const jetBlack = plastic('#14121a', 1);
export const glossyBlack = plastic('#23222a', 0.7);
export const black = plastic('#23222a', 0.6);
export const mattBlack = plastic('#23222a', 0.5);
export const rubber = plastic('#23222a', 0.35);
export const tyreRubber = plastic('#23222a', 0.3);
export const charcoal = plastic('#2a2b31', 0.6);
export const ink = plastic('#23242c', 0.5);
export const glossyInk = plastic('#23242c', 0.6);

// Woods, from pale to dark.
export const pine = plastic('#dcb377', 0.4);
export const beech = plastic('#c98a4a', 0.5);
export const oak = plastic('#9a6638', 0.4);

// Leaves.
export const leaf = plastic('#3f9b46', 0.5);
export const deepLeaf = plastic('#3f9a3c', 0.5);
export const brightLeaf = plastic('#4aa84a', 0.5);

export const crust = plastic('#d99a4e', 0.4);
export const orangeBeak = plastic('#f59a23', 0.7);
export const rosePink = plastic('#f0a0ac', 0.5);
export const clearGlass = plastic('#e6eff2', 1);
export const windowGlass = plastic('#b9e2f5', 1);
