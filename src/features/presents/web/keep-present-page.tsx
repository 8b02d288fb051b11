import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { appPaths, keptPath } from '#shared/app-paths.ts';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { keptAnswer } from '../contract.ts';

/** Where 'Keep it' leads, after signing in or up: hangs the present in the gallery and shows it there. */
export default function KeepPresentPage() {
  const token = useSearchParams()[0].get('present') ?? '';
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: () => sendJson(keptAnswer, 'post', '/api/presents', { token }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['presents'] });
      await navigate(keptPath(id), { replace: true });
    },
  });
  // React runs effects twice in development; the server answers the same present again.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  return (
    <>
      <PageMeta title="Your present" />
      {error ? (
        <div className="flex flex-col items-start gap-5">
          <PageTitle>Your present</PageTitle>
          <Notice tone="error">
            {serverMessage(error, 'The present could not be kept. Please try again.')}
          </Notice>
          <ButtonLink to={appPaths.gallery} variant="secondary">
            Go to Gallery
          </ButtonLink>
        </div>
      ) : (
        <PageSpinner label="Hanging up your present" />
      )}
    </>
  );
}
