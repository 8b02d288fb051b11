import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { packageName } from '#features/toytwins/contract.ts';
import { isNotFound } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { engineName } from '../../web/engine-name.ts';
import { formatTime } from '../../web/format-time.ts';
import { StatusMark } from '../../web/status-mark.tsx';
import { UnknownPage } from '../../web/unknown-page.tsx';
import type { DeskOrder } from '../contract.ts';
import { OrderActs } from './order-acts.tsx';
import { PURPOSE_NAMES } from './order-names.ts';
import { ProviderFigures } from './provider-figures.tsx';
import { ShownPictures } from './shown-pictures.tsx';
import { Timeline } from './timeline.tsx';
import { useDeskOrder } from './use-desk-order.ts';

/** One order: money, toy twin, what can be done, and all that happened. */
export function OrderPage() {
  const { id = '' } = useParams();
  const found = useDeskOrder(id);
  if (found.data) return <Order order={found.data} />;
  if (found.isPending) return <Loading />;
  if (isNotFound(found.error)) return <UnknownPage />;
  return (
    <RetryNotice busy={found.isFetching} onRetry={() => void found.refetch()}>
      {serverMessage(found.error, 'This order could not be loaded. Please try again.')}
    </RetryNotice>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the order" className="grid gap-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-40" />
      <Skeleton className="h-80" />
    </div>
  );
}

function Order({ order }: { order: DeskOrder }) {
  return (
    <>
      <p className="mb-2">
        <Link
          to="/operator/orders"
          className="inline-flex min-h-11 items-center font-bold text-link underline"
        >
          All orders
        </Link>
      </p>
      <DeskHeading title={<span className="font-mono">{order.number}</span>} meta={`Order ${order.number}`}>
        <StatusMark status={order.status} />
      </DeskHeading>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 content-start gap-6 xl:order-2">
          <OrderActs order={order} />
          <Part title="Money">
            <Facts facts={moneyOf(order)} />
            <ProviderFigures orderId={order.id} />
          </Part>
          <Part title="Order">
            <Facts facts={factsOf(order)} />
          </Part>
          <Part title="Photo and pictures">
            <ShownPictures key={order.id} order={order} />
          </Part>
        </div>
        <Part title="What happened">
          <Timeline events={order.events} isCut={order.eventsLeft} />
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border-2 border-edge bg-card p-4 sm:p-5">
      <h2 className="mb-3 text-xl font-extrabold">{title}</h2>
      {children}
    </section>
  );
}

type Fact = [name: string, value: ReactNode];

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="min-w-0 text-right font-bold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function moneyOf({ amount, returned, tax, reason }: DeskOrder): Fact[] {
  return [
    ['Amount', amount],
    ...(tax ? [['Of it tax', tax] as Fact] : []),
    ...(returned ? [['Returned', returned] as Fact] : []),
    ...(reason ? [['Reason', reason.replaceAll('_', ' ')] as Fact] : []),
  ];
}

function factsOf(order: DeskOrder): Fact[] {
  const { purpose, tier, people, engine, title, buyer, toytwin, createdAt, stage } = order;
  return [
    ['Name on the box', title],
    ['For', `${PURPOSE_NAMES[purpose]} · ${packageName({ tier, people })}`],
    ['Engine', engine ? engineName(engine) : '–'],
    ['Opened', formatTime(createdAt)],
    ['Toy twin', toytwin ? `No. ${toytwin.serial} · ${toytwin.status}` : 'Deleted'],
    ...(stage ? [['Stage', stage.replaceAll('_', ' ')] as Fact] : []),
    ...declarationsOf(order),
    ['Buyer', buyer?.email ?? 'Account deleted'],
    ['Payment page', <Id key="session" value={order.sessionId} />],
    ['Payment', <Id key="payment" value={order.paymentIntentId} />],
  ];
}

/** What the buyer declared about somebody else in a photo; of two people, about which. */
function declarationsOf({ people, consent, secondConsent }: DeskOrder): Fact[] {
  const first = people === 2 ? 'Declared of the first person' : 'Declared';
  return [
    ...(consent ? [[first, `“${consent}”`] as Fact] : []),
    ...(secondConsent ? [['Declared of the second person', `“${secondConsent}”`] as Fact] : []),
  ];
}

function Id({ value }: { value: string | null }) {
  return value ? <span className="font-mono text-sm font-normal break-all">{value}</span> : '–';
}
