import { appPaths } from '#shared/app-paths.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './index.ts';

interface Options {
  /** For the email's own id. */
  id: string;
  to: string;
  name: string;
  /** The address that the account is to have. */
  wanted: string;
  token: string;
  publicUrl: string;
}

const NOTES = ['The link works once, within one hour, while you are logged in to that account.'];
const linkOf = ({ publicUrl, token }: Options, step: 'approve' | 'confirm') =>
  `${publicUrl}${appPaths.changeEmail}?step=${step}&token=${encodeURIComponent(token)}`;

/** Asks the owner, at the address that the account has, whether it may change. */
export function approveChangeMail(options: Options): Mail {
  const { id, to, name, wanted } = options;
  return {
    to,
    id: `approve-change.${id}`,
    content: {
      subject: 'Approve the new email address of your Toy Twin account',
      preview: 'Nothing changes unless you approve it.',
      heading: 'A new address for your account?',
      paragraphs: [
        greeting(name),
        `Someone who is logged in to your account wants to change its email address to ${readableAddress(wanted)}. If it was you, approve it. We then ask you to confirm the new address, too.`,
      ],
      action: { label: 'Approve the change', url: linkOf(options, 'approve') },
      notes: [
        ...NOTES,
        'If it was not you, do not approve. Log out everywhere on your account page, and choose a new password.',
      ],
    },
  };
}

/**
 * Asks at the new address whether it is theirs. Anybody can name any address, so it contains nothing that they wrote.
 */
export function confirmChangeMail(options: Options): Mail {
  const { id, to } = options;
  return {
    to,
    id: `confirm-change.${id}`,
    content: {
      subject: 'Confirm the new email address of your Toy Twin account',
      preview: 'One click, and your account has this address.',
      heading: 'Is this your new address?',
      paragraphs: [
        greeting(''),
        'Someone wants to use this email address for their Toy Twin account. If it was you, confirm it. From then on you log in with it.',
      ],
      action: { label: 'Confirm the new address', url: linkOf(options, 'confirm') },
      notes: [...NOTES, 'If it was not you, do nothing. Nobody can use your address without this link.'],
    },
  };
}

/** Tells the owner at the former address that they have changed it. */
export function ownChangeMail({ id, email, name }: { id: string; email: string; name: string }): Mail {
  return {
    to: email,
    id: `address-changed.${id}`,
    content: {
      subject: 'The email address of your Toy Twin account was changed',
      preview: 'You approved it at this address. All other devices were logged out.',
      heading: 'Your account has a new address',
      paragraphs: [
        greeting(name),
        'The email address of your Toy Twin account was changed. It was approved from this address and confirmed from the new one. All other devices were logged out.',
        'If you did not do this, please write to us right away.',
      ],
      notes: ['This is the last email about your account to this address.'],
    },
  };
}
