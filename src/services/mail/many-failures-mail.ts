import { appPaths } from '#shared/app-paths.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './index.ts';

/** The e-mail about many wrong passwords at a person's account. */
export function manyFailuresMail(options: {
  /** For the e-mail's own id. */
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
      subject: 'Many wrong passwords at your Toy Twin account',
      preview: 'Nobody got in. You can always log in by a link that we email you.',
      heading: 'Somebody tried to log in',
      paragraphs: [
        greeting(name),
        `Within a day, ${failures} wrong passwords were tried at your account. None of them was right, so nobody got in. Further tries have to wait longer and longer.`,
        'Was it you? Log in by a link instead; you need no password for it. Was it not? Then there is nothing you have to do, if you use your password nowhere else. If you do, choose a new one.',
      ],
      action: { label: 'Log in by a link', url: `${publicUrl}${appPaths.signInLink}` },
      notes: [`To choose a new password, open ${publicUrl}${appPaths.forgotPassword}`],
    },
  };
}
