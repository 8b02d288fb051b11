import { expect } from 'vitest';
import type { ToytwinRow, VersionRow } from '#features/toytwins/tables.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { Books } from './shop.ts';

type Order = Books['orders'][number];

/** Checks redos, upgrades and the shown version once all jobs have run and all events have arrived. */
export function expectFollowUpsDelivered({ orders, versions }: Books, toytwin: ToytwinRow): void {
  for (const version of versions.filter(
    ({ redoStatus, orderId }) => redoStatus !== null && orderId !== null,
  )) {
    const order = orders.find(({ id }) => id === version.orderId);
    expect(order?.purpose, 'a paid redo has its order').toBe('redo');
    if (order)
      expect(redoStatuses(order), `redo of an order that is ${order.status}`).toContain(version.redoStatus);
  }
  expectUpgraded(orders, toytwin);
  if (toytwin.status === 'completed') expectShown(versions, toytwin);
}

/** The status of a redo's version by that of its order. */
function redoStatuses({ status }: Order): VersionRow['redoStatus'][] {
  switch (status) {
    case 'open':
    case 'expired':
      return ['unpaid'];
    case 'authorized':
      return ['waiting'];
    case 'captured':
      return ['done'];
    case 'released':
      return ['failed', 'unpaid'];
    case 'refunded':
      // Not delivered where it was charged at the dashboard before it could be released.
      return ['refunded', 'failed'];
    default:
      return assertNever(status);
  }
}

/** A toy twin is premium exactly if that was bought, at first or later. */
function expectUpgraded(orders: Order[], toytwin: ToytwinRow): void {
  if (toytwin.status !== 'completed') return;
  const first = orders.find(({ id }) => id === toytwin.orderId);
  const upgrades = orders.filter(({ purpose, status }) => purpose === 'upgrade' && status === 'captured');
  const isBought = first?.tier === 'premium' || upgrades.length > 0;
  expect(toytwin.tier, 'tier that was bought').toBe(isBought ? 'premium' : 'basic');
}

/** The shown version is one that was made and paid, with a character and a model exactly if it is premium. */
function expectShown(versions: VersionRow[], toytwin: ToytwinRow): void {
  const shown = versions.find(({ packagedKey }) => packagedKey === toytwin.packagedKey);
  const { orderId, redoStatus, variationStatus } = shown ?? {};
  const isMade = orderId === toytwin.orderId || redoStatus === 'done' || variationStatus === 'done';
  expect(isMade, `shows what is not made: ${redoStatus} ${variationStatus}`).toBe(true);
  const isPremium = toytwin.tier === 'premium';
  const { characterKey, modelKey } = toytwin;
  expect([characterKey !== null, modelKey !== null], 'character and model').toEqual([isPremium, isPremium]);
  const all = versions.filter(
    (version) =>
      version.orderId === toytwin.orderId ||
      version.redoStatus === 'done' ||
      version.variationStatus === 'done',
  );
  if (isPremium)
    expect(
      all.filter((version) => version.modelKey === null),
      'version without model',
    ).toEqual([]);
}
