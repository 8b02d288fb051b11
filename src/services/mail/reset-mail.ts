import escapeHtml from 'escape-html';
import type { Mail } from './index.ts';

/** The mail with the link to choose a new password, which holds for an hour. */
export function resetMail(options: { email: string; name: string; token: string; publicUrl: string }): Mail {
  const link = `${options.publicUrl}/reset-password?token=${encodeURIComponent(options.token)}`;
  const lines = [
    `Hello ${options.name},`,
    'somebody, hopefully you, asked for a new password for Toy Twin. Choose one here within the next hour:',
    link,
    'If it was not you, ignore this mail: your password stays as it is.',
  ];
  const [hello = '', why = '', , otherwise = ''] = lines.map(escapeHtml);
  return {
    to: options.email,
    subject: 'Choose a new password for Toy Twin',
    text: lines.join('\n\n'),
    html: `<p>${hello}</p><p>${why}</p><p><a href="${escapeHtml(link)}">Choose a new password</a></p><p>${otherwise}</p>`,
  };
}
