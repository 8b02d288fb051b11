import { eq } from 'drizzle-orm';
import { cancelOrder } from '#features/checkout/server/end/cancel-order.ts';
import { orders } from '#features/checkout/tables.ts';
import { photos } from '#features/photos/tables.ts';
import { users } from '#features/profiles/tables.ts';
import { deleteOperatorMails } from '#features/toytwins/server/mail-operator.ts';
import { deletedSerials, toytwins } from '#features/toytwins/tables.ts';
import { noteErasure } from '#services/database/erasures.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { deleteMails } from '#services/mail/outbox.ts';
import { toEmailAddress } from '#shared/email-address.ts';
import { deleteFiles, deleteFilesLater } from './delete-files.job.ts';

/** Replaces the uid in the receipts of a deleted account. */
const DELETED = 'deleted';

/**
 * Deletes an account: releases its payments, then deletes pictures, photos, records and the login. Receipts are kept for
 * accounting, without the person. Safe to repeat after a crash: records and login are deleted together or not at all.
 * @throws {AppError} `conflict` while a toy twin is being charged.
 */
export async function deleteAccount(
  services: Services,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<void> {
  const { database, storage, identity, payment, outboxDir } = services;
  const own = await database.select().from(orders).where(eq(orders.uid, caller.uid));
  for (const order of own) {
    if (order.status === 'open' || order.status === 'authorized') await cancelOrder(services, order);
  }
  await payment.sandbox?.eraseCustomer(own.map(({ id }) => id));
  // Most files, before the transaction: a slow storage must not keep a database connection busy.
  await deleteFiles(storage, caller.uid);
  const kept = await database.transaction(async (transaction) => {
    // Locks orders before toy twins, as all other code does, to avoid deadlocks.
    await transaction.select({ id: orders.id }).from(orders).where(eq(orders.uid, caller.uid)).for('update');
    // Locks the photos, so that no new toy twin is made of them.
    await transaction.select({ id: photos.id }).from(photos).where(eq(photos.uid, caller.uid)).for('update');
    const toys = await transaction
      .delete(toytwins)
      .where(eq(toytwins.uid, caller.uid))
      .returning({ id: toytwins.id });
    await transaction.delete(deletedSerials).where(eq(deletedSerials.uid, caller.uid));
    // After the toy twins: a checkout locks its toy twin until its order is written, and that order belongs here, too.
    const receipts = await transaction
      .update(orders)
      .set({ uid: DELETED, title: 'Toy Twin' })
      .where(eq(orders.uid, caller.uid))
      .returning({ id: orders.id });
    await transaction.delete(photos).where(eq(photos.uid, caller.uid));
    await transaction.delete(users).where(eq(users.uid, caller.uid));
    // Again, for files that were stored since. Before the commit: when the storage fails, the records stay, and the
    // call can be repeated.
    await deleteFiles(storage, caller.uid);
    await deleteFilesLater(services, transaction, caller.uid);
    await noteErasure(transaction);
    await deleteMails(outboxDir, ({ to }) => toEmailAddress(to) === caller.email);
    await deleteOperatorMails(
      services,
      toys.map(({ id }) => id),
    );
    // Last, so that ID tokens that were issued during the deletion are revoked, too.
    await identity.deleteUser(transaction, caller.uid);
    return receipts;
  });
  identity.verifyToken.forget(caller.uid);
  // Again, for pages that another window has opened since.
  await payment.sandbox?.eraseCustomer(kept.map(({ id }) => id));
}
