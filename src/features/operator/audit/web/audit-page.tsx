import { DeskHeading } from '../../web/desk-heading.tsx';
import { DeskList } from '../../web/desk-list.tsx';
import { deskColumns } from '../../web/desk-table.tsx';
import { formatTime } from '../../web/format-time.ts';
import { SaveButton } from '../../web/save-button.tsx';
import { useDeskPages } from '../../web/use-desk-pages.ts';
import { type ActStep, type ActValues, type AuditEntry, auditPage } from '../contract.ts';
import { ACT_NAMES } from './act-names.ts';

const STEPS: Record<ActStep, string> = { asked: 'Asked', done: 'Done', refused: 'Refused' };

const column = deskColumns<AuditEntry>();
const columns = column.columns([
  column.accessor('at', { header: 'When', cell: ({ getValue }) => formatTime(getValue()) }),
  column.accessor('kind', { header: 'What', cell: ({ row }) => <What entry={row.original} /> }),
  column.accessor('why', { header: 'Why', cell: ({ getValue }) => getValue() ?? '–' }),
  column.accessor('before', { header: 'Before', cell: ({ getValue }) => wordsOf(getValue()) }),
  column.accessor('after', { header: 'After', cell: ({ getValue }) => wordsOf(getValue()) }),
  column.accessor('operator', { header: 'Who' }),
]);

/** What operators did, newest first. Nobody can change or delete a line of it. */
export function AuditPage() {
  const pages = useDeskPages('/api/operator/audit', {}, auditPage, ({ entries }) => entries);
  return (
    <>
      <DeskHeading title="Audit" meta="Audit">
        <SaveButton path="/api/operator/audit.csv" name="toy-twin-audit.csv">
          Download as CSV
        </SaveButton>
      </DeskHeading>
      <DeskList
        label="What operators did"
        columns={columns}
        idOf={({ id }) => id}
        pages={pages}
        empty="No operator has done anything yet."
      />
    </>
  );
}

function What({ entry: { kind, step, subject, orderId, person } }: { entry: AuditEntry }) {
  return (
    <>
      <span className="font-bold">{ACT_NAMES[kind]}</span>
      {step !== 'done' && <span className="text-soft"> · {STEPS[step]}</span>}
      <span className="block text-sm break-all text-soft">{subject ?? orderId ?? person}</span>
    </>
  );
}

/** Values as 'name: value' lines. */
function wordsOf(values: ActValues | null): string {
  const pairs = Object.entries(values ?? {}).map(([name, value]) => `${name}: ${String(value)}`);
  return pairs.join(', ') || '–';
}
