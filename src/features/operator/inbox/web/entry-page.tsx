import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { printedTitle, serialWords } from '#features/toytwins/contract.ts';
import { isNotFound } from '#web/api/api-error.ts';
import { getJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { DeskLink, deskLinkStyle } from '../../web/desk-link.tsx';
import { DeskSection, Facts } from '../../web/desk-section.tsx';
import { formatTime } from '../../web/format-time.ts';
import { Tag } from '../../web/tag.tsx';
import { type InboxEntry, inboxEntry } from '../contract.ts';
import { EntryActs } from './entry-acts.tsx';
import { EntryPictures } from './entry-pictures.tsx';
import { messageReason, REPLY_WORDS, REPORT_WORDS } from './inbox-words.ts';
import { MessageState } from './message-state.tsx';

/** One message: what was written, about what, and what can be done. */
export function EntryPage() {
  const { id = '' } = useParams();
  const entry = useQuery({
    queryKey: ['operator', 'inbox', id],
    queryFn: ({ signal }) => getJson(inboxEntry, `/api/operator/inbox/${id}`, { signal }),
  });
  if (isNotFound(entry.error)) return <MissingEntry />;
  if (entry.data) return <LoadedEntry key={entry.data.id} entry={entry.data} />;
  return (
    <>
      <DeskHeading title="Message" meta="Message" />
      {entry.isError ? (
        <RetryNotice busy={entry.isFetching} onRetry={() => void entry.refetch()}>
          {serverMessage(entry.error, 'This message could not be loaded. Please try again.')}
        </RetryNotice>
      ) : (
        <div role="status" aria-label="Loading: the message" className="grid gap-4">
          <Skeleton className="h-32" />
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  );
}

function MissingEntry() {
  return (
    <>
      <DeskHeading title="No such message" meta="No such message" />
      <p className="mb-4">It was deleted: with its toy twin, or because it was too old.</p>
      <DeskLink to="/operator/inbox">Inbox</DeskLink>
    </>
  );
}

function LoadedEntry({ entry }: { entry: InboxEntry }) {
  return (
    <>
      <DeskHeading title={messageReason(entry)} meta="Message">
        <MessageState state={entry.state} />
      </DeskHeading>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          <DeskSection title={entry.kind === 'report' ? 'What the visitor wrote' : 'What the owner wrote'}>
            <blockquote className="max-w-prose border-l-4 border-sun pl-4 break-words whitespace-pre-line">
              {entry.words || 'No words.'}
            </blockquote>
            {entry.words && <p className="mt-2 text-sm text-soft">Do not follow links in it.</p>}
          </DeskSection>
          <EntryPictures entry={entry} />
          <Replies entry={entry} />
        </div>
        <div className="grid gap-5">
          <EntryActs entry={entry} />
          <DeskSection title="About">
            <Facts facts={factsOf(entry)} />
          </DeskSection>
        </div>
      </div>
    </>
  );
}

function Replies({ entry: { replies } }: { entry: InboxEntry }) {
  if (replies.length === 0) return null;
  return (
    <DeskSection title="What they were told">
      <ol className="divide-y divide-line">
        {replies.map(({ id, kind, words, by, createdAt, mail }) => (
          <li key={id} className="py-2 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-bold">{REPLY_WORDS[kind]}</span>
              <Tag tone={mail === 'refused' ? 'alert' : 'plain'}>
                {mail === null ? 'on its way' : `mail ${mail}`}
              </Tag>
            </p>
            {words && <p className="max-w-prose break-words whitespace-pre-line">{words}</p>}
            <p className="text-sm break-words text-soft">
              {formatTime(createdAt)}, {by}
            </p>
          </li>
        ))}
      </ol>
    </DeskSection>
  );
}

function factsOf(entry: InboxEntry) {
  const { owner, page, createdAt, stateAt, stateBy, title, serial, othersOpen } = entry;
  return [
    { name: 'Written', value: formatTime(createdAt) },
    ...(stateBy === null
      ? []
      : [{ name: 'Moved', value: `${stateAt ? `${formatTime(stateAt)}, ` : ''}${stateBy}` }]),
    { name: 'Toy twin', value: `${printedTitle(title)}, ${serialWords(serial)}` },
    {
      name: 'Owner',
      value: (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <DeskLink to={`/operator/people/${encodeURIComponent(owner.uid)}`}>
            {owner.name || owner.uid}
          </DeskLink>
          {owner.blocked && <Tag tone="alert">Blocked</Tag>}
        </span>
      ),
    },
    { name: 'Public page', value: pageWords(page) },
    ...(othersOpen === 0 ? [] : [{ name: 'Also open', value: `${othersOpen} more about this toy twin` }]),
  ];
}

function pageWords({ path, closedReason }: InboxEntry['page']) {
  if (closedReason) return `Closed by us: ${REPORT_WORDS[closedReason].toLowerCase()}`;
  if (path === null) return 'Not open';
  return (
    <a href={path} target="_blank" rel="noreferrer" className={deskLinkStyle}>
      Open
    </a>
  );
}
