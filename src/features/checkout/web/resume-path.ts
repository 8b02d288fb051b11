import { appPaths } from '#shared/app-paths.ts';

/**
 * Where the buyer continues after the payment: to the wizard (docs/specification.md#wizard), which says so if the order id is
 * missing; after a follow-up order to its toy twin.
 */
export function resumePath(orderId: string | null, toytwinId: string | null = null): string {
  const query = new URLSearchParams(orderId ? { order_id: orderId } : {});
  if (toytwinId) return `${toytwinPath(toytwinId)}?${query}`;
  query.set('payment_status', 'success');
  return `${appPaths.create}?${query}`;
}

/** The page of one toy twin. */
export function toytwinPath(toytwinId: string): string {
  return `${appPaths.gallery}/${encodeURIComponent(toytwinId)}`;
}
