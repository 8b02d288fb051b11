import { Link } from 'react-router';
import { formatAmount } from '#shared/money.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { engineName } from '../../web/engine-name.ts';
import { formatTime } from '../../web/format-time.ts';
import type { DeskToday } from '../contract.ts';
import { DayCharts } from './day-charts.tsx';
import { TROUBLE_WORDS } from './trouble-words.ts';
import { useToday } from './use-today.ts';

/** The first page of the desk: what needs somebody, today's figures, the last 30 days, and the machines. */
export function TodayPage() {
  const today = useToday();
  return (
    <>
      <DeskHeading title="Today" meta="Today" />
      {today.isPending && <TodaySkeleton />}
      {today.isError && (
        <RetryNotice className="mb-6" busy={today.isFetching} onRetry={() => void today.refetch()}>
          {serverMessage(today.error, 'Today could not be loaded. Please try again.')}
        </RetryNotice>
      )}
      {today.data && <Figures today={today.data} />}
    </>
  );
}

function Figures({ today }: { today: DeskToday }) {
  return (
    <div className="flex flex-col gap-8">
      <NeedsYou today={today} />
      <Day today={today} />
      <section aria-labelledby="last-days">
        <h2 id="last-days" className="mb-3 text-xl">
          Last 30 days
        </h2>
        <DayCharts days={today.days} currency={today.currency} />
        <Engines today={today} />
      </section>
      <Machines today={today} />
    </div>
  );
}

function NeedsYou({ today: { troubles, unread, backup } }: { today: DeskToday }) {
  const open = troubles.filter(({ count }) => count > 0);
  const isCalm = open.length === 0 && unread === 0 && backup.isGood;
  return (
    <section aria-labelledby="needs-you">
      <h2 id="needs-you" className="mb-3 text-xl">
        Needs you
      </h2>
      {isCalm && <p className="text-soft">Nothing. Everything is on its way.</p>}
      <ul className="grid gap-3 sm:grid-cols-2 empty:hidden">
        {open.map(({ kind, count }) => (
          <Task key={kind} to={`/operator/troubles/${kind}`} words={TROUBLE_WORDS[kind].count(count)} />
        ))}
        {unread > 0 && (
          <Task
            to="/operator/inbox"
            words={unread === 1 ? '1 message is new' : `${unread} messages are new`}
          />
        )}
      </ul>
      {!backup.isGood && (
        <Notice tone="error" title="The backup needs you" className="mt-3">
          {backup.words}
        </Notice>
      )}
    </section>
  );
}

function Task({ to, words }: { to: string; words: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center justify-between gap-3 rounded-xl border-2 border-alert bg-alert/10 px-4 py-2.5 font-bold text-alert hover:bg-alert/20"
      >
        {words}
        <span aria-hidden="true">→</span>
      </Link>
    </li>
  );
}

function Day({ today: { days, currency } }: { today: DeskToday }) {
  const day = days.at(-1);
  if (!day) return null;
  const money = (amount: number) => formatAmount(amount, currency);
  const ended = day.completed + day.failed;
  return (
    <section aria-label="Figures of today" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      <Figure name="Orders" value={String(day.orders)} />
      <Figure name="Revenue" value={money(day.charged)} />
      <Figure name="Refunds" value={money(day.returned)} />
      <Figure name="Failed" value={ended === 0 ? '–' : `${Math.round((100 * day.failed) / ended)} %`} />
      <Figure name="Half done in" value={secondsOf(day.p50)} />
      <Figure name="95 % done in" value={secondsOf(day.p95)} />
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <dl className="rounded-card border-2 border-edge bg-card px-4 py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-display text-2xl tabular-nums">{value}</dd>
    </dl>
  );
}

function Engines({ today: { engines, days, currency } }: { today: DeskToday }) {
  const total = (of: (day: DeskToday['days'][number]) => number) =>
    days.reduce((sum, day) => sum + of(day), 0);
  const cost = engines.reduce((sum, { cents }) => sum + cents, 0);
  const net = total(({ charged }) => charged) - total(({ returned }) => returned) - total(({ fees }) => fees);
  return (
    <div className="mt-4 overflow-x-auto rounded-card border-2 border-edge bg-card">
      <table aria-label="Cost of pictures by engine" className="w-full text-left tabular-nums">
        <thead className="border-b-2 border-edge text-sm text-soft">
          <tr>
            <th scope="col" className="px-4 py-2">
              Engine
            </th>
            <th scope="col" className="px-4 py-2 text-right">
              Pictures
            </th>
            <th scope="col" className="px-4 py-2 text-right">
              Failed
            </th>
            <th scope="col" className="px-4 py-2 text-right">
              Cost
            </th>
          </tr>
        </thead>
        <tbody>
          {engines.length === 0 && (
            <tr>
              <td colSpan={4} className="px-4 py-4 text-soft">
                No picture has been made in these days.
              </td>
            </tr>
          )}
          {engines.map(({ engine, made, failed, cents }) => (
            <tr key={engine} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-4 py-2 font-bold">
                {engineName(engine)}
              </th>
              <td className="px-4 py-2 text-right">{made}</td>
              <td className="px-4 py-2 text-right">{failed}</td>
              <td className="px-4 py-2 text-right">{formatAmount(Math.round(cents), 'usd')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t-2 border-edge px-4 py-3">
        {currency === 'usd' ? (
          <>
            Margin after refunds, fees and pictures:{' '}
            <strong>{formatAmount(Math.round(net - cost), 'usd')}</strong>
          </>
        ) : (
          <>
            After refunds and fees: <strong>{formatAmount(net, currency)}</strong>. Pictures are billed in US
            dollars, so no margin is worked out.
          </>
        )}
      </p>
    </div>
  );
}

const oldestJobWords = ({ queue, since }: NonNullable<DeskToday['queues']['oldestJob']>) =>
  `${queue}, waits since ${formatTime(since)}`;

function Machines({ today: { queues, storage, backup, version } }: { today: DeskToday }) {
  const rows = [
    { name: 'Jobs', value: `${queues.waiting} waiting, ${queues.active} running` },
    { name: 'Oldest job', value: queues.oldestJob ? oldestJobWords(queues.oldestJob) : '–' },
    { name: 'Oldest paid toy twin', value: queues.oldest ? `waits since ${formatTime(queues.oldest)}` : '–' },
    { name: 'Database', value: sizeOf(storage.databaseBytes) },
    {
      name: storage.localFiles ? 'Free for pictures and data' : 'Free on this machine',
      value: sizeOf(storage.freeBytes),
    },
    { name: 'Backup', value: backup.words },
    { name: 'Version', value: version },
  ];
  return (
    <section aria-labelledby="machines">
      <h2 id="machines" className="mb-3 text-xl">
        Machines
      </h2>
      <dl className="grid gap-x-6 rounded-card border-2 border-edge bg-card px-4 py-2 sm:grid-cols-[max-content_1fr]">
        {rows.map(({ name, value }) => (
          <div key={name} className="border-b border-line py-2 last:border-b-0 sm:contents">
            <dt className="font-bold sm:py-1.5">{name}</dt>
            <dd className="break-words text-soft sm:py-1.5">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TodaySkeleton() {
  return (
    <div role="status" aria-label="Loading today" className="flex flex-col gap-6">
      <Skeleton className="h-14" />
      <Skeleton className="h-20" />
      <Skeleton className="h-52" />
      <Skeleton className="h-52" />
    </div>
  );
}

const secondsOf = (milliseconds: number | null) =>
  milliseconds === null ? '–' : `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;

function sizeOf(bytes: number): string {
  const gigabytes = bytes / 1e9;
  return gigabytes >= 1 ? `${gigabytes.toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
}
