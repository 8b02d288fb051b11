import { appPaths } from '#shared/app-paths.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './index.ts';

/** The email about many wrong passwords at a person's account. */
export function manyFailuresMail(options: {
  /** For the email's own id. */
  id: string;
  email: string;
  name: string;
  failures: number;
  publicUrl: string;
}): Mail {
  const { id, email, name, failures, publicUrl } = options;
  return {
    to: email,
    id: `many-failures.${id}`,
    content: {
      subject: 'Many failed login attempts on your Toy Twin account',
      preview: 'Nobody got in. You can always log in with a link that we email you.',
      heading: 'Someone tried to log in',
      paragraphs: [
        greeting(name),
        `${failures} wrong passwords were entered for your account within a day. None of them was correct, so nobody got in. Each further attempt has to wait longer.`,
        'If it was you, log in with a link instead: no password needed. If it was not you, there is nothing you need to do, unless you use the same password somewhere else: then choose a new one.',
      ],
      action: { label: 'Log in by email link', url: `${publicUrl}${appPaths.signInLink}` },
      notes: [`To choose a new password, open ${publicUrl}${appPaths.forgotPassword}`],
    },
  };
}
