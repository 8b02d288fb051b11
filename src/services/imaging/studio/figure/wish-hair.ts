import type { Wishes } from '../description/read-description.ts';
import type { Looks } from '../photo/measure-colours.ts';

/** The looks with the hair that the words ask for: 'pink hair', 'bald'. A bald head gets short hair to dye. */
export function wishHair(looks: Looks, { hair }: Pick<Wishes, 'hair'>): Looks {
  if (!hair) return looks;
  if (hair.bald) return { ...looks, hairLength: 'bald' };
  const hairLength = looks.hairLength === 'bald' ? 'short' : looks.hairLength;
  return { ...looks, hair: hair.colour ?? looks.hair, hairLength };
}
