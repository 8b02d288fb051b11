import { eq } from 'drizzle-orm';
import { cancelOrder } from '#features/checkout/server/end/cancel-order.ts';
import { orders } from '#features/checkout/tables.ts';
import { photos } from '#features/photos/tables.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { deleteMails } from '#services/mail/outbox.ts';
import { users } from '../tables.ts';
import { deleteFiles, deleteFilesLater } from './delete-files.job.ts';

/** What stands in a receipt in the place of somebody who left. */
const GONE = 'deleted';

/**
 * Deletes a person: held payments are given back, then pictures, photos, records and the sign-in go. Receipts
 * stay for the books, without the person. Safe to repeat after a crash: records and sign-in go together, or stay.
 * @throws {AppError} `conflict` while a toy twin is just being charged.
 */
export async function deleteAccount(services: Services, caller: Caller): Promise<void> {
  const { database, storage, identity, payment, outboxDir } = services;
  const own = await database.select().from(orders).where(eq(orders.uid, caller.uid));
  for (const order of own) {
    if (order.status === 'open' || order.status === 'authorized') await cancelOrder(services, order);
  }
  await payment.sandbox?.forgetBuyer(own.map(({ id }) => id));
  // Most of the work, and a slow store takes long for it: no connection of the database is held meanwhile.
  await deleteFiles(storage, caller.uid);
  const kept = await database.transaction(async (transaction) => {
    // Orders before toy twins, as everybody else who changes both: the other way round, two would wait for each other.
    await transaction.select({ id: orders.id }).from(orders).where(eq(orders.uid, caller.uid)).for('update');
    // Of these photos nobody makes a new toy twin from now on.
    await transaction.select({ id: photos.id }).from(photos).where(eq(photos.uid, caller.uid)).for('update');
    await transaction.delete(toytwins).where(eq(toytwins.uid, caller.uid));
    // Only now: who was just opening an order held its toy twin until it was written.
    const receipts = await transaction
      .update(orders)
      .set({ uid: GONE, title: 'Toy Twin' })
      .where(eq(orders.uid, caller.uid))
      .returning({ id: orders.id });
    await transaction.delete(photos).where(eq(photos.uid, caller.uid));
    await transaction.delete(users).where(eq(users.uid, caller.uid));
    // Again, what was stored since. Before the records are forgotten: when the store fails, nothing is, and it can be
    // asked for again.
    await deleteFiles(storage, caller.uid);
    await deleteFilesLater(services, transaction, caller.uid);
    await deleteMails(outboxDir, ({ to }) => to.toLowerCase() === caller.email.toLowerCase());
    // Last: ID tokens that were issued meanwhile must not hold either.
    await identity.deleteUser(transaction, caller.uid);
    return receipts;
  });
  identity.verifyToken.forget(caller.uid);
  // Again, what another window has opened or paid since.
  await payment.sandbox?.forgetBuyer(kept.map(({ id }) => id));
}
