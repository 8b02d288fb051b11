import { eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import { orderNumber } from '../../contract.ts';
import type { OrderRow } from '../../tables.ts';
import { receiptPaper } from './receipt-paper.ts';

const NOT_CHARGED = 'There is a receipt to download once your card is charged.';

/**
 * Prints the receipt of an order as PDF, with what is known of its refunds now.
 * @throws {AppError} `conflict` when nothing was charged.
 */
export async function printReceipt(
  { database, config, papers }: Pick<Services, 'database' | 'config' | 'papers'>,
  order: OrderRow,
): Promise<{ fileName: string; pdf: Uint8Array }> {
  const { capturedAt } = order;
  if (!capturedAt) throw new AppError('conflict', NOT_CHARGED);
  const [buyer] = await database
    .select({ name: users.displayName })
    .from(users)
    .where(eq(users.uid, order.uid));
  const pdf = await papers.print(receiptPaper({ ...order, capturedAt }, buyer?.name, config));
  return { fileName: `toy-twin-receipt-${orderNumber(order.id)}.pdf`, pdf };
}
