import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { sendJson } from '#web/api/client.ts';
import { useConfig } from '#web/api/use-config.ts';
import type { SessionUser } from '#web/identity/identity-client.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageTitle } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ageMessage, type RegisterUserBody, registerUserBody, TERMS_MESSAGE } from '../contract.ts';
import { ConsentFields } from './consent-fields.tsx';
import { formResolver } from './form-resolver.ts';
import { signUpMessage } from './sign-up-messages.ts';

const openingForm = (minimumAge: number) =>
  z.object({
    displayName: registerUserBody.shape.displayName,
    isOver18: z.boolean().check(z.refine(Boolean, ageMessage(minimumAge))),
    agreedToTerms: z.boolean().check(z.refine(Boolean, TERMS_MESSAGE)),
  });
type OpeningForm = z.infer<ReturnType<typeof openingForm>>;

export type OpenAccountProps = {
  /** Opens the account and signs in, when the form is complete. Resolves to null if there is one, which stays as it is. */
  open: () => Promise<SessionUser | null>;
  /** What is known of the person's name. */
  name?: string;
  lead: string;
  /** The path to go on to. */
  target: string;
  /** What opens the account no longer works. */
  onExpired: () => void;
  /** The person gave an address that is not the one to be proven. */
  onWrongAddress?: () => void;
};

/** What is still asked of somebody who has proven their address: name, age and terms, and no password. */
export default function OpenAccount(props: OpenAccountProps) {
  const config = useConfig();
  return (
    <>
      <PageTitle className="mb-2 text-center">Almost in</PageTitle>
      <p className="mb-6 text-center break-words text-soft">{props.lead}</p>
      {config ? <Form minimumAge={config.minimumAge} {...props} /> : <Spinner label="Loading" />}
    </>
  );
}

function Form({ minimumAge, ...props }: OpenAccountProps & { minimumAge: number }) {
  const { open, name = '', target, onExpired, onWrongAddress } = props;
  const openAccount = useOpenAccount(open);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, formState } = useForm<OpeningForm>({
    resolver: formResolver(openingForm(minimumAge)),
    defaultValues: { displayName: name, isOver18: false, agreedToTerms: false },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    setFailure(null);
    try {
      await openAccount(form);
      await navigate(target, { replace: true });
    } catch (error) {
      const code = error instanceof IdentityError ? error.code : null;
      if (code === 'invalid-action-code') onExpired();
      else if (code === 'invalid-email' && onWrongAddress) onWrongAddress();
      else setFailure(error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure !== null && (
        <Notice tone="error" answer>
          {signUpMessage(failure)}
        </Notice>
      )}
      <TextField
        label="Full Name"
        autoComplete="name"
        required
        error={errors.displayName?.message}
        {...register('displayName')}
      />
      <ConsentFields
        minimumAge={minimumAge}
        errors={errors}
        age={register('isOver18')}
        terms={register('agreedToTerms')}
      />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}

/** Opens the account once, then stores name and profile; what failed is done again by the next call. */
function useOpenAccount(open: OpenAccountProps['open']): (form: OpeningForm) => Promise<void> {
  const identity = useIdentityClient();
  const opened = useRef<SessionUser>(null);
  return async (form) => {
    opened.current ??= await open();
    if (!opened.current) return;
    const { uid, email } = opened.current;
    await (await identity()).setDisplayName(form.displayName);
    const body: RegisterUserBody = { firebaseUid: uid, email, ...form };
    await sendJson(z.unknown(), 'post', '/api/users/register', body);
  };
}
