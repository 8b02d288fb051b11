import type { HairStyleId } from '../../look/vocabulary.ts';
import type { Looks } from '../../reading/photo/looks.ts';

/** The style of the hair: the one that the words name, or the one that is nearest to what is measured in the photo. */
export function chooseHairStyle(looks: Looks): HairStyleId {
  if (looks.hairStyle) return looks.hairStyle;
  const { hairLength, curly, fringe, hairHeight, hairWidth, hairline, hairEnd, parting, bun } = looks;
  if (hairLength === 'bald') return 'bald';
  if (bun) return 'high-bun';
  if (hairLength === 'long') return curly ? 'long-curly' : fringe ? 'long-fringe' : 'long-straight';
  if (hairLength === 'medium') {
    if (curly) return 'chin-curly';
    if (hairEnd < 1) return fringe ? 'pixie' : 'chin-wavy';
    return fringe ? 'bob-fringe' : 'bob';
  }
  if (curly) return hairHeight + hairWidth > 1.3 ? 'afro' : 'short-curly';
  if (hairLength === 'cropped') return hairline >= 1.3 ? 'receding' : 'buzz-cut';
  if (fringe) return 'short-fringe';
  if (hairline >= 1.35) return 'receding';
  if (hairHeight > 0.6) return 'quiff';
  return parting === 0 ? 'short-straight' : 'side-parting';
}
