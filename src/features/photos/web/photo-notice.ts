import { type PhotoProcessor, PROCESSOR_NAMES } from '../contract.ts';

/** Joins the company names: 'OpenAI', 'OpenAI and Google'. */
export function processorNames(processors: readonly PhotoProcessor[]): string {
  return new Intl.ListFormat('en').format(processors.map((processor) => PROCESSOR_NAMES[processor]));
}

/** Tells at the photo step who will see the photo. */
export function photoNotice(processors: readonly PhotoProcessor[]): string {
  const rest = 'it is never shown on a public page, and its location is removed.';
  if (processors.length === 0) return `Only you can see this photo: ${rest}`;
  const who = processorNames(processors);
  return `When you continue to payment, this photo and your description are sent to ${who}, to check them or to make your toy twin. By uploading it, you agree to this. Nobody else gets it: ${rest}`;
}

/** Tells it again before an order is sent: the operator may have chosen another engine since the photo was uploaded. */
export function paymentNotice(processors: readonly PhotoProcessor[], people: number): string {
  const who = processorNames(processors);
  const what = people === 2 ? 'both photos and both descriptions' : 'your photo and your description';
  return `When you continue, ${what} are sent to ${who}, to check them or to make your toy twin.`;
}
