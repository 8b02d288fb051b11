import { greeting } from './greeting.ts';
import type { Mail } from './index.ts';

/** The email with the code by which a person confirms that an act in their account is theirs. */
export function ownerCodeMail(options: {
  /** Id of the code's record, for the email's own id. */
  id: string;
  email: string;
  name: string;
  code: string;
  /** How long the code works. */
  minutes: number;
}): Mail {
  const { id, email, name, code, minutes } = options;
  return {
    to: email,
    id: `owner-code.${id}`,
    content: {
      subject: `${code} is your code for Toy Twin`,
      preview: 'Enter it where you asked for it. Give it to nobody.',
      heading: code,
      paragraphs: [
        greeting(name),
        'Enter this code in Toy Twin to confirm that it is you: your account is about to be changed or deleted.',
      ],
      notes: [
        `The code works once, within ${minutes} minutes. We never ask for it anywhere else.`,
        'If it was not you, someone is logged in to your account: log out everywhere on your account page.',
      ],
    },
  };
}
