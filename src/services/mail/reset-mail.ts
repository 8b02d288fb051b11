import { type Addressee, greetingOf } from './greeting.ts';
import type { Mail } from './index.ts';

/** The email with the password reset link, which is valid for an hour. */
export function resetMail(options: {
  /** Id of the reset record, for the email's own id. */
  id: string;
  user: Addressee;
  token: string;
  publicUrl: string;
}): Mail {
  const { id, user, token, publicUrl } = options;
  return {
    to: user.email,
    id: `reset.${id}`,
    content: {
      subject: 'Choose a new password for Toy Twin',
      preview: 'The link works once, within one hour.',
      heading: 'Choose a new password',
      paragraphs: [
        greetingOf(user),
        'Someone asked for a new password for your Toy Twin account. If it was you, choose one within the next hour.',
      ],
      action: {
        label: 'Choose a new password',
        url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
      },
      notes: ['If it was not you, ignore this email: your password stays as it is.'],
    },
  };
}
