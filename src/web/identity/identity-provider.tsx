import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { forgetLooks } from '#features/designs/web/forget-looks.ts';
import { clearAllDrafts } from '#features/toytwins/web/clear-all-drafts.ts';
import { claimKeptTry, forgetKeptTry } from '#features/trial/web/kept-key.ts';
import { forgetDisabledAccount, onDisabledAccount } from '../api/disabled-account.ts';
import { setTokenSource } from '../api/token-source.ts';
import { configQuery } from '../api/use-config.ts';
import { browserStorage, tabStorage } from '../safe-storage.ts';
import { chooseIdentity } from './choose-identity.ts';
import { clearCachedPictures } from './clear-cached-pictures.ts';
import { hasSeenLatestLogOut, notifyOtherTabs, onOtherTabChange } from './cross-tab-sync.ts';
import type { IdentityClient, SessionUser } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';
import { markSignedIn } from './signed-in-mark.ts';

/**
 * Specification, "Auth state", plus `unreachable` for a server that does not answer. Signed out `by`
 * 'choice': the user has logged out, here or in another tab, and the next user may be somebody else. This
 * aborts `visit`; from then on nothing of the user may be stored in this tab. By 'time': the session has
 * expired. By 'block': the operator has blocked the user.
 */
export type AuthState =
  | { status: 'unknown' }
  | { status: 'signed-out'; by: Ending | null }
  | { status: 'unreachable' }
  | { status: 'signed-in'; user: SessionUser; visit: AbortSignal };

type Ending = 'choice' | 'time' | 'block';

const State = createContext<AuthState>({ status: 'unknown' });
const Client = createContext<() => Promise<IdentityClient>>(() =>
  Promise.reject(new IdentityError('unknown')),
);

const LogOut = createContext<() => Promise<void>>(() => Promise.reject(new IdentityError('unknown')));

/** Provides the auth state and keeps it up to date; supplies ID tokens to the API client. */
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
    // Has no effect once the identity service is known.
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [client]);

  const loggingOut = useRef(false);
  const logOut = useCallback(async () => {
    const found = await client();
    loggingOut.current = true;
    await found.signOut().catch((error: unknown) => {
      loggingOut.current = false;
      throw error;
    });
    notifyOtherTabs('logged-out');
    clearCachedPictures();
  }, [client]);

  useSessionSync(identity, loggingOut, setState);

  return (
    <Client value={client}>
      <LogOut value={logOut}>
        <State value={state}>{children}</State>
      </LogOut>
    </Client>
  );
}

/**
 * Keeps the auth state in sync with the identity service, and clears the previous user's data. `identity` is
 * null until the service is known; one that was unreachable may be found later.
 * @param loggingOut whether the user is logging out
 */
function useSessionSync(
  identity: IdentityClient | null,
  loggingOut: RefObject<boolean>,
  setState: (state: AuthState) => void,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!identity) return;
    let last: string | undefined;
    let ending: Ending | null = null;
    let visit = new AbortController();
    const endVisit = () => {
      visit.abort();
      clearAllDrafts(tabStorage());
      forgetLooks(browserStorage());
      forgetKeptTry(browserStorage());
    };
    if (!hasSeenLatestLogOut()) clearAllDrafts(tabStorage());
    setTokenSource(() => identity.idToken());
    const stop = identity.onChange((user) => {
      markSignedIn(browserStorage(), user !== null);
      claimKeptTry(browserStorage(), user?.uid ?? null);
      // The cache must never show one user's data to another.
      if (last !== undefined && last !== user?.uid) queryClient.clear();
      if (!user) {
        // The service may report more than once that nobody is signed in.
        if (last !== undefined && ending !== 'block') ending = 'time';
        last = undefined;
        if (loggingOut.current) {
          ending = 'choice';
          endVisit();
        }
        return setState({ status: 'signed-out', by: ending });
      }
      last = user.uid;
      ending = null;
      forgetDisabledAccount();
      loggingOut.current = false;
      if (visit.signal.aborted) visit = new AbortController();
      setState({ status: 'signed-in', user, visit: visit.signal });
    });
    const stopListening = onDisabledAccount(() => {
      if (ending === 'block') return;
      ending = 'block';
      setState({ status: 'signed-out', by: ending });
      // Firebase, or the cookie of our own session, would sign them in again with the next page.
      identity.signOut().catch(() => {});
    });
    const unsubscribe = onOtherTabChange((change) => {
      if (change !== 'logged-out') return;
      loggingOut.current = true;
      // The identity service may have reported the log-out before the other tab did.
      if (last === undefined) endVisit();
    });
    return () => {
      stop();
      stopListening();
      unsubscribe();
      setTokenSource(null);
    };
  }, [identity, queryClient, loggingOut, setState]);
}

/** The current auth state. */
export function useAuth(): AuthState {
  return useContext(State);
}

/** Returns the log-out function, which rejects with `IdentityError` on failure. */
export function useLogOut(): () => Promise<void> {
  return useContext(LogOut);
}

/**
 * Returns a function that resolves to the identity client, or rejects with `IdentityError` if the service is
 * unreachable.
 */
export function useIdentityClient(): () => Promise<IdentityClient> {
  return useContext(Client);
}
