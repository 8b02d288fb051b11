import { useRef, useState } from 'react';
import { assertNever } from '#shared/assert-never.ts';
import type { Factor, SecondFactor } from '#web/identity/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { loginMessage } from './login-messages.ts';

/** The second step of a sign-in. */
export type SecondFactorProps = {
  secondFactor: SecondFactor;
  onDone: () => Promise<void> | void;
  onCancel: () => void;
};

/** Asks for a code by text message or from an authenticator app; the person chooses if the account has several. */
export default function SecondFactorStep({ secondFactor, onDone, onCancel }: SecondFactorProps) {
  const { factors } = secondFactor;
  const [chosen, setChosen] = useState<Factor | undefined>(factors[0]);
  return (
    <div className="flex flex-col gap-4">
      <p>Your password is correct. Your account has one more step.</p>
      {factors.length > 1 && (
        <fieldset className="flex flex-col gap-1">
          <legend className="font-bold">How would you like to confirm that it is you?</legend>
          {factors.map((factor) => (
            <label key={factor.id} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="factor"
                className="size-6 shrink-0 accent-hero"
                checked={factor === chosen}
                onChange={() => setChosen(factor)}
              />
              {nameOf(factor)}
            </label>
          ))}
        </fieldset>
      )}
      {chosen && <CodeForm key={chosen.id} factor={chosen} secondFactor={secondFactor} onDone={onDone} />}
      <Button variant="quiet" onClick={onCancel}>
        Back
      </Button>
    </div>
  );
}

type CodeFormProps = Pick<SecondFactorProps, 'secondFactor' | 'onDone'> & { factor: Factor };

function CodeForm({ factor, secondFactor, onDone }: CodeFormProps) {
  const robotCheck = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [codesSent, setCodesSent] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const sendCode = () =>
    attempt(async () => {
      // Each robot check needs an empty element of its own.
      const place = document.createElement('div');
      robotCheck.current?.replaceChildren(place);
      await secondFactor.sendCode(factor, place);
      setCodesSent(codesSent + 1);
      // The field still contains the earlier code, and the pressed button has lost the focus.
      setCode('');
      field.current?.focus();
    });
  const confirm = () =>
    attempt(async () => {
      await secondFactor.confirm(factor, code.replaceAll(/\s/g, ''));
      await onDone();
    });
  const hasCode = factor.kind === 'totp' || codesSent > 0;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // The panel that deletes an account is inside another form's React tree.
        event.stopPropagation();
        void (hasCode ? confirm() : sendCode());
      }}
    >
      {failure !== null && (
        <Notice tone="error" answer>
          {loginMessage(failure)}
        </Notice>
      )}
      <p role="status">{textOf(factor, codesSent)}</p>
      {hasCode && (
        <TextField
          ref={field}
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button type="submit" size="lg" busy={busy} disabled={hasCode && code.trim() === ''}>
        {hasCode ? 'Confirm' : 'Text Me a Code'}
      </Button>
      {codesSent > 0 && (
        <Button variant="secondary" disabled={busy} onClick={() => void sendCode()}>
          Send another code
        </Button>
      )}
      <div ref={robotCheck} />
    </form>
  );
}

function nameOf({ kind, name }: Factor): string {
  switch (kind) {
    case 'sms':
      return name ? `A code by text message to the number ending in ${name}` : 'A code by text message';
    case 'totp':
      return name ? `A code from your authenticator app (${name})` : 'A code from your authenticator app';
    default:
      return assertNever(kind);
  }
}

/** The message changes with each code, so that screen readers announce it again. */
function textOf(factor: Factor, codesSent: number): string {
  const end = factor.name ? ` ending in ${factor.name}` : '';
  if (factor.kind === 'totp') return 'Enter the code shown in your authenticator app.';
  if (codesSent === 0) return `We will text a code to the number${end}.`;
  if (codesSent === 1) return `We sent a code to the number${end}. It may take a minute.`;
  const again = codesSent === 2 ? 'A new code' : `A new code, number ${codesSent},`;
  return `${again} is on its way to the number${end}. It may take a minute.`;
}
