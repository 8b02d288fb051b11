import * as z from 'zod/mini';

/** Schema of the login form. The message for a malformed address is the specification's. */
export const loginForm = z.object({
  email: z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'Please enter your email address')),
    z.email('Please enter a valid email address.'),
  ),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});
export type LoginForm = z.infer<typeof loginForm>;
