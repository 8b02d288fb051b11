import { useState } from 'react';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useSignInLinks } from './use-sign-in-links.ts';

/** State of the request for a link to log in. `sentEarlier`: enough were requested, and the newest still works. */
export type LinkProgress =
  | { status: 'idle' | 'sending' }
  | { status: 'sent' | 'sentEarlier'; email: string }
  | { status: 'failed'; error: unknown };

/** Asks for a link to log in, or also to open an account. The page says the same for known and unknown addresses. */
export function useSendSignInLink({ newAccount = false } = {}) {
  const links = useSignInLinks();
  const [progress, setProgress] = useState<LinkProgress>({ status: 'idle' });
  const send = async (email: string) => {
    setProgress({ status: 'sending' });
    try {
      await (await links()).send(email, { newAccount });
      setProgress({ status: 'sent', email });
    } catch (error) {
      // One that opens an account may also be refused because of others in this network: then none was mailed.
      const isEnough = !newAccount && error instanceof IdentityError && error.code === 'too-many-requests';
      setProgress(isEnough ? { status: 'sentEarlier', email } : { status: 'failed', error });
    }
  };
  return { progress, send };
}
