import {
  createColumnHelper,
  type RowData,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

/** No feature of the table library but rows and cells: the server sorts, filters and cuts pages. */
const features = tableFeatures({});

/** A column of a {@link DeskTable}. */
export type DeskColumn<Row extends RowData> = TableOptions<typeof features, Row>['columns'][number];

/** Makes the columns of a table; its first column holds the link to the row's own page, if rows have one. */
export function deskColumns<Row extends RowData>() {
  return createColumnHelper<typeof features, Row>();
}

type DeskTableProps<Row extends RowData> = {
  /** Names the table for screen readers. */
  label: string;
  columns: DeskColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
};

/**
 * A list of the desk: a table on wide screens, cards on a phone. `j` and `k` move between the links of its rows.
 */
export function DeskTable<Row extends RowData>({ label, columns, rows, idOf }: DeskTableProps<Row>) {
  const table = useTable({ features, columns, data: rows, getRowId: idOf });
  const body = useRef<HTMLTableSectionElement>(null);
  useHotkeys('j', () => moveFocus(body.current, 1));
  useHotkeys('k', () => moveFocus(body.current, -1));
  return (
    <div className="overflow-x-auto rounded-card border-2 border-edge bg-card">
      <table aria-label={label} className="w-full border-collapse text-left max-md:block">
        <thead className="border-b-2 border-edge text-sm text-soft max-md:sr-only">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className="px-4 py-2.5 font-bold whitespace-nowrap">
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody ref={body} className="max-md:block">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className="border-b border-line last:border-b-0 has-focus-visible:bg-sunken max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:px-4 max-md:py-2.5"
            >
              {row.getAllCells().map((cell) => (
                <td
                  key={cell.id}
                  className="px-4 py-2.5 align-top max-md:px-0 max-md:py-0.5 max-md:even:text-right"
                >
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function moveFocus(body: HTMLElement | null, step: 1 | -1): void {
  const links = [...(body?.querySelectorAll<HTMLElement>('tr td:first-child a') ?? [])];
  const now = links.findIndex((link) => link.matches(':focus'));
  const next = now === -1 ? (step === 1 ? 0 : links.length - 1) : now + step;
  links[next]?.focus();
}
