import type { ReactNode } from 'react';
import { useConfig } from '#web/api/use-config.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says that an email was asked for; in development with the way to the outbox. */
export function SentNotice({ children }: { children: ReactNode }) {
  const config = useConfig();
  // Firebase sends its own emails, so our outbox does not contain them.
  const outbox = config?.identity === 'embedded' && config.outboxUrl;
  return (
    <Notice tone="success" title="Check your email" answer>
      {children}
      {outbox && (
        <p className="mt-2 text-sm">
          Development:{' '}
          <a href={outbox} className="inline-flex min-h-11 items-center underline">
            open the outbox
          </a>
        </p>
      )}
    </Notice>
  );
}
