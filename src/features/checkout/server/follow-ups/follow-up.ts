import type { OrderPurpose } from '../../contract.ts';
import type { OrderRow } from '../../tables.ts';

/** What a completed toy twin can be bought more of. */
export type FollowUpPurpose = Exclude<OrderPurpose, 'toytwin'>;

/** An order for a toy twin that is completed already (decision 040). */
export type FollowUpRow = OrderRow & { purpose: FollowUpPurpose };

/** Whether an order is for a toy twin that is completed already. */
export function isFollowUp(order: OrderRow): order is FollowUpRow {
  return order.purpose !== 'toytwin';
}
