import { useMemo } from 'react';
import { formatAmount } from '#shared/money.ts';
import type { DeskDay } from '../contract.ts';
import { DayChart } from './day-chart.tsx';

const ORDERS = [{ name: 'Orders', of: ({ orders }: DeskDay) => orders, color: '--blister' }];
const MONEY = [
  { name: 'Revenue', of: ({ charged }: DeskDay) => charged, color: '--good' },
  { name: 'Refunds', of: ({ returned }: DeskDay) => returned, color: '--alert' },
];
const FAILED = [
  {
    name: 'Failed',
    of: ({ completed, failed }: DeskDay) =>
      completed + failed === 0 ? null : (100 * failed) / (completed + failed),
    color: '--alert',
  },
];
const SPEED = [
  { name: 'Half', of: ({ p50 }: DeskDay) => p50, color: '--blister' },
  { name: '95 %', of: ({ p95 }: DeskDay) => p95, color: '--hero' },
];

const plain = (value: number) => String(Math.round(value));
const percent = (value: number) => `${Math.round(value)} %`;
const seconds = (value: number) => `${Math.round(value / 1000)} s`;

/** The last 30 days: orders, money, failures and speed. */
export function DayCharts({ days, currency }: { days: readonly DeskDay[]; currency: string }) {
  const money = useMemo(() => (value: number) => formatAmount(Math.round(value), currency), [currency]);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DayChart title="Orders" days={days} lines={ORDERS} format={plain} least={5} />
      <DayChart title="Revenue and refunds" days={days} lines={MONEY} format={money} least={1000} />
      <DayChart title="Failed toy twins" days={days} lines={FAILED} format={percent} least={10} />
      <DayChart title="From payment to picture" days={days} lines={SPEED} format={seconds} least={10_000} />
    </div>
  );
}
