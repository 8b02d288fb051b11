import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActDialog } from '../../web/act-dialog.tsx';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { DeskTable, deskColumns } from '../../web/desk-table.tsx';
import { formatTime } from '../../web/format-time.ts';
import { SelectField } from '../../web/select-field.tsx';
import {
  type RefusedWord,
  refusedAnswer,
  type StoredWord,
  type WordLanguage,
  wordLanguages,
  wordsAnswer,
} from '../contract.ts';
import { TryWord } from './try-word.tsx';
import { LANGUAGE_NAMES, OBJECTION_NAMES, VERDICT_NAMES } from './word-names.ts';

/** Words of our own, and what was refused in the last thirty days. */
export function WordsPage() {
  return (
    <>
      <DeskHeading title="Words" meta="Words" />
      <div className="grid gap-8">
        <TryWord />
        <OwnWords />
        <RefusedWords />
      </div>
    </>
  );
}

const ownColumn = deskColumns<StoredWord>();
const ownColumns = ownColumn.columns([
  ownColumn.accessor('word', {
    header: 'Word',
    cell: ({ getValue }) => <span className="font-bold wrap-anywhere">{getValue()}</span>,
  }),
  ownColumn.accessor('verdict', {
    header: 'What happens',
    cell: ({ getValue }) => VERDICT_NAMES[getValue()],
  }),
  ownColumn.accessor('language', { header: 'Language', cell: ({ getValue }) => LANGUAGE_NAMES[getValue()] }),
  ownColumn.accessor('changedBy', {
    header: 'Set by',
    cell: ({ row: { original } }) => (
      <span className="wrap-anywhere">{`${original.changedBy}, ${formatTime(original.changedAt)}`}</span>
    ),
  }),
  ownColumn.display({ id: 'remove', header: 'Remove', cell: ({ row }) => <Remove own={row.original} /> }),
]);

function Remove({ own: { word, language } }: { own: StoredWord }) {
  return (
    <ActDialog
      label="Remove"
      url="/api/operator/words/remove"
      values={{ word, language }}
      needsWhy={false}
      done="The word is removed."
    >
      <p>
        <strong className="wrap-anywhere">{word}</strong>: from now on our lists alone decide.
      </p>
    </ActDialog>
  );
}

function OwnWords() {
  const found = useQuery({
    queryKey: ['operator', 'words'],
    queryFn: ({ signal }) => getJson(wordsAnswer, '/api/operator/words', { signal }),
  });
  return (
    <Part
      title="Words of our own"
      found={found}
      rows={found.data?.words}
      empty="No words yet: our lists alone decide."
    >
      {(rows) => (
        <DeskTable
          label="Words of our own"
          columns={ownColumns}
          rows={rows}
          idOf={({ language, word }) => `${language} ${word}`}
        />
      )}
    </Part>
  );
}

const refusedColumn = deskColumns<RefusedWord>();
const refusedColumns = refusedColumn.columns([
  refusedColumn.accessor('word', {
    header: 'Word',
    cell: ({ getValue }) => (
      <span className="font-bold wrap-anywhere">{getValue() || 'A whole sentence'}</span>
    ),
  }),
  refusedColumn.accessor('times', {
    header: 'Times',
    cell: ({ getValue }) => getValue().toLocaleString('en-US'),
  }),
  refusedColumn.accessor('objection', { header: 'Why', cell: ({ getValue }) => OBJECTION_NAMES[getValue()] }),
  refusedColumn.accessor('language', {
    header: 'Language',
    cell: ({ getValue }) => LANGUAGE_NAMES[getValue()],
  }),
  refusedColumn.accessor('lastDay', { header: 'Last' }),
]);

const LANGUAGES = [
  ['all', 'All'],
  ...wordLanguages.map((language) => [language, LANGUAGE_NAMES[language]] as const),
] as const;

function RefusedWords() {
  const [language, setLanguage] = useState<WordLanguage | 'all'>('all');
  const query = language === 'all' ? '' : `?language=${language}`;
  const found = useQuery({
    queryKey: ['operator', 'words', 'refused', language],
    queryFn: ({ signal }) => getJson(refusedAnswer, `/api/operator/words/refused${query}`, { signal }),
  });
  return (
    <Part
      title="Refused in the last 30 days"
      found={found}
      rows={found.data?.refused}
      empty="Nothing was refused."
      above={
        <div className="mb-3 max-w-xs">
          <SelectField label="Language" options={LANGUAGES} value={language} onChoose={setLanguage} />
        </div>
      }
    >
      {(rows) => (
        <DeskTable
          label="Refused words"
          columns={refusedColumns}
          rows={rows}
          idOf={({ language: of, objection, word }) => `${of} ${objection} ${word}`}
        />
      )}
    </Part>
  );
}

type PartProps<Row> = {
  title: string;
  found: { isPending: boolean; isError: boolean; error: unknown; isFetching: boolean; refetch(): unknown };
  rows: Row[] | undefined;
  empty: string;
  above?: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

function Part<Row>({ title, found, rows, empty, above, children }: PartProps<Row>) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {above}
      {found.isPending ? (
        <div role="status" aria-label={`Loading: ${title}`} className="grid gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : found.isError || !rows ? (
        <RetryNotice busy={found.isFetching} onRetry={() => void found.refetch()}>
          {serverMessage(found.error, 'This list could not be loaded. Please try again.')}
        </RetryNotice>
      ) : rows.length === 0 ? (
        <p className="rounded-card border-2 border-line bg-card px-4 py-8 text-center text-soft">{empty}</p>
      ) : (
        children(rows)
      )}
    </section>
  );
}
