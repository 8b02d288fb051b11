import { classNames } from '#web/ui/class-names.ts';
import { formatTime } from '../../web/format-time.ts';
import type { TimelineEvent } from '../contract.ts';
import { eventWords } from './event-words.ts';

/** All that happened, newest first, in one column. */
export function Timeline({ events, isCut }: { events: TimelineEvent[]; isCut: boolean }) {
  return (
    <>
      <ol className="border-l-2 border-line">
        {events.map((event) => (
          <Event key={event.key} event={event} />
        ))}
      </ol>
      {isCut && <p className="mt-3 text-soft">What happened before is not listed here.</p>}
    </>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  const { title, more, tone } = eventWords(event);
  const dot = { good: 'bg-grass', bad: 'bg-alert', plain: 'bg-line', ours: 'bg-sun' }[tone];
  return (
    <li className="relative pb-4 pl-5 last:pb-0">
      <span aria-hidden className={`absolute top-1.5 -left-[7px] size-3 rounded-full ${dot}`} />
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className={classNames('min-w-0 wrap-anywhere', tone !== 'plain' && 'font-bold')}>{title}</span>
        <time dateTime={event.at} title={event.at} className="text-sm text-soft">
          {formatTime(event.at)}
        </time>
      </p>
      {more && <p className="text-sm break-words text-soft">{more}</p>}
      {event.otherOrder && <p className="text-sm text-soft">Order {event.otherOrder}</p>}
    </li>
  );
}
