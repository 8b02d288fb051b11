import type { Headwear } from '../../../catalogue/headwear/headwear.ts';
import type { CharacterOptions } from '../character-options.ts';
import type { Request } from '../mentions/mention.ts';

/**
 * A hat that the words name goes before the hat of a role. The hat of a role has the role's colour: 'purple wizard'.
 * A wizard's hat or headscarf without a colour has the colour of the robe.
 */
export function chooseHeadwear(
  requests: readonly Request[],
  unwanted: ReadonlySet<Headwear> | 'all',
  garments: CharacterOptions['garments'],
): CharacterOptions['headwear'] {
  const named = requests.flatMap(({ meaning, colour }) => meaning.headwear.map((kind) => ({ kind, colour })));
  const implied = requests.flatMap(({ meaning, colour }) =>
    meaning.roles.flatMap(({ headwear }) =>
      headwear ? [{ kind: headwear, colour, implied: true as const }] : [],
    ),
  );
  // 'Sunglasses and no hat' takes the hat of a role away, and leaves what the words name.
  const wanted =
    unwanted === 'all' ? named : [...named, ...implied].filter(({ kind }) => !unwanted.has(kind));
  // A hat goes with sunglasses, which are then worn as glasses.
  const hat = wanted.find(({ kind }) => kind !== 'sunglasses') ?? wanted[0];
  if (hat?.kind !== 'wizard-hat' && hat?.kind !== 'headscarf') return hat;
  return { ...hat, colour: hat.colour ?? garments.get('robe') };
}
