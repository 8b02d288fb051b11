import { greeting } from './greeting.ts';
import type { Mail } from './index.ts';

/** The email to a person's former, confirmed address: the operator has changed it on request. */
export function addressChangedMail(options: {
  /** For the email's own id. */
  id: string;
  /** The former address. */
  email: string;
  name: string;
}): Mail {
  const { id, email, name } = options;
  return {
    to: email,
    id: `address-changed.${id}`,
    content: {
      subject: 'The email address of your Toy Twin account was changed',
      preview: 'We changed it on request, and logged out all devices.',
      heading: 'Your account has a new address',
      paragraphs: [
        greeting(name),
        'We changed the email address of your Toy Twin account, because we were asked to. From now on you log in with the new address and the same password. All devices were logged out.',
        'If you did not ask for this, please write to us right away.',
      ],
      notes: ['This is the last email about your account to this address.'],
    },
  };
}
