import type { Rgb } from '../src/services/imaging/studio/colour.ts';
import { COLOUR_WORDS } from '../src/services/imaging/studio/description/colour-words.ts';
import { readDescription } from '../src/services/imaging/studio/description/read-description.ts';

const colourNames = new Map(
  [...COLOUR_WORDS]
    .filter(([name]) => !/^(hell|dunkel)/.test(name))
    .reverse()
    .map(([name, colour]) => [colour.join(), name]),
);
const nameOf = (colour: Rgb | undefined) => (colour ? `:${colourNames.get(colour.join()) ?? 'mixed'}` : '');

/** Everything a text asks for in one line: accessories, headwear, garments, pose, pattern, theme. */
export function summariseDescription(text: string): string {
  const { accessories, headwear, garments, pose, pattern, number, theme, colour } = readDescription(text);
  return [
    ...accessories.map((thing) => thing.kind + nameOf(thing.colour)),
    ...(headwear ? [`^${headwear.kind}${nameOf(headwear.colour)}`] : []),
    ...[...garments].map(([kind, own]) => `+${kind}${nameOf(own)}`),
    ...(pose ? [`~${pose}`] : []),
    ...(pattern ? [`#${pattern}`] : []),
    ...(number ? [`№${number}`] : []),
    ...(colour ? [`*${nameOf(colour)}`] : []),
    `@${theme}`,
  ].join(' ');
}
