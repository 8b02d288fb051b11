import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { IdentityError } from '#web/identity/identity-error.ts';
import { readLinkAddress } from '#web/identity/link-address.ts';
import { type SecondFactor, SecondFactorRequiredError } from '#web/identity/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageTitle } from '#web/ui/page.tsx';
import { EmailField } from './account-fields.tsx';
import { formResolver } from './form-resolver.ts';
import { LazyOpenAccount } from './lazy-open-account.tsx';
import { LazySecondFactor } from './lazy-second-factor.tsx';
import { linkForm } from './login-form.ts';
import { DEFAULT_RETURN_PATH } from './return-path.ts';
import { signUpMessage } from './sign-up-messages.ts';
import { useSignInLinks } from './use-sign-in-links.ts';

const LEAD = 'One step, and you’re in. No password needed.';

type Props = {
  link: string;
  isNew: boolean;
  /** Whether it works only together with the address to which it was mailed. */
  needsAddress: boolean;
  onExpired: () => void;
};

/** Follows a mailed link. On another device than the one that asked for it, first asks for the address where that is needed. */
export function FollowLink({ isNew, needsAddress, ...props }: Props) {
  const [email, setEmail] = useState(() => (needsAddress ? readLinkAddress() : ''));
  const [isWrong, setIsWrong] = useState(false);
  const way = useRef<HTMLDivElement>(null);
  const onKnown = (typed: string) => {
    setEmail(typed);
    // The button that had the focus is gone.
    requestAnimationFrame(() => way.current?.querySelector('h1')?.focus());
  };
  const onWrongAddress = () => {
    setEmail(null);
    setIsWrong(true);
  };
  const Way = isNew ? OpenByLink : LogInByLink;
  return (
    <>
      {email === null && <AskAddress isWrong={isWrong} onKnown={onKnown} />}
      {/* Hidden, it keeps what was filled in. */}
      <div ref={way} hidden={email === null}>
        <Way {...props} email={email ?? ''} onWrongAddress={onWrongAddress} />
      </div>
    </>
  );
}

function AskAddress({ isWrong, onKnown }: { isWrong: boolean; onKnown: (email: string) => void }) {
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: formResolver(linkForm),
  });
  return (
    <>
      <PageTitle className="mb-2 text-center">Is this link yours?</PageTitle>
      <p className="mb-6 text-center text-soft">Please enter the email address that we sent it to.</p>
      <form noValidate onSubmit={handleSubmit(({ email }) => onKnown(email))} className="flex flex-col gap-4">
        {isWrong && (
          <Notice tone="error" answer>
            This link was sent to a different email address.
          </Notice>
        )}
        <EmailField error={formState.errors.email?.message} {...register('email')} />
        <Button type="submit" size="lg">
          Continue
        </Button>
      </form>
    </>
  );
}

type WayProps = { link: string; email: string; onExpired: () => void; onWrongAddress: () => void };

/** The link is used up by 'Create Account' only. */
function OpenByLink({ link, email, ...handlers }: WayProps) {
  const links = useSignInLinks();
  const open = async () => {
    const signInLink = await links();
    return (await signInLink.follow(link, email)) === 'newcomer' ? signInLink.open() : null;
  };
  return <LazyOpenAccount open={open} lead={LEAD} target={DEFAULT_RETURN_PATH} {...handlers} />;
}

/** A button, because mail scanners follow links, and each works once. */
function LogInByLink({ link, email, onExpired, onWrongAddress }: WayProps) {
  const links = useSignInLinks();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<'idle' | 'busy' | 'newcomer' | SecondFactor>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const logIn = async () => {
    setProgress('busy');
    setFailure(null);
    try {
      const outcome = await (await links()).follow(link, email);
      if (outcome === 'newcomer') return setProgress('newcomer');
      await navigate(DEFAULT_RETURN_PATH, { replace: true });
    } catch (error) {
      if (error instanceof SecondFactorRequiredError) return setProgress(error.secondFactor);
      setProgress('idle');
      const code = error instanceof IdentityError ? error.code : null;
      if (code === 'invalid-action-code') onExpired();
      else if (code === 'invalid-email') onWrongAddress();
      else setFailure(signUpMessage(error));
    }
  };
  if (progress === 'newcomer')
    return (
      <LazyOpenAccount
        open={async () => (await links()).open()}
        lead={`${email} has no account yet. ${LEAD}`}
        target={DEFAULT_RETURN_PATH}
        onExpired={onExpired}
      />
    );
  if (typeof progress === 'object')
    return (
      <>
        <PageTitle className="mb-6 text-center">One more step</PageTitle>
        <LazySecondFactor secondFactor={progress} onDone={logIn} onCancel={onExpired} />
      </>
    );
  return (
    <>
      <PageTitle className="mb-2 text-center">Welcome back</PageTitle>
      <p className="mb-6 text-center text-soft">One click, and you’re in.</p>
      {failure && (
        <Notice tone="error" answer className="mb-4">
          {failure}
        </Notice>
      )}
      <Button size="lg" busy={progress === 'busy'} onClick={logIn} className="w-full">
        {progress === 'busy' ? 'Logging in...' : 'Log In'}
      </Button>
    </>
  );
}
