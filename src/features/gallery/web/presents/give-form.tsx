import { type FormEvent, useState } from 'react';
import { GREETING_MAX_LENGTH, givePresentBody, RECIPIENT_MAX_LENGTH } from '#features/presents/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { failureMessage } from '../failure-message.ts';
import { useGive } from './use-given.ts';

type Props = { id: string; onGiven: () => void; onCancel: () => void };
type Errors = Partial<Record<string, string>>;

/** Who gets it, what the greeting says, on which day, and whether we mail it. */
export function GiveForm({ id, onGiven, onCancel }: Props) {
  const give = useGive(id);
  const [mails, setMails] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const shown: Errors = { ...errors, ...serverErrors(give.error) };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => String(fields.get(name) ?? '');
    const parsed = givePresentBody.safeParse({
      recipient: textOf('recipient'),
      greeting: textOf('greeting'),
      day: textOf('day'),
      offset: new Date().getTimezoneOffset(),
      ...(mails && { mailTo: textOf('mailTo') }),
    });
    const found: Errors = {};
    for (const { path, message } of parsed.error?.issues ?? []) found[String(path[0])] ??= message;
    setErrors(found);
    if (parsed.success) give.mutate(parsed.data, { onSuccess: onGiven });
    else event.currentTarget.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 border-t-2 border-line pt-4">
      <TextField
        label="For whom"
        name="recipient"
        maxLength={RECIPIENT_MAX_LENGTH}
        autoComplete="off"
        error={shown.recipient}
        autoFocus
      />
      <TextAreaField
        label="Greeting"
        name="greeting"
        hint={`Inside the parcel, below the box. At most ${GREETING_MAX_LENGTH} characters.`}
        maxLength={GREETING_MAX_LENGTH}
        rows={3}
        error={shown.greeting}
      />
      <TextField
        label="From which day"
        name="day"
        type="date"
        defaultValue={today()}
        min={today()}
        hint="Before that day the parcel stays closed."
        error={shown.day}
      />
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-bold">How it gets there</legend>
        {[
          { value: false, words: 'I hand over the link' },
          { value: true, words: 'You email it on that day' },
        ].map(({ value, words }) => (
          <label key={words} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="way"
              checked={mails === value}
              onChange={() => setMails(value)}
              className="size-5 accent-hero-print"
            />
            {words}
          </label>
        ))}
      </fieldset>
      {mails && (
        <TextField
          label="Their email address"
          name="mailTo"
          type="email"
          autoComplete="off"
          hint="We use it for this one email, and forget it then."
          error={shown.mailTo}
        />
      )}
      {give.error && !hasField(give.error) && (
        <Notice tone="error">
          {failureMessage(give.error, 'The present could not be wrapped just now.')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={give.isPending}>
          Wrap it
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const hasField = (error: unknown): boolean => error instanceof ApiError && error.field !== undefined;

function serverErrors(error: unknown): Errors {
  return error instanceof ApiError && error.field ? { [error.field]: error.message } : {};
}

/** Today in the person's own calendar, as date fields write it. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
