import type { OrderRow } from '../../tables.ts';

/** Whether the operator gives the order's toy twin away: its money was released, and it is made free of charge. */
export function isGiven({ status, givenAt }: OrderRow): boolean {
  return status === 'released' && givenAt !== null;
}
