import { describe, expect, it } from 'vitest';
import { newPerson } from '../../../e2e/steps/person.ts';
import { readConfig } from '../../../src/config.ts';
import { checkIdentity } from '../../../src/services/identity/check-identity.ts';
import { startProduct } from './start-product.ts';
import type { World } from './world.ts';

/** Tests of the API with the emulator's ID tokens, without a browser. */
export function describeCalls(world: World): void {
  describe('API with Firebase', () => {
    function call(path: string, token: string, body: object): Promise<Response> {
      return fetch(`${world.product}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    }
    const saveProfile = (token: string, firebaseUid: string, email: string) =>
      call('/api/users/register', token, {
        firebaseUid,
        email,
        displayName: 'Robin',
        isOver18: true,
        agreedToTerms: true,
      });

    it("accepts Firebase's ID tokens, each for its user", async () => {
      const { email, password } = newPerson();
      const robin = await world.firebase.signUp({ email, password });
      const other = await world.firebase.signUp({ email: newPerson().email, password });
      expect((await saveProfile(robin.token, other.uid, email)).status).toBe(403);
      expect((await saveProfile(robin.token, robin.uid, 'x@example.com')).status).toBe(403);
      const saved = await saveProfile(robin.token, robin.uid, email);
      expect(await saved.json()).toMatchObject({ uid: robin.uid, email });
    });

    it('refuses a user without an email address', async () => {
      const nobody = await world.firebase.signUp({});
      const answer = await saveProfile(nobody.token, nobody.uid, 'x@example.com');
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({
        code: 'forbidden',
        message: 'Your account has no email address. Please sign up with an email address.',
      });
    });

    it('has no endpoint of the embedded identity', async () => {
      for (const name of ['get-session', 'jwks', 'token', 'ok']) {
        expect((await fetch(`${world.product}/api/auth/${name}`)).status, name).toBe(404);
      }
      expect((await call('/api/auth/sign-up/email', 'none', newPerson())).status).toBe(404);
    });

    it('passes the identity check', async () => {
      await world.firebase.protectAddresses(true);
      const line = await checkIdentity(readConfig(world.variables));
      expect(line).toMatch(
        /^Firebase project demo-toytwin, emulator at 127\.0\.0\.1:\d+, ID tokens unsigned, /,
      );
      expect(line).toMatch(/email and password on, email enumeration protection on$/);
    });

    it('does not start in production with an emulator', async () => {
      const outcome = await startProduct({ ...world.variables, NODE_ENV: 'production' }).then(
        (product) => product.stop().then(() => 'It started'),
        (error: Error) => error.message,
      );
      expect(outcome).toMatch(
        /^It ended with 1:.*FIREBASE_AUTH_EMULATOR_HOST: must not be set with NODE_ENV=production/s,
      );
    });
  });
}
