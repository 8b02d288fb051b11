import type { Group, Paint } from '../sculpt/solid.ts';
import { sloganDecal } from '../typesetting/print-words.ts';
import { applique } from './applique.ts';
import type { Build } from './build.ts';
import { isSloganed } from './clothes-print.ts';
import { lifeSupport, obi, plates, poncho, rope, sash, shawl, wrapped } from './costume.ts';
import { cutOf, type Top } from './cuts.ts';
import type { Outfit } from './outfit.ts';
import type { Paints } from './paints.ts';
import type { Sewing } from './sewing.ts';
import { button, patch, strap } from './surface.ts';
import {
  badge,
  buttons,
  chestPocket,
  coatBelt,
  doubleRow,
  epaulettes,
  flaps,
  kangaroo,
  pens,
  placket,
  pockets,
  ribbedFront,
  square,
  stitching,
  studs,
  zip,
} from './tailoring.ts';

/** Pockets, buttons, zips, plates and badges of an upper garment, in relief. */
export function sculptDetails(
  outfit: Outfit,
  paints: Paints,
  build: Build,
  form: Group,
  length: number,
): Group[] {
  const sewing: Sewing = { outfit, paints, build, form, length };
  if (outfit.overalls) return bib(sewing, outfit.overalls);
  // Pockets would show through an apron.
  if (outfit.apron) return [];
  const besideWords = outfit.sloganInside ? BESIDE_GAP : isSloganed(outfit) ? BESIDE_WORDS : undefined;
  const details = besideWords?.[outfit.top] ?? DETAILS[outfit.top];
  return [...(details?.(sewing) ?? []), ...braces(sewing)];
}

const DETAILS: Readonly<Partial<Record<Top, (sewing: Sewing) => Group[]>>> = {
  suit: (s) => [buttons(s, [0.34, 0.2], s.paints.leather), ...flaps(s, 0.1)],
  tuxedo: (s) => [buttons(s, [0.34, 0.2], s.paints.white), ...flaps(s, 0.1), square(s)],
  blazer: (s) => [buttons(s, [0.34, 0.2], s.paints.leather), ...pockets(s)],
  cardigan: (s) => [...ribbedFront(s), buttons(s, [0.34, 0.2, 0.06], s.paints.leather, 0.026), ...pockets(s)],
  'denim-jacket': (s) => [...chestPocket(s, 1), ...chestPocket(s, -1), ...stitching(s), studs(s)],
  vest: (s) => [buttons(s, [0.36, 0.24, 0.12], s.paints.gold), ...flaps(s, 0.16)],
  jacket: (s) => [...flaps(s, 0.12), ...chestPocket(s, -1)],
  coat: (s) => flaps(s, 0.08),
  'lab-coat': (s) => [...pockets(s), ...pens(s)],
  'leather-jacket': (s) => [zip(s, 0.085, 0.115, s.paints.steel), ...flaps(s, 0.14), studs(s)],
  'zip-jacket': (s) => [zip(s, 0, 0, s.paints.steel), ...flaps(s, 0.12)],
  shirt: (s) => [
    placket(s),
    buttons(s, [0.78, 0.6, 0.42, 0.24, 0.06].filter(isClosed(s)), s.paints.white),
    ...chestPocket(s, 1),
  ],
  polo: (s) => [buttons(s, [0.86, 0.72], s.paints.white)],
  pyjamas: (s) => [placket(s), buttons(s, [0.74, 0.52, 0.3, 0.08], s.paints.white), ...chestPocket(s, 1)],
  uniform: (s) => [placket(s), ...chestPocket(s, 1), ...chestPocket(s, -1), badge(s), ...epaulettes(s)],
  hoodie: (s) => kangaroo(s),
  onesie: (s) => kangaroo(s),
  wetsuit: (s) => [zip(s, 0, 0, s.paints.steel)],
  spacesuit: (s) => lifeSupport(s),
  armour: (s) => plates(s),
  kimono: (s) => [...wrapped(s), ...obi(s)],
  gi: (s) => [...wrapped(s), ...rope(s, 0.055)],
  scrubs: (s) => chestPocket(s, 1),
  sari: (s) => shawl(s),
  robe: (s) => rope(s),
  gown: (s) => sash(s),
  dress: (s) => sash(s),
  poncho: (s) => poncho(s),
};

/** Below an open collar. */
const isClosed =
  ({ outfit: { neckline } }: Sewing) =>
  (share: number) =>
    share < 1 - (neckline?.deep ?? 0);

/** What is left of the details if words stand on the chest: nothing covers the words. */
const BESIDE_WORDS: typeof DETAILS = {
  jacket: (s) => [...flaps(s, 0.12), buttons(s, [0.26, 0.12, -0.02], s.paints.steel)],
  'leather-jacket': (s) => flaps(s, 0.14),
  coat: (s) => [...doubleRow(s, [0.36, 0.2], s.paints.leather), ...coatBelt(s)],
  'lab-coat': (s) => [...pockets(s), buttons(s, [0.26, 0.1, -0.06], s.paints.white)],
  vest: (s) => flaps(s, 0.16),
  uniform: (s) => epaulettes(s),
  wetsuit: () => [],
  'zip-jacket': (s) => flaps(s, 0.12),
  scrubs: () => [],
};

/** What is left of the details if the garment opens wide for words beneath: nothing hangs over the gap. */
const BESIDE_GAP: typeof DETAILS = {
  jacket: (s) => flaps(s, 0.12),
  'leather-jacket': (s) => flaps(s, 0.14),
  coat: (s) => flaps(s, 0.08),
  'lab-coat': (s) => pockets(s),
};

/** Two straps from the waist over the shoulders; an open jacket hides them. */
function braces({ form, length, build, paints, outfit }: Sewing): Group[] {
  if (!outfit.braces || cutOf(outfit).front !== 'closed') return [];
  const cloth: Paint = { colour: outfit.braces, gloss: build.gloss * 0.5 };
  const x = build.chest[0] * 0.5;
  return [-1, 1].flatMap((side): Group[] => [
    strap(
      form,
      [0.02, 0.22, 0.44, 0.66, 0.8, 0.92, 1.03].map(
        (share) => [side * x * (0.78 + share * 0.18), length * share] as const,
      ),
      [0.026, 0.028],
      0.018,
      cloth,
    ),
    [button(form, [side * x * 0.79, length * 0.07], 0.02, 0.034, paints.gold)],
  ]);
}

/** The bib of overalls and its braces. */
function bib(
  { form, length, build, paints, outfit: { slogan } }: Sewing,
  colour: Outfit['topColour'],
): Group[] {
  const cloth: Paint = { colour, gloss: build.gloss * 0.5 };
  const x = build.chest[0] * 0.5;
  const bibCloth = slogan ? { ...cloth, decal: sloganDecal(slogan, colour, x * 1.05, length * 0.8) } : cloth;
  const outline = [
    [-x, length * 0.7],
    [-x * 1.5, -length * 0.06],
    [x * 1.5, -length * 0.06],
    [x, length * 0.7],
  ] as const;
  const brace = (side: number): Group =>
    strap(
      form,
      [0.66, 0.8, 0.92, 1.03].map((share) => [side * x * (0.72 + share * 0.24), length * share] as const),
      [0.028, 0.03],
      0.02,
      cloth,
    );
  return [
    applique(form, outline, 0.02, bibCloth),
    brace(-1),
    brace(1),
    [-1, 1].map((side) => button(form, [side * x * 0.86, length * 0.64], 0.022, 0.036, paints.gold)),
    ...(slogan
      ? []
      : [[patch(form, [0, length * 0.44], [x * 0.54, x * 0.4, 0.03], cloth, { round: 0.012 })]]),
  ];
}
