import { appPaths } from '#shared/app-paths.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './index.ts';

/**
 * The e-mail that asks a person to confirm their address. Anybody can sign up with any address, so it contains nothing
 * that they wrote.
 */
export function confirmationMail(options: {
  /** For the e-mail's own id. */
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
      preview: 'One click, so that our emails reach you and nobody else.',
      heading: 'Is this your address?',
      paragraphs: [
        greeting(''),
        'Somebody, hopefully you, opened an account at Toy Twin with this email address. Confirm it, and we email you when a toy twin is ready.',
      ],
      action: {
        label: 'Confirm my address',
        url: `${publicUrl}${appPaths.confirmEmail}?token=${encodeURIComponent(token)}`,
      },
      notes: [
        `The link works for ${days} days.`,
        'If it was not you, do not confirm: apart from receipts of payments and links that somebody asks for, we then send nothing to this address.',
      ],
    },
  };
}
