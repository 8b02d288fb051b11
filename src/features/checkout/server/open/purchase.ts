import type { Tier } from '#features/toytwins/contract.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { AppError } from '#shared/errors.ts';
import type { OrderPurpose } from '../../contract.ts';
import type { OrderRow } from '../../tables.ts';

/** What is bought, for which toy twin, and the rules of its kind. */
export interface Purchase {
  toytwin: ToytwinRow;
  purpose: OrderPurpose;
  /** What is drawn. */
  tier: Tier;
  /** The refusal when an earlier order turns out to be paid. */
  alreadyPaid(): AppError;
  /**
   * Locks the toy twin, so that neither it nor its owner's account can be deleted before the order is written, and looks
   * again whether this can be bought. @throws {AppError} `conflict` if not.
   */
  lock(transaction: Database): Promise<void>;
  /** Whether an open order is for the very same; without this, each of its purpose is. */
  isSame?(order: OrderRow): Promise<boolean>;
  /** Writes what belongs to the order, in its transaction. */
  record?(transaction: Database, orderId: string): Promise<void>;
}

/** Who pays, and the origin of the pages to which the provider sends them back. */
export interface Buyer {
  email: string;
  origin: string;
}
