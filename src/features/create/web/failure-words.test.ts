import { expect, it } from 'vitest';
import { orderFailure, toytwinFailure } from './failure-words.ts';

const FAILED = 'Failed to process your Toy Twin. Your payment has NOT been charged.';
const CANCELLED = 'You cancelled this toy twin. You have NOT been charged.';
const REFUNDED = 'You cancelled this toy twin. Your payment has been refunded.';

it.each([
  ['processing_failed', FAILED, FAILED],
  ['cancelled', CANCELLED, `${FAILED} ${CANCELLED}`],
  ['cancelled_refunded', REFUNDED, REFUNDED],
] as const)('of a toy twin that is %s the wizard says: %s', (failureReason, failureMessage, shown) => {
  expect(toytwinFailure({ failureReason, failureMessage })).toBe(shown);
});

it('says nothing about unknown reasons', () => {
  expect(toytwinFailure({ failureReason: null, failureMessage: null })).toBeNull();
  expect(orderFailure(null)).toBeNull();
});

it("puts an order's reason after the words about the money", () => {
  expect(orderFailure('You cancelled it.')).toBe(`${FAILED} You cancelled it.`);
});
