import { greeting } from './greeting.ts';
import type { Mail } from './index.ts';

/** The e-mail with the password reset link, which is valid for an hour. */
export function resetMail(options: {
  /** Id of the reset record, for the e-mail's own id. */
  id: string;
  email: string;
  name: string;
  token: string;
  publicUrl: string;
}): Mail {
  const { id, email, name, token, publicUrl } = options;
  return {
    to: email,
    id: `reset.${id}`,
    content: {
      subject: 'Choose a new password for Toy Twin',
      preview: 'The link holds for one hour and works once.',
      heading: 'Choose a new password',
      paragraphs: [
        greeting(name),
        'Somebody, hopefully you, asked for a new password for Toy Twin. Choose one within the next hour.',
      ],
      action: {
        label: 'Choose a new password',
        url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
      },
      notes: ['If it was not you, ignore this mail: your password stays as it is.'],
    },
  };
}
