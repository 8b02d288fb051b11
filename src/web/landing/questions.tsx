import type { ReactNode } from 'react';
import { REDO_DAYS } from '#features/toytwins/redo/contract.ts';
import { appPaths } from '#shared/app-paths.ts';
import { TRIAL_MINUTES } from '#shared/trial-minutes.ts';
import { Fact } from './fact.tsx';
import { TryLink } from './try-link.tsx';

/** What people ask before they trust us with a face and a card. Each answer is what the code does. */
const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'What do I get? Does a parcel come?',
    answer: (
      <p>
        No parcel. You get pictures to download and to share: you in the box, and with Premium also the toy
        out of its box and a 3D file, which you can turn around or have printed.
      </p>
    ),
  },
  {
    question: 'What if it does not look like me?',
    answer: (
      <>
        <p>
          You see your own box before you pay, and without an account. If something is off, ‘Your look’
          changes skin, hair, glasses, beard and more with a tap.
        </p>
        <p>
          <Fact name="versions-basic" />
          Within {REDO_DAYS} days you can have it made again once, free of charge, and you keep the first one.
        </p>
      </>
    ),
  },
  {
    question: 'What happens to my photo?',
    answer: (
      <>
        <p>
          If you only try it, the photo is in memory only and is deleted after {TRIAL_MINUTES} minutes. If you
          order, it is stored for you alone and erased <Fact name="photo-kept" /> after your toy is finished,
          or right away if you say so. Its location and other hidden data are removed when it arrives.
        </p>
        <p>
          <Fact name="photo-companies" /> The face of your toy is painted with the photo’s own pixels, so the
          toy’s pictures stay until you delete the toy. More in{' '}
          <PageLink to={appPaths.privacy}>Privacy</PageLink>.
        </p>
      </>
    ),
  },
  {
    question: 'How long does it take?',
    answer: (
      <p>
        Your own box shows in seconds. After you pay, the finished pictures usually take about a minute. You
        can close the page: they wait in your gallery.
      </p>
    ),
  },
  {
    question: 'When am I charged, and do I get my money back?',
    answer: (
      <p>
        We hold the price on your card and charge it only when every picture is ready. If a picture cannot be
        made, or you cancel before that, the hold is released and you pay nothing. After that there is the
        free redo; a sale is final, except where the law gives you more. See{' '}
        <PageLink to={appPaths.terms}>Terms</PageLink>.
      </p>
    ),
  },
  {
    question: 'Can children use it, or be on the photo?',
    answer: (
      <p>
        <Fact name="age" /> Everybody on a photo has to agree to it; for a child, a parent or guardian. We
        never estimate age, sex or mood.
      </p>
    ),
  },
  {
    question: 'Can I be a hero from a film, or wear a brand?',
    answer: (
      <p>
        Not one that belongs to somebody else. We draw no characters, logos or brands of other companies. If
        your words name one, we make something of our own instead, and tell you before you pay.
      </p>
    ),
  },
  {
    question: 'Who sells this?',
    answer: (
      <p>
        <Fact name="seller" /> See <PageLink to={appPaths.imprint}>Imprint</PageLink> and{' '}
        <PageLink to={appPaths.contact}>Contact</PageLink>.
      </p>
    ),
  },
];

/** The questions, and the way in once more. */
export function Questions() {
  return (
    <section aria-labelledby="questions-title" className="border-t-2 border-edge bg-card">
      <div className="mx-auto max-w-3xl px-4 py-14 sm:px-6 sm:py-20">
        <h2 id="questions-title" className="text-center text-4xl sm:text-5xl">
          Good questions
        </h2>
        <div className="mt-8 border-t-2 border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-b-2 border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-lg py-3 font-display text-xl leading-tight [&::-webkit-details-marker]:hidden">
                {question}
                <Plus />
              </summary>
              <div className="flex max-w-[62ch] flex-col gap-3 pb-5 text-soft">{answer}</div>
            </details>
          ))}
        </div>
        <div className="mt-10 flex flex-col items-center gap-3 text-center">
          <TryLink className="w-full sm:w-auto" />
          <p className="font-semibold">No account, no card.</p>
        </div>
      </div>
    </section>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="-my-2.5 inline-flex min-h-11 items-center font-bold text-link underline decoration-2 underline-offset-4"
    >
      {children}
    </a>
  );
}

/** Becomes a minus when the answer is open. */
function Plus() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-6 shrink-0 stroke-current"
      strokeWidth="3.5"
      strokeLinecap="round"
    >
      <path d="M3 10h14" />
      <path d="M10 3v14" className="group-open:hidden" />
    </svg>
  );
}
