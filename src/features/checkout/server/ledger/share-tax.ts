import type { MovementRow } from '../../tables.ts';
import type { Told } from './ask-movements.ts';

/**
 * Says how much of each new movement is tax: of what went back the same share as of the charge, rounded so that the sum
 * over all movements is exact, also if an older one is told later.
 * @param tax of the whole order.
 * @param booked the movements of the order that are booked already.
 * @param told new ones; the charge is the first of all.
 */
export function shareTax(tax: number, booked: readonly MovementRow[], told: readonly Told[]): MovementRow[] {
  const charged = [...booked, ...told].find(({ kind }) => kind === 'charge')?.amount ?? 0;
  const taxOf = (amount: number) => (charged === 0 ? 0 : Math.round((tax * amount) / charged));
  let left = booked.reduce((sum, { amount }) => sum + amount, 0);
  return told.map((movement) => {
    const before = taxOf(left);
    left += movement.amount;
    return { ...movement, tax: taxOf(left) - before };
  });
}
