import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CLOSED_BECAUSE, MOST_WORDS, shareAnswered, shareAnswerState } from '#features/reports/contract.ts';
import type { ReportReason } from '#features/toytwins/contract.ts';
import { getJson, sendJson } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { failureMessage } from '../failure-message.ts';

const ANSWER_FAILED = 'Your answer could not be sent. It is still here. Please try again later.';

/** Says that we closed the public page after a report, and why, and takes the owner's answer. */
export function ClosedPagePanel({ id, reason }: { id: string; reason: ReportReason }) {
  return (
    <section
      aria-labelledby="public-page"
      className="flex flex-col gap-3 rounded-card border-2 border-line bg-card p-4 sm:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="public-page" className="text-xl">
          Public page
        </h2>
        <span className="rounded-md bg-sunken px-2 py-0.5 font-extrabold text-soft text-sm">
          Closed by us
        </span>
      </div>
      <p>
        Someone reported this page. We reviewed it and closed it because {CLOSED_BECAUSE[reason]}. It stays
        closed unless you can show us that we made a mistake.
      </p>
      <p className="text-soft">Your toy twin is still yours, and you can save its files as before.</p>
      <Answer id={id} />
    </section>
  );
}

/** Says that we have the owner's answer, also when the page is opened later; a form where there is none. */
function Answer({ id }: { id: string }) {
  const url = `/api/toytwins/${id}/share/answer`;
  const queries = useQueryClient();
  const queryKey = ['toytwins', 'answer', id];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getJson(shareAnswerState, url, { signal }),
  });
  const [sent, setSent] = useState(false);
  const [again, setAgain] = useState(false);
  if (isPending) return null;
  if (again || !data?.answered)
    return (
      <AnswerForm
        url={url}
        onSent={() => {
          setSent(true);
          setAgain(false);
          queries.setQueryData(queryKey, { answered: true });
        }}
      />
    );
  return (
    <Notice
      tone="info"
      answer={sent}
      action={
        <Button variant="secondary" onClick={() => setAgain(true)}>
          Write again
        </Button>
      }
    >
      We have your answer. A person will read it and reply to your account’s email address.
    </Notice>
  );
}

function AnswerForm({ url, onSent }: { url: string; onSent: () => void }) {
  const [words, setWords] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const answer = useMutation({
    mutationFn: () => sendJson(shareAnswered, 'post', url, { words }),
    onSuccess: onSent,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(!words.trim());
    if (words.trim()) answer.mutate();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-3">
      <TextAreaField
        label="Do you think we made a mistake?"
        hint="Tell us why. A person will read it."
        rows={3}
        maxLength={MOST_WORDS}
        value={words}
        error={isEmpty ? 'Please write your answer' : undefined}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" busy={answer.isPending} className="self-start">
        Send answer
      </Button>
      {answer.error && <Notice tone="error">{failureMessage(answer.error, ANSWER_FAILED)}</Notice>}
    </form>
  );
}
