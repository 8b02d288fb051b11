import { appPaths } from '#shared/app-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isOwnChoice, needsLink, readRefusal, refusalWords } from './refusal.ts';

/** Tells somebody who came back from a company's page why they are not signed in. */
export function RefusalNotice({ state, className }: { state: unknown; className?: string }) {
  const refusal = readRefusal(state);
  if (!refusal) return null;
  const link = needsLink(refusal) && (
    <ButtonLink to={appPaths.signInLink} variant="secondary">
      Log in by email link
    </ButtonLink>
  );
  return (
    <Notice
      tone={isOwnChoice(refusal) ? 'info' : 'error'}
      answer
      action={link}
      {...(className && { className })}
    >
      {refusalWords(refusal)}
    </Notice>
  );
}
