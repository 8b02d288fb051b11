import type { PartKind } from '../../../catalogue/parts.ts';
import type { Role } from '../../../catalogue/roles/roles.ts';
import { type Meaning, type Mention, withMeaning } from '../mentions/mention.ts';

/** The ids of parts that the owner took out of the box: `thing:guitar`. */
export type Removed = ReadonlySet<string>;

/** Takes roles out, and with them all that they alone bring. */
export function takeOutRoles<M extends Mention>(mentions: readonly M[], removed: Removed): M[] {
  return mentions.map((mention) => {
    const isOut = (name?: string) => name !== undefined && removed.has(`role:${name}`);
    const roles = mention.meaning.roles.filter(({ id, formerly }) => !isOut(id) && !isOut(formerly));
    return withMeaning(mention, { roles });
  });
}

/** Takes all other parts out of what the words ask for, as if neither a word nor a role had named them. */
export const takeOutParts = <M extends Mention>(mentions: readonly M[], removed: Removed): M[] =>
  mentions.map((mention) => withMeaning(mention, withoutParts(mention.meaning, removed)));

function withoutParts(meaning: Meaning, removed: Removed): Meaning {
  const keep = keeperOf(removed);
  const isHairless = removed.has('hair:hair') || removed.has('hair:bald');
  return {
    ...meaning,
    accessories: keep('thing', meaning.accessories),
    garments: keep('garment', meaning.garments).filter((kind) => !(isHairless && kind === 'hair')),
    headwear: keep('headwear', meaning.headwear),
    poses: keep('pose', meaning.poses),
    patterns: keep('pattern', meaning.patterns),
    face: keep('face', meaning.face),
    limbs: keep('aid', meaning.limbs),
    wheelchair: meaning.wheelchair && !removed.has('aid:wheelchair'),
    hair: isHairless ? [] : meaning.hair,
    haircuts: isHairless ? [] : meaning.haircuts,
    roles: meaning.roles.map((role) => withoutPartsOf(role, removed)),
  };
}

/** A role that brings less than it usually does. */
function withoutPartsOf({ things, garments, headwear, pose, beard, ...role }: Role, removed: Removed): Role {
  const keep = keeperOf(removed);
  return {
    ...role,
    ...(things && { things: keep('thing', things) }),
    ...(garments && { garments: keep('garment', garments) }),
    ...(headwear && !removed.has(`headwear:${headwear}`) && { headwear }),
    ...(pose && !removed.has(`pose:${pose}`) && { pose }),
    ...(beard && !removed.has('face:full') && { beard }),
  };
}

const keeperOf =
  (removed: Removed) =>
  <Name extends string>(kind: PartKind, names: readonly Name[]): Name[] =>
    names.filter((name) => !removed.has(`${kind}:${name}`));
