import { appPaths } from '#shared/app-paths.ts';
import { type Addressee, greetingOf } from './greeting.ts';
import type { Mail } from './index.ts';

/** A stranger may have opened the account: their password and sessions end when the owner first uses a link. */
const UNCONFIRMED =
  'The link also confirms that this address is yours. The password that the account was opened with then stops working; choose a new one with ‘Forgot password?’.';

/** The email with a link to log in without a password, which is valid for an hour. */
export function signInMail(options: {
  /** Id of the link's record, for the email's own id. */
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
      preview: 'The link works once, within one hour.',
      heading: 'Log in to Toy Twin',
      paragraphs: [
        greetingOf(user),
        'Someone asked for a link to log in to your account without a password. It works once, within one hour.',
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
