import type { Toytwin } from '#features/toytwins/contract.ts';

const NOT_CHARGED = 'You were not charged.';

/** Status text of an unfinished toy twin; null for a finished one. */
export function statusText(
  toytwin: Pick<Toytwin, 'status' | 'failureReason' | 'failureMessage'>,
): { title: string; detail: string } | null {
  switch (toytwin.status) {
    case 'completed':
      return null;
    case 'draft':
      return { title: 'Not paid yet', detail: 'Choose a package and pay to have it made.' };
    case 'queued':
    case 'processing':
      return { title: 'Being made', detail: 'This takes up to a minute.' };
    case 'failed':
      return {
        title: toytwin.failureReason === 'charge_refused' ? 'Not paid' : 'Could not be made',
        detail: toytwin.failureMessage ?? NOT_CHARGED,
      };
    case 'cancelled':
      return { title: 'Cancelled', detail: toytwin.failureMessage ?? NOT_CHARGED };
  }
}
