import * as z from 'zod/mini';
import { type FlatValues, flatValues } from '#shared/flat-values.ts';

/** What is written by triggers: the moves of toy twins, orders and versions. */
const movedKinds = [
  'toytwin.status',
  'toytwin.stage',
  'toytwin.tier',
  'toytwin.photo_erased',
  'order.status',
  'order.stage',
  'order.returned',
  'version.redo',
  'version.variation',
] as const;

/** What is written where it happens. */
export const toldKinds = [
  'attempt.began',
  'attempt.failed',
  'mail.queued',
  'mail.sent',
  'mail.refused',
  'mail.delayed',
  'mail.not_sent',
  'provider.event',
  'refund.asked',
  'refund.made',
  'refund.refused',
  'redo.granted',
  'order.answered',
] as const;
export type ToldKind = (typeof toldKinds)[number];

/** What can happen to a toy twin and its orders. */
export const eventKind = z.enum([...movedKinds, ...toldKinds]);
export type EventKind = z.infer<typeof eventKind>;

/** The small facts of an event: which of them are there depends on its kind. */
export const eventDetails = flatValues;
export type EventDetails = FlatValues;
