import { useId, useState } from 'react';
import { MOST_WORDS } from '#features/reports/contract.ts';
import { type ReportReason, reportReasons } from '#features/toytwins/contract.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { ActDialog } from '../../web/act-dialog.tsx';
import { DeskSection } from '../../web/desk-section.tsx';
import type { InboxEntry } from '../contract.ts';
import { REPORT_WORDS } from './inbox-words.ts';

type Props = { entry: InboxEntry; url: string };

/** Everything that an operator can do about a message. */
export function EntryActs({ entry }: { entry: InboxEntry }) {
  const url = `/api/operator/inbox/${entry.id}`;
  const { closedReason } = entry.page;
  return (
    <DeskSection title="What you can do">
      <div className="flex flex-col gap-3 *:w-full">
        <Answer entry={entry} url={url} />
        {entry.kind === 'report' && !closedReason && entry.state !== 'done' && (
          <ActDialog label="Keep the page" url={`${url}/keep`} done="The page stays open.">
            It does not break the terms. All open reports of this page are done, and reporters who left an
            address are told that it stays open.
          </ActDialog>
        )}
        {entry.kind !== 'note' && closedReason && (
          <ActDialog label="Allow sharing again" url={`${url}/allow`} done="They can share it again.">
            The page stays closed until its owner shares the toy twin again, with a new link. If they wrote to
            us, they are told.
          </ActDialog>
        )}
        {entry.state === 'done' ? (
          <ActDialog label="Back to new" url={`${url}/new`} done="It is new again." />
        ) : (
          <ActDialog label="Done" url={`${url}/done`} done="Done.">
            Nobody is told.
          </ActDialog>
        )}
        {!closedReason && <ClosePage entry={entry} url={`${url}/close`} />}
        {!entry.owner.blocked && <BlockOwner entry={entry} url={`${url}/block`} />}
      </div>
    </DeskSection>
  );
}

const NO_ANSWER: Record<InboxEntry['kind'], string> = {
  report: 'They left no email address, so there is nobody to answer.',
  note: 'Their email address is not confirmed, so we mail nothing there.',
  answer: 'Their email address is not confirmed, so we mail nothing there.',
};

function Answer({ entry: { answerTo, kind }, url }: Props) {
  const [words, setWords] = useState('');
  if (answerTo === null) return <p className="text-sm text-soft">{NO_ANSWER[kind]}</p>;
  return (
    <ActDialog
      label="Answer"
      url={`${url}/answer`}
      needsWhy={false}
      values={{ words }}
      isReady={words.trim().length >= 2}
      done="Your answer is on its way."
      fields={
        <TextAreaField
          label="Your answer"
          rows={6}
          maxLength={MOST_WORDS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      }
    >
      It goes to <span className="font-bold break-all">{answerTo}</span> by email, with a greeting and what it
      is about.
    </ActDialog>
  );
}

function ClosePage({ entry, url }: Props) {
  const [reason, setReason] = useState<ReportReason>(entry.reportReason ?? 'other');
  return (
    <ActDialog
      label="Close the page"
      url={url}
      danger
      values={{ reason }}
      done="The page is closed."
      fields={<ReasonField reason={reason} onChange={setReason} />}
    >
      Its link stops working, and its owner cannot open a new one. The toy twin stays theirs. The owner reads
      why, and reporters who left an address are told.
    </ActDialog>
  );
}

function BlockOwner({ entry, url }: Props) {
  const [reason, setReason] = useState<ReportReason>(entry.reportReason ?? 'other');
  return (
    <ActDialog
      label="Block the owner"
      url={url}
      danger
      values={{ reason }}
      done="The page is closed and its owner is blocked."
      fields={<ReasonField reason={reason} onChange={setReason} />}
    >
      This page is closed for good. Its owner is logged out everywhere within a minute, all their share pages
      close, and what is not charged yet is canceled.
    </ActDialog>
  );
}

type ReasonFieldProps = { reason: ReportReason; onChange: (reason: ReportReason) => void };

function ReasonField({ reason, onChange }: ReasonFieldProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-bold">Why the page is closed. Its owner reads it.</legend>
      {reportReasons.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={one === reason}
            onChange={() => onChange(one)}
            className="size-5 shrink-0 accent-hero-print"
          />
          {REPORT_WORDS[one]}
        </label>
      ))}
    </fieldset>
  );
}
