import { metal, plastic } from '#catalogue/mould.ts';
import { darken, lighten, type Rgb } from '#colour.ts';
import type { Paint } from '#sculpt/solid.ts';

/**
 * Paints that many things share. A paint is written as its colour and its gloss in per cent, which is 50 unless given:
 * - `#d92b2b 90` or `steel 90`: plastic of a colour, or a shared paint with another gloss
 * - `metal #c9ced6`: metal
 * - `vinyl #d39c77`: skin, into which light travels; `tulle #f8f6f1`: cloth that light shines through
 * - `tint #d92b2b 90`, `tint steel`: this, until the buyer wishes for another colour
 * - `tint darker 40% #23222a`: this, until the buyer wishes for another colour, and then a shade of that
 * - `plated brass`: metal in the colour that the buyer wishes for
 * - `fur darker 35%`, `fur lighter 20% 70`: a shade of another paint of the thing
 */
const SHARED: Readonly<Record<string, string>> = {
  steel: 'metal #c9ced6',
  brass: 'metal #e0b13a',

  white: '#f8f5ec',
  offWhite: '#f4f2ec 60',
  pearl: '#f4f2ec 90',
  snowWhite: '#f8f6f0 70',
  porcelain: '#f6f4ee 90',
  paper: '#fbf8ef 40',

  jetBlack: '#14121a 100',
  glossyBlack: '#23222a 70',
  black: '#23222a 60',
  mattBlack: '#23222a',
  rubber: '#23222a 35',
  tyreRubber: '#23222a 30',
  charcoal: '#2a2b31 60',
  ink: '#23242c',
  glossyInk: '#23242c 60',

  pine: '#dcb377 40',
  beech: '#c98a4a',
  oak: '#9a6638 40',

  leaf: '#3f9b46',
  deepLeaf: '#3f9a3c',
  brightLeaf: '#4aa84a',

  crust: '#d99a4e 40',
  orangeBeak: '#f59a23 70',
  rosePink: '#f0a0ac',
  clearGlass: '#e6eff2 100',
  windowGlass: '#b9e2f5 100',
};

const USUAL_GLOSS = 0.5;

/** How far light travels into each kind. */
const TRANSLUCENT: Readonly<Record<string, number>> = { vinyl: 0.8, tulle: 0.9 };

const WRITTEN =
  /^(?:(?<tint>tint|plated)(?: (?<tintWay>darker|lighter) (?<tintShare>\d+)%)? )?(?:(?<kind>metal|vinyl|tulle) )?(?<base>#[\da-f]{6}|[a-z][a-zA-Z\d]*)(?: (?<way>darker|lighter) (?<share>\d+)%)?(?: (?<gloss>\d+))?$/;

/**
 * Reads a paint in the colour that the buyer wishes for, or in its own. `named` are the paints of the thing.
 * @throws Error if it is not written as above, or names a paint that does not exist
 */
export function mixPaint(written: string, named: Readonly<Record<string, string>>, tint: Rgb | undefined): Paint {
  const { groups } = WRITTEN.exec(written) ?? {};
  if (!groups) throw new Error(`'${written}' is not a paint`);
  const gloss = groups.gloss === undefined ? undefined : Number(groups.gloss) / 100;
  const { base = '', way, share, tintWay, tintShare } = groups;
  const own = base.startsWith('#') ? ofColour(base, groups.kind, gloss) : ofName(base, named, tint);
  if (way) return plastic(shade(own.colour, way, share), gloss ?? USUAL_GLOSS);
  if (groups.tint === 'plated' && tint) return { ...own, colour: tint };
  if (groups.tint && tint) {
    const { translucent } = own;
    const wished = tintWay ? shade(tint, tintWay, tintShare) : tint;
    return { ...plastic(wished, gloss ?? own.gloss), ...(translucent !== undefined && { translucent }) };
  }
  return gloss === undefined || own.metal ? own : { ...own, gloss };
}

const shade = (colour: Rgb, way: string, share: string | undefined): Rgb =>
  (way === 'darker' ? darken : lighten)(colour, Number(share) / 100);

function ofColour(code: string, kind: string | undefined, gloss = USUAL_GLOSS): Paint {
  if (kind === 'metal') return metal(code);
  return kind ? { ...plastic(code, gloss), translucent: TRANSLUCENT[kind] } : plastic(code, gloss);
}

function ofName(name: string, named: Readonly<Record<string, string>>, tint: Rgb | undefined): Paint {
  const written = named[name] ?? SHARED[name];
  if (written === undefined) throw new Error(`There is no paint '${name}'`);
  return mixPaint(written, named, tint);
}
