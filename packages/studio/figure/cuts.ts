import type { Garment } from '../catalogue/garments/garments.ts';
import { hex, type Rgb } from '../colour.ts';

/** How an upper garment is cut; `trunks` are worn with nothing above them. */
export type Cut = {
  /** `full` ones are gathered at the wrist, `wide` ones open there; `inner` are those of what is under it. */
  sleeves: 'long' | 'short' | 'none' | 'wide' | 'full' | 'inner';
  /** Where it opens: an open front or V shows the inner garment. */
  front: 'closed' | 'open' | 'v' | 'wrapped';
  /** Tucked in under a belt, hanging over the trousers, or flaring down to the knees or ankles. */
  hem: 'tucked' | 'over' | 'knee' | 'ankle' | 'body';
  neck: 'crew' | 'shirt' | 'lapels' | 'hood' | 'roll' | 'stand' | 'torus' | 'band' | 'none';
  gloss: number;
  metal?: true;
  /** Its usual colour, where it has one. */
  colour?: Rgb;
};

/** How trousers are cut; `plain` where nobody chose. */
export type TrouserCut = 'plain' | 'jeans' | 'chinos' | 'tailored' | 'joggers' | 'leggings' | 'wide';

/** Special ones first: words that ask for several get the first. */
const cuts = {
  spacesuit: {
    sleeves: 'long',
    front: 'closed',
    hem: 'body',
    neck: 'torus',
    gloss: 0.8,
    colour: hex('#eceae4'),
  },
  armour: {
    sleeves: 'long',
    front: 'closed',
    hem: 'tucked',
    neck: 'torus',
    gloss: 1.3,
    metal: true,
    colour: hex('#b4bac4'),
  },
  tuxedo: { sleeves: 'long', front: 'v', hem: 'over', neck: 'lapels', gloss: 0.6, colour: hex('#23222a') },
  suit: { sleeves: 'long', front: 'v', hem: 'over', neck: 'lapels', gloss: 0.5 },
  'lab-coat': {
    sleeves: 'long',
    front: 'open',
    hem: 'knee',
    neck: 'lapels',
    gloss: 0.5,
    colour: hex('#f4f3ef'),
  },
  'leather-jacket': {
    sleeves: 'long',
    front: 'open',
    hem: 'over',
    neck: 'lapels',
    gloss: 1.2,
    colour: hex('#2a262a'),
  },
  'denim-jacket': {
    sleeves: 'long',
    front: 'open',
    hem: 'over',
    neck: 'lapels',
    gloss: 0.4,
    colour: hex('#4a6a9c'),
  },
  blazer: { sleeves: 'long', front: 'v', hem: 'over', neck: 'lapels', gloss: 0.5 },
  kimono: { sleeves: 'wide', front: 'wrapped', hem: 'ankle', neck: 'none', gloss: 0.6 },
  gi: { sleeves: 'wide', front: 'wrapped', hem: 'over', neck: 'none', gloss: 0.4, colour: hex('#f4f3ef') },
  sari: { sleeves: 'short', front: 'closed', hem: 'ankle', neck: 'none', gloss: 0.9 },
  robe: { sleeves: 'wide', front: 'closed', hem: 'ankle', neck: 'band', gloss: 0.4 },
  coat: { sleeves: 'long', front: 'open', hem: 'knee', neck: 'lapels', gloss: 0.45 },
  gown: { sleeves: 'short', front: 'closed', hem: 'ankle', neck: 'none', gloss: 0.8 },
  dress: { sleeves: 'short', front: 'closed', hem: 'knee', neck: 'none', gloss: 0.8 },
  onesie: { sleeves: 'long', front: 'closed', hem: 'body', neck: 'hood', gloss: 0.35 },
  wetsuit: {
    sleeves: 'long',
    front: 'closed',
    hem: 'body',
    neck: 'band',
    gloss: 0.9,
    colour: hex('#26282f'),
  },
  swimsuit: { sleeves: 'none', front: 'closed', hem: 'body', neck: 'none', gloss: 1 },
  uniform: {
    sleeves: 'long',
    front: 'closed',
    hem: 'tucked',
    neck: 'shirt',
    gloss: 0.5,
    colour: hex('#2f4a7c'),
  },
  scrubs: {
    sleeves: 'short',
    front: 'closed',
    hem: 'over',
    neck: 'crew',
    gloss: 0.4,
    colour: hex('#4f9db0'),
  },
  jersey: { sleeves: 'short', front: 'closed', hem: 'over', neck: 'band', gloss: 0.8 },
  pyjamas: {
    sleeves: 'long',
    front: 'closed',
    hem: 'over',
    neck: 'shirt',
    gloss: 0.4,
    colour: hex('#7fa6d6'),
  },
  vest: { sleeves: 'inner', front: 'v', hem: 'over', neck: 'none', gloss: 0.5 },
  poncho: { sleeves: 'long', front: 'closed', hem: 'over', neck: 'crew', gloss: 0.35 },
  'zip-jacket': { sleeves: 'long', front: 'closed', hem: 'over', neck: 'stand', gloss: 0.5 },
  jacket: { sleeves: 'long', front: 'open', hem: 'over', neck: 'lapels', gloss: 0.55 },
  hoodie: { sleeves: 'long', front: 'closed', hem: 'over', neck: 'hood', gloss: 0.4 },
  cardigan: { sleeves: 'long', front: 'v', hem: 'over', neck: 'none', gloss: 0.35 },
  jumper: { sleeves: 'long', front: 'closed', hem: 'over', neck: 'roll', gloss: 0.35 },
  polo: { sleeves: 'short', front: 'closed', hem: 'over', neck: 'shirt', gloss: 0.5 },
  blouse: { sleeves: 'full', front: 'closed', hem: 'over', neck: 'band', gloss: 0.6 },
  shirt: { sleeves: 'long', front: 'closed', hem: 'tucked', neck: 'shirt', gloss: 0.5 },
  tank: { sleeves: 'none', front: 'closed', hem: 'over', neck: 'none', gloss: 0.5 },
  tee: { sleeves: 'short', front: 'closed', hem: 'over', neck: 'crew', gloss: 0.5 },
  trunks: { sleeves: 'none', front: 'closed', hem: 'tucked', neck: 'none', gloss: 0.8 },
} satisfies Partial<Record<Garment, Cut>>;
export type Top = keyof typeof cuts;

/** The cut of every upper garment. */
export const CUTS: Readonly<Record<Top, Cut>> = cuts;

/** Upper garments in their order above. */
export const TOPS = Object.keys(cuts) as Top[];

/** The cut in which it is worn: buttoned up, what is usually open is closed to the collar. */
export function cutOf({ top, buttoned, untucked }: { top: Top; buttoned: boolean; untucked: boolean }): Cut {
  const cut: Cut = untucked ? { ...CUTS[top], hem: 'over' } : CUTS[top];
  if (!buttoned) return cut;
  return { ...cut, front: 'closed', neck: cut.neck === 'lapels' ? 'shirt' : cut.neck };
}
