import './desk.css';
import { NavLink, Outlet, useRoutes } from 'react-router';
import { AccountMenu } from '#web/layouts/account-menu.tsx';
import { Brand } from '#web/ui/brand.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { AccountingPage } from '../accounting/web/accounting-page.tsx';
import { AuditPage } from '../audit/web/audit-page.tsx';
import { EntryPage } from '../inbox/web/entry-page.tsx';
import { InboxPage } from '../inbox/web/inbox-page.tsx';
import { OrderPage } from '../orders/web/order-page.tsx';
import { OrdersPage } from '../orders/web/orders-page.tsx';
import { AccountPage } from '../people/web/account-page.tsx';
import { PeoplePage } from '../people/web/people-page.tsx';
import { SwitchesPage } from '../switches/web/switches-page.tsx';
import { TodayPage } from '../today/web/today-page.tsx';
import { TroublesPage } from '../today/web/troubles-page.tsx';
import { WordsPage } from '../words/web/words-page.tsx';
import { UnknownPage } from './unknown-page.tsx';

/** The parts of the desk in the order of its navigation: the path below `/operator`, the name, and the page. */
const parts = [
  { path: 'orders', name: 'Orders', element: <OrdersPage /> },
  { path: 'people', name: 'People', element: <PeoplePage /> },
  { path: 'inbox', name: 'Inbox', element: <InboxPage /> },
  { path: 'accounting', name: 'Accounting', element: <AccountingPage /> },
  { path: 'words', name: 'Words', element: <WordsPage /> },
  { path: 'switches', name: 'Switches', element: <SwitchesPage /> },
  { path: 'audit', name: 'Audit', element: <AuditPage /> },
];

/** Pages of one thing, which a list leads to. */
const details = [
  { path: 'orders/:id', element: <OrderPage /> },
  { path: 'people/:uid', element: <AccountPage /> },
  { path: 'inbox/:id', element: <EntryPage /> },
];

/** The operator's desk. */
export default function Desk() {
  return useRoutes([
    {
      element: <DeskFrame />,
      children: [
        { index: true, element: <TodayPage /> },
        { path: 'troubles/:kind', element: <TroublesPage /> },
        ...parts.map(({ path, element }) => ({ path, element })),
        ...details,
        { path: '*', element: <UnknownPage /> },
      ],
    },
  ]);
}

function placeStyle({ isActive }: { isActive: boolean }) {
  return classNames(
    'inline-flex min-h-11 items-center rounded-lg px-3 font-bold whitespace-nowrap lg:w-full',
    isActive ? 'bg-sun text-print-ink' : 'hover:bg-sunken',
  );
}

/** Brand and account above; the parts at the side, on a narrow screen in a line that scrolls. */
function DeskFrame() {
  return (
    <>
      <SkipLink />
      <header className="border-b-2 border-edge bg-card">
        <div className="mx-auto flex max-w-7xl items-center gap-3 px-4 sm:px-6">
          <NavLink to="/operator" end className="flex min-h-14 items-center gap-2 rounded-lg">
            <Brand />
            <span className="font-bold text-soft">Operator</span>
          </NavLink>
          <AccountMenu />
        </div>
      </header>
      <div className="mx-auto max-w-7xl px-4 sm:px-6 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8">
        <nav aria-label="Desk" className="-mx-4 overflow-x-auto px-4 pt-3 lg:mx-0 lg:px-0 lg:pt-8">
          <ul className="flex gap-1 lg:flex-col">
            <li>
              <NavLink to="/operator" end className={placeStyle}>
                Today
              </NavLink>
            </li>
            {parts.map(({ path, name }) => (
              <li key={path}>
                <NavLink to={`/operator/${path}`} className={placeStyle}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main id="content" className="w-full min-w-0 pt-5 pb-16 lg:pt-8">
          <Outlet />
        </main>
      </div>
    </>
  );
}
