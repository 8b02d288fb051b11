import { useConfig } from '#web/api/use-config.ts';
import { paymentNotice } from './photo-notice.ts';

/** Which companies get the photo, or both, when the order is sent; empty where everything is made on this machine. */
export function PhotoRecipients({ people = 1 }: { people?: number }) {
  const processors = useConfig()?.photoProcessors ?? [];
  return processors.length > 0 && <p className="text-sm text-soft">{paymentNotice(processors, people)}</p>;
}
