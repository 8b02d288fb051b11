import type { PublicConfig, Seller } from '#features/configuration/contract.ts';
import type { PhotoProcessor } from '#features/photos/contract.ts';
import { processorNames } from '#features/photos/web/photo-notice.ts';
import { REPORT_DAYS } from '#features/reports/contract.ts';
import { DRAFT_DAYS } from '#features/toytwins/contract.ts';
import { TRIAL_PROMISE } from '#features/trial/contract.ts';
import { PROVIDER_NAMES } from '#shared/sign-in-providers.ts';
import { useConfig } from '#web/api/use-config.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { sellerWords } from './seller-words.ts';

type Fact = { title: string; text: string };

/** Facts that depend on the configured identity service. */
const loginFacts: Record<PublicConfig['identity'], { kept: Fact; cookies: Fact; mails: string }> = {
  embedded: {
    kept: {
      title: 'What we keep',
      text: 'Your name and email address, your password as a hash that nobody can read back, the public half of each passkey you add (your face and finger stay on your device), the photos you upload, your descriptions, the pictures made from them, and your orders. An address for which a link to open an account was requested is deleted within a day if the link is not used.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Three. One keeps you logged in. One remembers for a year that this browser has logged in to your account, so that strangers guessing your password do not slow you down. One tells your own visits of a page you shared from those of others, for a year. No advertising, no tracking, no third-party scripts.',
    },
    mails:
      'We email you to confirm your address, when someone requests a new password, a link to log in, a code or another address for your account, after many failed login attempts, and when your card is charged.',
  },
  firebase: {
    kept: {
      title: 'What we keep',
      text: 'Your name and email address, the photos you upload, your descriptions, the pictures made from them, and your orders. Google Firebase handles logging in: it keeps your name, your email address and your password as a hash that nobody can read back. We never see your password.',
    },
    cookies: {
      title: 'Cookies',
      text: 'One, if you share a toy twin: it tells your own visits of that page from those of others, for a year. Your browser remembers without one that you are logged in, and for a day at most to which address you had a link sent. No advertising, no tracking, no third-party scripts.',
    },
    mails:
      'Google Firebase emails you to confirm your address and when someone requests a new password or a link to log in. We email you when your card is charged.',
  },
};

function elsewhere(providers: PublicConfig['providers']): Fact {
  const names = providers.map((provider) => PROVIDER_NAMES[provider]).join(' or ');
  return {
    title: `If you continue with ${names}`,
    text: `They tell us your name, your email address and your number with them. We keep the number and the address; your name is the one you enter here. We take no picture and keep nothing that opens your account there. They learn that you log in to Toy Twin, and nothing of what you make. If you do not create an account, we forget you within half an hour.`,
  };
}

/** Facts about this installation: photo processors differ by configuration. */
function factsOf(config: PublicConfig): Fact[] {
  const { identity, providers, photoProcessors: processors, photoRetentionDays, seller } = config;
  return [
    ...(seller ? [whoIsResponsible(seller)] : []),
    loginFacts[identity].kept,
    ...(identity === 'embedded' && providers.length > 0 ? [elsewhere(providers)] : []),
    {
      title: 'What we remove',
      text: 'Every photo is re-encoded when it arrives, which removes its location, the camera’s details and all other hidden data.',
    },
    {
      title: 'If you only try it',
      text: `${TRIAL_PROMISE} It is not written to any disk or database, and it is deleted immediately if you remove it. If you keep your box, the photo moves to your account.`,
    },
    {
      title: 'What the toy shows of your photo',
      text: 'The face of your toy is painted with your photo’s own pixels, in its pictures and in its 3D file. They stay when you erase the photo and are removed when you delete the toy twin. We never estimate your age, sex or mood.',
    },
    {
      title: 'Who can see it',
      text: 'You. Nothing is public unless you open a share page for a toy twin, and you can close that page at any time or let it close by itself. We count how often it is opened, not by whom. A share page shows the toy with everything printed on its box, such as the name and the words you gave it. It shows nothing else about you, and never your photo. The same goes for a present: whoever has its link sees the toy and your greeting, and may keep pictures and files for good, also when you delete yours. If we email it for you, the mail names you, and we forget the address once it is sent.',
    },
    ...(processors.length === 0 ? [] : [whoElse(processors)]),
    {
      title: 'Payment',
      text: 'A card payment provider handles your card on its own page. We never see your card number; we only keep what was held, charged or released, and when.',
    },
    {
      title: 'Emails',
      text: `${loginFacts[identity].mails} Once your address is confirmed, we also email you when a hold on your card is released and, unless you turn it off in your account, when a toy twin is ready and, if you turn it on there, a year later. The email that it is ready includes a small picture of the toy, so anyone who can read your mailbox can see it.`,
    },
    {
      title: 'How long we keep it',
      text: `A photo you never used is deleted after a day, and a toy twin you never paid for is deleted with its photo after ${DRAFT_DAYS} days. The photo of a finished toy twin is erased ${photoRetentionDays} days after it was finished; until then you can have it made again. The toy twin’s page shows the date and lets you erase the photo right away. We note on which days you log in, for 30 days, and not from where.${identity === 'embedded' ? ' While you are logged in, we also note which kind of browser you use, such as Firefox on Windows, to show you where you are logged in.' : ''} Everything else stays until you remove it or delete your account; receipts stay longer, without your name, where accounting law requires it. A report about a shared page, and your answer if we closed yours, are deleted after ${REPORT_DAYS} days. We also receive each of them by email. The same goes for a note you write when you have a toy twin drawn again.`,
    },
    {
      title: 'Your data is yours',
      text: 'On your account page you can download everything as one ZIP file, or delete everything.',
    },
    whenDeleted(config),
    loginFacts[identity].cookies,
  ];
}

/** What remains of a deleted account, and for how long: it depends on the database, the backups and the provider. */
function whenDeleted({ database, backupRetentionDays: days, payment }: PublicConfig): Fact {
  const inFiles = {
    embedded: 'Within an hour they are also gone from our database’s files.',
    postgres: 'They can no longer be read in our database; its files are overwritten by later data.',
  }[database];
  const inBackups =
    days === null
      ? 'Backups made earlier still contain them until those backups are deleted; ask us when that is.'
      : `Backups made earlier still contain them until those backups are deleted, at most ${days} ${days === 1 ? 'day' : 'days'} later.`;
  const atProvider =
    payment === 'stripe' ? ' The card payment provider keeps its own records of your payments.' : '';
  return {
    title: 'When you delete your account',
    text: `Your photos, pictures and descriptions, your name, your email address and your password are deleted immediately; receipts stay, without your name. ${inFiles} ${inBackups}${atProvider}`,
  };
}

function whoIsResponsible(seller: Seller): Fact {
  return {
    title: 'Who is responsible',
    text: `${sellerWords(seller)} decides what happens to your data, and answers your questions about it.`,
  };
}

function whoElse(processors: readonly PhotoProcessor[]): Fact {
  const who = processorNames(processors);
  return {
    title: 'Who else processes it',
    text: `When you continue to payment, your photo and your description are sent to ${who}, to check them or to make the pictures, without your name and email address. Our contract and their own terms say what ${who} may do with them. We make the previews ourselves.`,
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
