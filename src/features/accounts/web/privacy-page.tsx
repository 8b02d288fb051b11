import type { PhotoProcessor } from '#features/photos/contract.ts';
import { processorNames } from '#features/photos/web/photo-notice.ts';
import { REPORT_DAYS } from '#features/reports/contract.ts';
import { DRAFT_DAYS } from '#features/toytwins/contract.ts';
import { TRIAL_PROMISE } from '#features/trial/contract.ts';
import { useConfig } from '#web/api/use-config.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { PublicConfig } from '../contract.ts';

type Fact = { title: string; text: string };

/** Facts that depend on the configured identity service. */
const loginFacts: Record<PublicConfig['identity'], { kept: Fact; cookies: Fact; mails: string }> = {
  embedded: {
    kept: {
      title: 'What we keep',
      text: 'Your name and email address, your password as a hash that nobody can read back, the photos you upload, your descriptions, the pictures made of them, and your orders.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Two. One keeps you logged in. The other remembers for a year that this browser has logged in to your account, so that strangers who guess at your password do not slow you down. No advertising, no tracking, no third-party scripts.',
    },
    mails:
      'We write to confirm your address, when somebody asks for a new password or a link to log in to your account, when many wrong passwords were tried, and when your card is charged.',
  },
  firebase: {
    kept: {
      title: 'What we keep',
      text: 'Your name and email address, the photos you upload, your descriptions, the pictures made of them, and your orders. Logging in is done by Google Firebase: it keeps your name, your email address and your password as a hash that nobody can read back. We never see your password.',
    },
    cookies: {
      title: 'Cookies',
      text: 'None. Your browser itself remembers that you are logged in. No advertising, no tracking, no third-party scripts.',
    },
    mails:
      'Google Firebase writes to confirm your address, and when somebody asks for a new password for your account. We write when your card is charged.',
  },
};

/** Facts about this installation: photo processors differ by configuration. */
function factsOf(config: PublicConfig): Fact[] {
  const { identity, photoProcessors: processors, photoRetentionDays } = config;
  return [
    loginFacts[identity].kept,
    {
      title: 'What we take out',
      text: 'Every photo is written anew when it arrives: location, device and all other hidden data are removed.',
    },
    {
      title: 'If you only try it',
      text: `${TRIAL_PROMISE} It is written to no disk and no database, and it goes at once when you remove it. If you keep your box, the photo becomes one of your account.`,
    },
    {
      title: 'What of it is on the toy',
      text: 'The face of your toy is painted with your photo’s own pixels, on its pictures and in its 3D file. Erasing the photo leaves those; deleting the toy twin removes them too. Your age, sex and mood are never worked out.',
    },
    {
      title: 'Who can see it',
      text: 'You. Nothing is public unless you open a share page for one toy twin, and you can close it at any time. A share page shows the toy with everything that is printed on its box, such as the name and the words that you gave it. It shows nothing else of you, and never your photo.',
    },
    ...(processors.length === 0 ? [] : [whoElse(processors)]),
    {
      title: 'Payment',
      text: 'Cards are handled by a card payment provider on its own page. We never see your card number; we keep what was held, charged or released, and when.',
    },
    {
      title: 'Emails',
      text: `${loginFacts[identity].mails} Once your address is confirmed we also write when held money is released and, unless you switch it off in your account, when a toy twin is ready. That last email holds a small picture of the toy, so anyone who can read your mailbox sees it.`,
    },
    {
      title: 'How long we keep it',
      text: `A photo that you never used is deleted after a day, and a toy twin that you never paid for after ${DRAFT_DAYS} days, with its photo. The photo of a finished one is erased ${photoRetentionDays} days after it was finished; until then you can have it made again. Its page says the day, and erases the photo at once if you want. Everything else stays until you remove it or delete your account; receipts stay longer where accounting law asks for it, without your name. A report that somebody sends about a shared page, and your answer if we closed yours, are deleted after ${REPORT_DAYS} days. We also receive each of them by email. The same goes for a note that you write when you have a toy twin drawn again.`,
    },
    {
      title: 'Your data is yours',
      text: 'Your account page downloads everything as one ZIP file, and deletes everything.',
    },
    whenDeleted(config),
    loginFacts[identity].cookies,
  ];
}

/** What remains of a deleted account, and for how long: it depends on the database, the backups and the provider. */
function whenDeleted({ database, backupRetentionDays: days, payment }: PublicConfig): Fact {
  const inFiles = {
    embedded: 'Within an hour nothing of them is left in the files of our database either.',
    postgres:
      'Nobody can read them in our database any more; in its own files they are overwritten by what comes after them.',
  }[database];
  const inBackups =
    days === null
      ? 'A backup that was made before still holds them until it is deleted; ask us when that is.'
      : `A backup that was made before still holds them until it is deleted, ${days} ${days === 1 ? 'day' : 'days'} later at most.`;
  const atProvider =
    payment === 'stripe' ? ' The card payment provider keeps its own records of your payments.' : '';
  return {
    title: 'When you delete your account',
    text: `Your photos, pictures and descriptions, your name, your email address and your password are deleted at once; receipts stay without your name. ${inFiles} ${inBackups}${atProvider}`,
  };
}

function whoElse(processors: readonly PhotoProcessor[]): Fact {
  const who = processorNames(processors);
  return {
    title: 'Who works on it',
    text: `When you continue to payment, your photo and your description are sent to ${who}, to check them or to make the pictures, without your name and email address. What ${who} may do with them follows from our contract and their own terms. Previews are made by ourselves.`,
  };
}

/** Explains in plain words what happens to photos and personal data. */
export default function PrivacyPage() {
  const config = useConfig();
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title="Privacy" />
      <PageTitle>Privacy</PageTitle>
      {config ? <Facts facts={factsOf(config)} /> : <Spinner label="Loading" />}
    </div>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return facts.map(({ title, text }) => (
    <section key={title}>
      <h2 className="mb-1 text-xl">{title}</h2>
      <p className="text-soft">{text}</p>
    </section>
  ));
}
