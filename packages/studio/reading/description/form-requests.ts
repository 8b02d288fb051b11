import type { Colouring } from './assign-colours.ts';
import type { ShirtNumber } from './find-shirt-number.ts';
import type { Mention } from './mention.ts';
import type { Request } from './request.ts';

/** Joins the mentions that are neither denied nor names of colours with their colours and counts. */
export function formRequests(
  mentions: readonly Mention[],
  denied: readonly boolean[],
  counts: readonly number[],
  { colours, seconds, names }: Colouring,
  shirtNumber: ShirtNumber | undefined,
): Request[] {
  return mentions.flatMap((mention, index) => {
    if (denied[index] || names.has(mention)) return [];
    return {
      ...mention,
      ...(mention === shirtNumber?.garment && asJersey(mention)),
      count: counts[index] ?? 1,
      second: seconds[index],
      colour: colours[index] ?? mention.material?.usual ?? mention.meaning.usual,
    };
  });
}

/** 'Number 10 shirt' means a jersey. */
function asJersey({ meaning }: Mention): Pick<Mention, 'meaning'> {
  const garments = meaning.garments.map((kind) => (kind === 'shirt' ? 'jersey' : kind));
  return { meaning: { ...meaning, garments } };
}
