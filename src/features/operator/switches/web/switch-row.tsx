import { type ReactNode, useState } from 'react';
import { ActDialog } from '../../web/act-dialog.tsx';
import { formatTime } from '../../web/format-time.ts';
import type { SwitchName, SwitchStates } from '../contract.ts';

type Value<Name extends SwitchName> = SwitchStates[Name]['value'];

type SwitchRowProps<Name extends SwitchName> = {
  name: Name;
  title: string;
  /** What turning it does. */
  about: string;
  state: { value: Value<Name>; configured: Value<Name>; changedBy: string | null; changedAt: string | null };
  /** A value in words. */
  show: (value: Value<Name>) => ReactNode;
  /** The fields with which it is changed. */
  edit: (value: Value<Name>, set: (value: Value<Name>) => void) => ReactNode;
  /** Whether the value that was filled in can be sent. */
  isValid?: (value: Value<Name>) => boolean;
};

/** One switch: what it says, what configuration says, who set it, and how to change or reset it. */
export function SwitchRow<Name extends SwitchName>(props: SwitchRowProps<Name>) {
  const { name, title, about, state, show, edit, isValid = () => true } = props;
  const [value, setValue] = useState(state.value);
  const { changedBy, changedAt, configured } = state;
  const url = `/api/operator/switches/${name}`;
  return (
    <section
      aria-label={title}
      className="grid gap-x-6 gap-y-3 border-b border-line px-4 py-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-soft">{about}</p>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
          <dt className="text-soft">Now</dt>
          <dd className="font-bold wrap-anywhere">{show(state.value)}</dd>
          <dt className="text-soft">Configuration</dt>
          <dd className="wrap-anywhere">{show(configured)}</dd>
          {changedBy !== null && (
            <>
              <dt className="text-soft">Set by</dt>
              <dd className="wrap-anywhere">
                {changedBy}
                {changedAt !== null && `, ${formatTime(changedAt)}`}
              </dd>
            </>
          )}
        </dl>
      </div>
      <div className="flex flex-wrap items-start gap-2 md:max-w-52 md:flex-col md:items-stretch">
        <ActDialog
          label={`Change ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
          url={url}
          values={{ value }}
          needsWhy={false}
          isReady={isValid(value)}
          fields={edit(value, setValue)}
          done={`${title}: changed.`}
        >
          {about}
        </ActDialog>
        {changedBy !== null && (
          <ActDialog
            label="Reset to configuration"
            url={`${url}/reset`}
            needsWhy={false}
            done={`${title}: as configured.`}
          >
            <p>
              {title}: <strong className="wrap-anywhere">{show(configured)}</strong>
            </p>
          </ActDialog>
        )}
      </div>
    </section>
  );
}
