import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { provideTokens } from '../api/token-source.ts';
import { configQuery } from '../api/use-config.ts';
import { chooseIdentity } from './choose-identity.ts';
import type { IdentityClient, SessionUser } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';

/** Specification, "Auth state", and one more for a server that cannot be reached at all. */
export type AuthState =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'unreachable' }
  | { status: 'signed-in'; user: SessionUser };

const State = createContext<AuthState>({ status: 'unknown' });
const Client = createContext<() => Promise<IdentityClient>>(() =>
  Promise.reject(new IdentityError('unknown')),
);

/** Finds out who is signed in, keeps it up to date, and hands ID tokens to the API client. */
export function IdentityProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<AuthState>({ status: 'unknown' });
  const chosen = useRef<Promise<IdentityClient> | null>(null);

  const client = useCallback(() => {
    chosen.current ??= queryClient
      .ensureQueryData(configQuery)
      .catch((cause: unknown) => {
        throw new IdentityError('network-request-failed', '', { cause });
      })
      .then((config) => chooseIdentity(config.identity))
      .catch((error: unknown) => {
        chosen.current = null;
        throw error;
      });
    return chosen.current;
  }, [queryClient]);

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    let last: string | undefined;
    client()
      .then((identity) => {
        if (gone) return;
        provideTokens(() => identity.idToken());
        stop = identity.onChange((user) => {
          // Another person must never see what the cache still holds of the last one.
          if (last !== undefined && last !== user?.uid) queryClient.clear();
          last = user?.uid;
          setState(user ? { status: 'signed-in', user } : { status: 'signed-out' });
        });
      })
      .catch(() => setState({ status: 'unreachable' }));
    return () => {
      gone = true;
      stop();
      provideTokens(null);
    };
  }, [client, queryClient]);

  return (
    <Client value={client}>
      <State value={state}>{children}</State>
    </Client>
  );
}

/** Whether anybody is signed in, and who. */
export function useAuth(): AuthState {
  return useContext(State);
}

/** Gives the identity service; the promise rejects with `IdentityError` when it cannot be reached. */
export function useIdentityClient(): () => Promise<IdentityClient> {
  return useContext(Client);
}
