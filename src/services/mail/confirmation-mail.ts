import { appPaths } from '#shared/app-paths.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './index.ts';

/**
 * The email that asks a person to confirm their address. Anybody can sign up with any address, so it contains nothing
 * that they wrote.
 */
export function confirmationMail(options: {
  /** For the email's own id. */
  id: string;
  email: string;
  token: string;
  publicUrl: string;
  /** How long the link works. */
  days: number;
}): Mail {
  const { id, email, token, publicUrl, days } = options;
  return {
    to: email,
    id: `confirmation.${id}`,
    content: {
      subject: 'Confirm your email address for Toy Twin',
      preview: 'One click, so that our emails reach only you.',
      heading: 'Is this your address?',
      paragraphs: [
        greeting(''),
        'Someone opened a Toy Twin account with this email address. If it was you, confirm it and we will email you when a toy twin is ready.',
      ],
      action: {
        label: 'Confirm my address',
        url: `${publicUrl}${appPaths.confirmEmail}?token=${encodeURIComponent(token)}`,
      },
      notes: [
        `The link works for ${days} days.`,
        'If it was not you, do not confirm. We will then send nothing to this address but payment receipts and links that someone requests.',
      ],
    },
  };
}
