import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import type { DeskDay } from '../contract.ts';

type Line = {
  name: string;
  of: (day: DeskDay) => number | null;
  /** The custom property with its color. */
  color: string;
};

type DayChartProps = {
  title: string;
  days: readonly DeskDay[];
  lines: readonly Line[];
  /** Writes a value in words, for the axis and for the table behind the chart. */
  format: (value: number) => string;
  /** The lowest top of the axis, and its steps: a quiet shop would see fractions of an order. */
  least: number;
};

/** Pixels. */
const HEIGHT = 150;
/** Steps of an axis, in fifths of its lowest top. */
const STEPS = [1, 2, 4, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000, 20_000, 100_000];

/**
 * The last days as a small chart. Screen readers get the same figures as a table, and so does everybody who opens
 * 'Figures'.
 */
export function DayChart({ title, days, lines, format, least }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const draw = () => drawChart(element, { days, lines, format, least });
    let chart = draw();
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    resized.observe(element);
    // The theme is a class of the page; a canvas does not follow it by itself.
    const themed = new MutationObserver(() => {
      chart.destroy();
      chart = draw();
    });
    themed.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      resized.disconnect();
      themed.disconnect();
      chart.destroy();
    };
  }, [days, lines, format, least]);
  return (
    <figure className="rounded-card border-2 border-edge bg-card p-4">
      <figcaption className="mb-2 flex flex-wrap items-baseline gap-x-4 font-bold">
        {title}
        {lines.length > 1 &&
          lines.map(({ name, color }) => (
            <span key={name} className="inline-flex items-center gap-1.5 text-sm font-normal">
              <span
                aria-hidden="true"
                className="h-1 w-4 rounded-full"
                style={{ background: `var(${color})` }}
              />
              {name}
            </span>
          ))}
      </figcaption>
      <div ref={box} aria-hidden="true" className="min-h-37" />
      <Figures title={title} days={days} lines={lines} format={format} />
    </figure>
  );
}

function drawChart(
  element: HTMLElement,
  { days, lines, format, least }: Omit<DayChartProps, 'title'>,
): UPlot {
  const style = getComputedStyle(document.documentElement);
  const colorOf = (property: string) => style.getPropertyValue(property).trim();
  const axis = {
    stroke: colorOf('--soft'),
    grid: { stroke: colorOf('--line'), width: 1 },
    ticks: { show: false },
  };
  const times = days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000);
  return new UPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      legend: { show: false },
      cursor: { show: false },
      scales: { y: { range: (_chart, _lowest, most) => [0, Math.max(most * 1.1, least)] } },
      axes: [
        { ...axis, size: 28, grid: { show: false }, values: (_chart, splits) => splits.map(shortDay) },
        {
          ...axis,
          size: 62,
          space: 34,
          incrs: STEPS.map((step) => (step * least) / 5),
          values: (_chart, splits) => splits.map((value) => format(value)),
        },
      ],
      series: [
        {},
        ...lines.map(({ name, color }) => ({
          label: name,
          stroke: colorOf(color),
          width: 2,
          fill: lines.length === 1 ? `${colorOf(color)}22` : undefined,
          points: { show: false },
        })),
      ],
    },
    [times, ...lines.map(({ of }) => days.map(of))],
    element,
  );
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDay = (seconds: number) => monthAndDay.format(new Date(seconds * 1000));

function Figures({ title, days, lines, format }: Omit<DayChartProps, 'least'>) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
        Figures
      </summary>
      <table aria-label={title} className="w-full text-left tabular-nums">
        <thead>
          <tr>
            <th scope="col">Day</th>
            {lines.map(({ name }) => (
              <th key={name} scope="col" className="text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-t border-line">
              <th scope="row" className="font-normal">
                {day.day}
              </th>
              {lines.map(({ name, of }) => {
                const value = of(day);
                return (
                  <td key={name} className="text-right">
                    {value === null ? '–' : format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
