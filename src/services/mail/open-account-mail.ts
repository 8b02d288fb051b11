import { appPaths } from '#shared/app-paths.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './index.ts';

/** The email with a link that opens an account without a password; nothing is known of the receiver but the address. */
export function openAccountMail(options: {
  /** Id of the link's record, for the email's own id. */
  id: string;
  email: string;
  token: string;
  publicUrl: string;
}): Mail {
  const { id, email, token, publicUrl } = options;
  return {
    to: email,
    id: `open-account.${id}`,
    content: {
      subject: 'Your link to open your Toy Twin account',
      preview: 'The link works once, within one hour.',
      heading: 'Open your account',
      paragraphs: [
        greeting(''),
        'Someone asked for a link to open a Toy Twin account with this address, without a password. It works once, within one hour.',
      ],
      action: {
        label: 'Open my account',
        url: `${publicUrl}${appPaths.signInLink}?new=1&token=${encodeURIComponent(token)}`,
      },
      notes: ['If it was not you, ignore this email: without the link no account is opened.'],
    },
  };
}
