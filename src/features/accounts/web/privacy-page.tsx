import { useConfig } from '../../../web/api/use-config.ts';
import { PageMeta, PageTitle } from '../../../web/ui/page.tsx';
import { Spinner } from '../../../web/ui/spinner.tsx';
import type { PublicConfig } from '../contract.ts';

type Fact = { title: string; text: string };

/** What depends on who logs people in. */
const loginFacts: Record<PublicConfig['identity'], { kept: Fact; cookies: Fact }> = {
  embedded: {
    kept: {
      title: 'What we keep',
      text: 'Your name and e-mail address, your password as a hash that nobody can read back, the photos you upload, your descriptions, the pictures made of them, and your orders.',
    },
    cookies: {
      title: 'Cookies',
      text: 'One, to keep you logged in. No advertising, no tracking, no third-party scripts.',
    },
  },
  firebase: {
    kept: {
      title: 'What we keep',
      text: 'Your name and e-mail address, the photos you upload, your descriptions, the pictures made of them, and your orders. Logging in is done by Google Firebase: it keeps your name, your e-mail address and your password as a hash that nobody can read back. We never see your password.',
    },
    cookies: {
      title: 'Cookies',
      text: 'None. Your browser itself remembers that you are logged in. No advertising, no tracking, no third-party scripts.',
    },
  },
};

const facts: Fact[] = [
  {
    title: 'What we take out',
    text: 'Every photo is written anew when it arrives: location, device and all other hidden data are removed.',
  },
  {
    title: 'Who can see it',
    text: 'You. Nothing is public unless you open a share page for one toy twin, and you can close it at any time. A share page shows the toy and your first name, never your photo.',
  },
  {
    title: 'Payment',
    text: 'Cards are handled by a card payment provider on its own page. We never see your card number; we keep what was held, charged or released, and when.',
  },
  {
    title: 'Mails',
    text: 'We write when you ask for a new password, when your card is charged or released, and, unless you switch it off in your account, when a toy twin is ready. That last mail holds a small picture of the toy, so whoever reads your mailbox sees it.',
  },
  {
    title: 'Your data is yours',
    text: 'Your account page downloads everything as one ZIP file, and deletes everything at once.',
  },
];

/** What happens to a person's photo and data, in plain words. */
export default function PrivacyPage() {
  const config = useConfig();
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title="Privacy" />
      <PageTitle>Privacy</PageTitle>
      {config ? <Facts {...loginFacts[config.identity]} /> : <Spinner label="Loading" />}
    </div>
  );
}

function Facts({ kept, cookies }: { kept: Fact; cookies: Fact }) {
  return [kept, ...facts, cookies].map(({ title, text }) => (
    <section key={title}>
      <h2 className="mb-1 text-xl">{title}</h2>
      <p className="text-soft">{text}</p>
    </section>
  ));
}
