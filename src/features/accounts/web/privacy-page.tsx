import { PageMeta, PageTitle } from '../../../web/ui/page.tsx';

const facts = [
  {
    title: 'What we keep',
    text: 'Your name and e-mail address, your password as a hash that nobody can read back, the photos you upload, your descriptions, the pictures made of them, and your orders.',
  },
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
    title: 'Cookies',
    text: 'One, to keep you logged in. No advertising, no tracking, no third-party scripts.',
  },
  {
    title: 'Your data is yours',
    text: 'Your account page downloads everything as one ZIP file, and deletes everything at once.',
  },
];

/** What happens to a person's photo and data, in plain words. */
export default function PrivacyPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title="Privacy" />
      <PageTitle>Privacy</PageTitle>
      {facts.map(({ title, text }) => (
        <section key={title}>
          <h2 className="mb-1 text-xl">{title}</h2>
          <p className="text-soft">{text}</p>
        </section>
      ))}
    </div>
  );
}
