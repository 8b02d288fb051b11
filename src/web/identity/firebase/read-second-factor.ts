import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorInfo,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  TotpMultiFactorGenerator,
} from '@firebase/auth';
import { IdentityError } from '../identity-error.ts';
import type { Factor, SecondFactor } from '../second-factor.ts';
import { withFirebaseErrors } from './with-firebase-errors.ts';

/** The second step that Firebase asks for after a password. @throws {IdentityError} if we support none of its kinds. */
export function readSecondFactor(auth: Auth, error: MultiFactorError): SecondFactor {
  const resolver = getMultiFactorResolver(auth, error);
  const factors = resolver.hints.map(toFactor).filter((factor) => factor !== null);
  if (factors.length === 0) {
    throw new IdentityError(
      'unknown',
      'Your second login step is not supported here. Please contact support.',
    );
  }
  /** By factor, the id under which Firebase expects the texted code. */
  const texted = new Map<string, string>();
  const assert = ({ kind, id }: Factor, code: string) =>
    kind === 'totp'
      ? TotpMultiFactorGenerator.assertionForSignIn(id, code)
      : PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(texted.get(id) ?? '', code));
  return {
    factors,
    sendCode: ({ id }, robotCheck) =>
      withFirebaseErrors(async () => {
        const verifier = new RecaptchaVerifier(auth, robotCheck, { size: 'invisible' });
        const options = { multiFactorUid: id, session: resolver.session };
        try {
          texted.set(id, await new PhoneAuthProvider(auth).verifyPhoneNumber(options, verifier));
        } finally {
          verifier.clear();
        }
      }),
    confirm: (factor, code) =>
      withFirebaseErrors(async () => void (await resolver.resolveSignIn(assert(factor, code)))),
  };
}

function toFactor(hint: MultiFactorInfo): Factor | null {
  const { uid: id, factorId, displayName } = hint;
  switch (factorId) {
    case PhoneMultiFactorGenerator.FACTOR_ID:
      return { id, kind: 'sms', name: 'phoneNumber' in hint ? String(hint.phoneNumber).slice(-4) : '' };
    case TotpMultiFactorGenerator.FACTOR_ID:
      return { id, kind: 'totp', name: displayName ?? '' };
    default:
      return null;
  }
}
