import * as z from 'zod/mini';
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordOwner,
  weaknessOf,
} from '#shared/password-policy.ts';
import {
  ageMessage,
  PASSWORD_TOO_LONG,
  registerUserBody,
  TERMS_MESSAGE,
  weakPasswordMessages,
} from '../contract.ts';
import { loginForm } from './login-form.ts';

/**
 * docs/specification.md#screens, "Register": the hint below the password, and the message for one that is too short.
 */
export const PASSWORD_HINT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;

/**
 * Why a password of a fitting length is refused. The server says the same; here the message is shown at its field, and
 * alone.
 */
function refusalOf(password: string, owner?: PasswordOwner): string | null {
  if (password.length < PASSWORD_MIN_LENGTH || password.length > PASSWORD_MAX_LENGTH) return null;
  const weakness = weaknessOf(password, owner);
  return weakness && weakPasswordMessages[weakness];
}

/** A new password typed twice (docs/specification.md#validation). */
export const newPassword = {
  password: z.string().check(
    z.minLength(PASSWORD_MIN_LENGTH, PASSWORD_HINT),
    z.maxLength(PASSWORD_MAX_LENGTH, PASSWORD_TOO_LONG),
    z.refine((password) => !refusalOf(password), {
      error: ({ input }) => refusalOf(String(input)) ?? undefined,
    }),
  ),
  confirmPassword: z.string(),
};
type Passwords = { password: string; confirmPassword: string };
/** `when` runs this check even if other fields are invalid, so that all errors show at once. */
const atConfirm = { path: ['confirmPassword'], when: () => true };
/** Requires a confirmation that equals the password. */
export const samePasswords = [
  z.refine<Passwords>((form) => form.password === form.confirmPassword, {
    ...atConfirm,
    error: 'Passwords do not match',
  }),
  z.refine<Passwords>((form) => form.password !== '' || form.confirmPassword !== '', {
    ...atConfirm,
    error: 'Please enter your password again',
  }),
] as const;

/** A password that is little more than the person's own name or address, as entered in the other fields. */
const notOwnWords = z.refine<Passwords & { displayName: string; email: string }>(
  ({ password, email, displayName: name }) =>
    refusalOf(password) !== null || !refusalOf(password, { email, name }),
  { path: ['password'], error: weakPasswordMessages.personal, when: () => true },
);

/** Schema of /register with the configured minimum age. */
export function registerForm(minimumAge: number) {
  return z
    .object({
      displayName: registerUserBody.shape.displayName,
      email: loginForm.shape.email,
      ...newPassword,
      isOver18: z.boolean().check(z.refine(Boolean, ageMessage(minimumAge))),
      agreedToTerms: z.boolean().check(z.refine(Boolean, TERMS_MESSAGE)),
    })
    .check(...samePasswords, notOwnWords);
}
export type RegisterForm = z.infer<ReturnType<typeof registerForm>>;
