import { appPaths } from '#shared/app-paths.ts';
import { type Addressee, greetingOf } from './greeting.ts';
import type { Mail } from './index.ts';

/** Whoever opened the account may have been somebody else: their password and sessions end with the owner's first link. */
const UNCONFIRMED =
  "The link also confirms that this address is yours. From then on the password with which the account was opened no longer works; choose a new one by 'Forgot password?'.";

/** The e-mail with a link to log in without a password, which is valid for an hour. */
export function signInMail(options: {
  /** Id of the link's record, for the e-mail's own id. */
  id: string;
  user: Addressee;
  token: string;
  publicUrl: string;
}): Mail {
  const { id, user, token, publicUrl } = options;
  return {
    to: user.email,
    id: `sign-in.${id}`,
    content: {
      subject: 'Your link to log in to Toy Twin',
      preview: 'The link works for one hour, and once.',
      heading: 'Log in to Toy Twin',
      paragraphs: [
        greetingOf(user),
        'Somebody, hopefully you, asked for a link to log in without a password. It works for one hour, and once.',
        ...(user.emailVerified ? [] : [UNCONFIRMED]),
      ],
      action: {
        label: 'Log in',
        url: `${publicUrl}${appPaths.signInLink}?token=${encodeURIComponent(token)}`,
      },
      notes: ['If it was not you, ignore this email: nobody can use the link without it.'],
    },
  };
}
