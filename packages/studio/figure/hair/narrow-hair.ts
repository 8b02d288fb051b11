import { CROWN_DIRECTIONS } from '../../reading/photo/hair/crown-outline.ts';
import type { HairReach } from '../../reading/photo/hair/hair-reach.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import { radians } from './moulded-outline.ts';

/**
 * Fits hair to a head that is moulded narrower than the photo shows it: the hair stands out beyond this head by the
 * same share as in the photo.
 */
export function narrowHair(looks: Looks, seenCheek: number): Looks {
  const { hairReach, hairOpening, shape } = looks;
  const share = Math.min(1, shape.cheek / seenCheek);
  const narrower = (far: number | undefined) => far && far * share;
  return {
    ...looks,
    ...(hairReach && { hairReach: narrowReach(hairReach, share) }),
    ...(hairOpening && {
      hairOpening: { left: narrower(hairOpening.left), right: narrower(hairOpening.right) },
    }),
  };
}

function narrowReach(reach: HairReach, share: number): HairReach {
  const side = (far: readonly (number | undefined)[]) => far.map((each) => each && each * share);
  return {
    ...reach,
    left: side(reach.left),
    right: side(reach.right),
    crown: reach.crown?.map((far, index) => {
      const way = radians(CROWN_DIRECTIONS[index] ?? 90);
      return far / Math.hypot(Math.cos(way) / share, Math.sin(way));
    }),
  };
}
