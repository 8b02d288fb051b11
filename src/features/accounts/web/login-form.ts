import { z } from 'zod';

/** What /login asks for; the words for a malformed address are those of the catalogue. */
export const loginForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Please enter your email address')
    .pipe(z.email('Please enter a valid email address.')),
  password: z.string().min(1, 'Please enter your password'),
});
export type LoginForm = z.infer<typeof loginForm>;
