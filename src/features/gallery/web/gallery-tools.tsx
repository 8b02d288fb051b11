import { useEffect, useId, useRef, useState } from 'react';
import { aboutTemplate, templateIds } from '#features/templates/contract.ts';
import { type GallerySort, SEARCH_MAX_LENGTH } from '#features/toytwins/gallery/contract.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import type { GalleryFilter } from './gallery-filter.ts';

type Props = {
  filter: GalleryFilter;
  onChange: (part: Partial<GalleryFilter>) => void;
  isChoosing: boolean;
  onChoosing: (on: boolean) => void;
};

const SORTS: [GallerySort, string][] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'By name'],
];

/** Search, filters and order of the gallery. On a phone all but the search is behind a button. */
export default function GalleryTools({ filter, onChange, isChoosing, onChoosing }: Props) {
  const [open, setOpen] = useState(false);
  const more = useId();
  const { templateId, tier, starred, sort } = filter;
  const chosen = [templateId, tier, starred, sort !== 'newest'].filter(Boolean).length;
  return (
    <search aria-label="Your toy twins" className="mb-6 flex flex-wrap items-center gap-2.5 sm:mb-8">
      <SearchField value={filter.search} onSearch={(search) => onChange({ search })} />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={more}
        onClick={() => setOpen(!open)}
        className={buttonStyle('secondary', 'md', 'md:hidden')}
      >
        {chosen > 0 ? `Filter (${chosen})` : 'Filter'}
      </button>
      <div
        id={more}
        className={classNames(
          'w-full grid-cols-2 items-center gap-2.5 md:flex md:w-auto',
          open ? 'grid' : 'hidden',
        )}
      >
        <Choice
          label="Pack"
          value={templateId ?? ''}
          options={[
            ['', 'All packs'],
            ...templateIds.map((id): [string, string] => [id, aboutTemplate(id).name]),
          ]}
          onChoose={(id) => onChange({ templateId: templateIds.find((one) => one === id) })}
        />
        <Choice
          label="Order"
          value={sort}
          options={SORTS}
          onChoose={(wanted) => onChange({ sort: SORTS.find(([one]) => one === wanted)?.[0] ?? 'newest' })}
        />
        <Toggle on={tier === 'premium'} onToggle={(on) => onChange({ tier: on ? 'premium' : undefined })}>
          Premium
        </Toggle>
        <Toggle on={starred === 'true'} onToggle={(on) => onChange({ starred: on ? 'true' : undefined })}>
          Starred
        </Toggle>
        <button
          type="button"
          aria-pressed={isChoosing}
          onClick={() => onChoosing(!isChoosing)}
          className={buttonStyle(
            'secondary',
            'md',
            'col-span-2 aria-pressed:bg-sun aria-pressed:text-print-ink',
          )}
        >
          Choose several
        </button>
      </div>
    </search>
  );
}

/** Milliseconds without a key after which the server is asked. */
const TYPING = 250;

function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(value);
  const settled = useDebouncedValue(typed, TYPING);
  // What was last put into the address; anything else there comes from outside, such as 'Show all'.
  const own = useRef(value);
  useEffect(() => {
    if (settled === own.current) return;
    own.current = settled;
    onSearch(settled);
  }, [settled, onSearch]);
  useEffect(() => {
    if (value === own.current) return;
    own.current = value;
    setTyped(value);
  }, [value]);
  return (
    <input
      type="search"
      aria-label="Search by name or words"
      placeholder="Search by name or words"
      enterKeyHint="search"
      maxLength={SEARCH_MAX_LENGTH}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      className="min-h-11 min-w-0 flex-1 basis-44 rounded-xl border-2 border-ink/60 bg-card px-3.5 py-2 text-base text-ink placeholder:text-soft focus-visible:border-ink"
    />
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      className="min-h-11 min-w-0 flex-1 rounded-xl border-2 border-ink/60 bg-card px-2.5 py-2 font-bold text-base text-ink md:flex-none"
    >
      {options.map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  );
}

type ToggleProps = { on: boolean; onToggle: (on: boolean) => void; children: string };

function Toggle({ on, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onToggle(!on)}
      className="min-h-11 flex-1 rounded-xl border-2 border-ink/60 bg-card px-4 font-bold aria-pressed:border-edge aria-pressed:bg-sun aria-pressed:text-print-ink md:flex-none"
    >
      {children}
    </button>
  );
}
