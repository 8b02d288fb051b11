import ky from 'ky';
import * as z from 'zod/mini';
import { signInProviders } from '#shared/sign-in-providers.ts';
import { notifyOtherTabs } from './cross-tab-sync.ts';
import { answerOf } from './embedded-answer.ts';
import { type toSessionUser as toUser, userAnswer } from './embedded-session.ts';
import type { ProviderSignIn } from './identity-client.ts';
import type { SessionStore } from './session-store.ts';

const newcomer = z.nullable(
  z.object({ provider: z.enum(signInProviders), email: z.string(), name: z.string() }),
);
const calls = ky.create({ prefix: '/api/auth', retry: 0 });

/** Google and Apple through our server, whose page replaces ours. `toSessionUser` as for `createEmbeddedActions`. */
export function createProviders(session: SessionStore, toSessionUser: typeof toUser): ProviderSignIn {
  return {
    async start(provider) {
      const answer = await answerOf(() => calls.post('sign-in/social', { json: { provider } }).json());
      window.location.assign(z.object({ url: z.string() }).parse(answer).url);
      // Whoever goes back finds this page as it was.
      await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
      return 'dismissed';
    },
    newcomer: async () => newcomer.parse(await answerOf(() => calls.get('opening').json())),
    async open() {
      const answer = await answerOf(() => calls.post('opening', { json: {} }).json());
      const user = toSessionUser(z.object({ user: userAnswer }).parse(answer).user);
      session.setUser(user);
      notifyOtherTabs('signed-in');
      return user;
    },
  };
}
