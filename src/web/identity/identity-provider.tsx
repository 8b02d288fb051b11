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
import { clearAllDrafts } from '#features/toytwins/web/clear-all-drafts.ts';
import { provideTokens } from '../api/token-source.ts';
import { configQuery } from '../api/use-config.ts';
import { tabStorage } from '../safe-storage.ts';
import { chooseIdentity } from './choose-identity.ts';
import { knowsOfLogOut, notifyOtherTabs, onOtherTabChange } from './cross-tab-sync.ts';
import { forgetKeptPictures } from './forget-kept-pictures.ts';
import type { IdentityClient, SessionUser } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';

/**
 * Specification, "Auth state", and one more for a server that cannot be reached at all. Signed out `by` choice: the
 * person has just logged out, here or in another window, and whoever comes next may be somebody else. It ends the
 * `visit`: from then on nothing of theirs may be kept in this tab. By `time`: their login has ended while they were here.
 */
export type AuthState =
  | { status: 'unknown' }
  | { status: 'signed-out'; by: Ending | null }
  | { status: 'unreachable' }
  | { status: 'signed-in'; user: SessionUser; visit: AbortSignal };

type Ending = 'choice' | 'time';

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
    notifyOtherTabs('logged-out');
    forgetKeptPictures();
  }, [client]);

  useKnownPerson(identity, leaving, setState);

  return (
    <Client value={client}>
      <LogOut value={logOut}>
        <State value={state}>{children}</State>
      </LogOut>
    </Client>
  );
}

/**
 * Keeps the state up to date with what the identity service tells, and what a person must not find of the one before out
 * of their way. Null as long as the service is not known: one that could not be reached at first may be found later.
 * @param leaving whether the person is logging out
 */
function useKnownPerson(
  identity: IdentityClient | null,
  leaving: RefObject<boolean>,
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
    };
    if (!knowsOfLogOut()) clearAllDrafts(tabStorage());
    provideTokens(() => identity.idToken());
    const stop = identity.onChange((user) => {
      // Another person must never see what the cache still holds of the last one.
      if (last !== undefined && last !== user?.uid) queryClient.clear();
      if (!user) {
        // That nobody is signed in may be told more than once.
        if (last !== undefined) ending = 'time';
        last = undefined;
        if (leaving.current) {
          ending = 'choice';
          endVisit();
        }
        return setState({ status: 'signed-out', by: ending });
      }
      last = user.uid;
      ending = null;
      leaving.current = false;
      if (visit.signal.aborted) visit = new AbortController();
      setState({ status: 'signed-in', user, visit: visit.signal });
    });
    const stopHearing = onOtherTabChange((news) => {
      if (news !== 'logged-out') return;
      leaving.current = true;
      // The identity service may have told before the other window did.
      if (last === undefined) endVisit();
    });
    return () => {
      stop();
      stopHearing();
      provideTokens(null);
    };
  }, [identity, queryClient, leaving, setState]);
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
