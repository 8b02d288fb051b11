import { appPaths } from '#shared/app-paths.ts';

/** Where the wizard goes on after the payment (docs/specification.md#wizard); without an order id it says that it is missing. */
export function resumePath(orderId: string | null): string {
  const query = new URLSearchParams(orderId ? { order_id: orderId } : {});
  query.set('payment_status', 'success');
  return `${appPaths.create}?${query}`;
}
