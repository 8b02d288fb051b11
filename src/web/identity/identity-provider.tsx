import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { provideTokens } from '../api/token-source.ts';
import { configQuery } from '../api/use-config.ts';
import { chooseIdentity } from './choose-identity.ts';
import type { IdentityClient, SessionUser } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';

/**
 * Specification, "Auth state", and one more for a server that cannot be reached at all. Signed out `byChoice`: the
 * person has just logged out here, and whoever comes next may be somebody else.
 */
export type AuthState =
  | { status: 'unknown' }
  | { status: 'signed-out'; byChoice: boolean }
  | { status: 'unreachable' }
  | { status: 'signed-in'; user: SessionUser };

const State = createContext<AuthState>({ status: 'unknown' });
const Client = createContext<() => Promise<IdentityClient>>(() =>
  Promise.reject(new IdentityError('unknown')),
);

const LogOut = createContext<() => Promise<void>>(() => Promise.reject(new IdentityError('unknown')));

/** Finds out who is signed in, keeps it up to date, and hands ID tokens to the API client. */
export function IdentityProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<AuthState>({ status: 'unknown' });
  const [identity, setIdentity] = useState<IdentityClient | null>(null);
  const chosen = useRef<Promise<IdentityClient> | null>(null);

  const client = useCallback(() => {
    chosen.current ??= queryClient
      .ensureQueryData(configQuery)
      .catch((cause: unknown) => {
        throw new IdentityError('network-request-failed', '', { cause });
      })
      .then((config) => chooseIdentity(config))
      .then((found) => {
        setIdentity(found);
        return found;
      })
      .catch((error: unknown) => {
        chosen.current = null;
        throw error;
      });
    return chosen.current;
  }, [queryClient]);

  useEffect(() => {
    const ask = () => void client().catch(() => setState({ status: 'unreachable' }));
    ask();
    // Once it is known who is signed in, this asks nobody.
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [client]);

  const leaving = useRef(false);
  const logOut = useCallback(async () => {
    const found = await client();
    leaving.current = true;
    await found.signOut().catch((error: unknown) => {
      leaving.current = false;
      throw error;
    });
  }, [client]);

  // Apart from the first asking: a service that could not be reached then may be found by a later one.
  useEffect(() => {
    if (!identity) return;
    let last: string | undefined;
    provideTokens(() => identity.idToken());
    const stop = identity.onChange((user) => {
      // Another person must never see what the cache still holds of the last one.
      if (last !== undefined && last !== user?.uid) queryClient.clear();
      last = user?.uid;
      if (user) leaving.current = false;
      setState(user ? { status: 'signed-in', user } : { status: 'signed-out', byChoice: leaving.current });
    });
    return () => {
      stop();
      provideTokens(null);
    };
  }, [identity, queryClient]);

  return (
    <Client value={client}>
      <LogOut value={logOut}>
        <State value={state}>{children}</State>
      </LogOut>
    </Client>
  );
}

/** Whether anybody is signed in, and who. */
export function useAuth(): AuthState {
  return useContext(State);
}

/** Logs out; rejects with `IdentityError` when that cannot be done. */
export function useLogOut(): () => Promise<void> {
  return useContext(LogOut);
}

/** Gives the identity service; the promise rejects with `IdentityError` when it cannot be reached. */
export function useIdentityClient(): () => Promise<IdentityClient> {
  return useContext(Client);
}
