import { ADDED_THINGS_MAX } from '@toy-twin/studio/look';
import { useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { UnderstoodPart } from '../contract.ts';
import type { DraftDesign } from './draft-design.ts';
import { LazyThingShelf } from './lazy-thing-shelf.tsx';
import { MarkNotes } from './mark-notes.tsx';
import { useThings } from './use-things.ts';
import type { useWordsReading } from './use-words-reading.ts';

type Parts = Pick<DraftDesign, 'added' | 'removed'>;
type Props = Parts & {
  /** What the list is called, where there are two of them. */
  title?: string;
  of: ReturnType<typeof useWordsReading>;
  /** Whether the words are refused, so that none of them is printed. */
  isRefused: boolean;
  onChange: (parts: Partial<Parts>) => void;
};

/** What was done last, and the description of which it was. */
type Note = { text: string; description: string };

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What to do where the words are in a language that is not read. */
const printedAsTheyAre = (languages: readonly string[]) =>
  `Your words are printed as they are, but we understand only ${list.format(languages)}.`;

/** What the box cannot hold, kindly. */
function printedOnly(notUnderstood: readonly string[]): string {
  const quoted = list.format(notUnderstood.map((word) => `“${word}”`));
  return `Printed on the box, but not made: ${quoted}.`;
}

/** 'In your box': what the description was understood as, in the order of its words, and what the owner added. */
export function UnderstoodParts({ title = 'In your box', of, isRefused, added, removed, onChange }: Props) {
  const heading = useId();
  const { words, reading, busy, failed } = of;
  const [note, setNote] = useState<Note | null>(null);
  if (note && note.description !== words) setNote(null);
  const adder = useRef<HTMLButtonElement>(null);
  const things = useThings('', added.length > 0).things ?? [];
  // What the owner adds takes the place of a thing of chance.
  const parts = (reading?.parts ?? []).filter(({ byChance }) => !byChance || added.length === 0);
  const ofChance = parts.find(({ id, byChance }) => byChance && !removed.includes(id));
  const isToldWhy = isRefused || Boolean(reading?.refusal);
  const readsOnly = isToldWhy ? [] : (reading?.readsOnly ?? []);
  const unmade = isToldWhy || readsOnly.length > 0 ? [] : (reading?.notUnderstood ?? []);
  const toggle = ({ id, name }: UnderstoodPart) => {
    const isOut = removed.includes(id);
    setNote({ text: isOut ? `Put back: ${name}.` : `Taken out: ${name}.`, description: words });
    onChange({ removed: isOut ? removed.filter((other) => other !== id) : [...removed, id] });
  };
  const takeOut = ({ id, name }: { id: string; name: string }) => {
    setNote({ text: `Taken out: ${name}.`, description: words });
    onChange({ added: added.filter((other) => other !== id) });
    // The pressed button disappears with its chip.
    adder.current?.focus();
  };
  const addedThings = added.map(
    (id) => things.find((thing) => thing.id === id) ?? { id, name: id, picture: null },
  );
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="font-sans text-base font-bold">
        {title}
      </h2>
      {parts.length + added.length > 0 && (
        <ul className={classNames('flex flex-wrap gap-2', busy && 'opacity-70')}>
          {parts.map((part) => (
            <Chip key={part.id} {...part} isOut={removed.includes(part.id)} onPress={() => toggle(part)} />
          ))}
          {addedThings.map((thing) => (
            <Chip key={`added ${thing.id}`} {...thing} onPress={() => takeOut(thing)} />
          ))}
        </ul>
      )}
      {!reading && busy && <ChipSkeletons />}
      {failed && (
        <p className="text-sm text-soft">We could not check your words right now. You can continue anyway.</p>
      )}
      {words === '' && !failed && added.length === 0 && (
        <p className="text-sm text-soft">Clothes and accessories you mention appear here.</p>
      )}
      {ofChance && (
        <p className="text-sm text-soft">
          We added this because your description mentions no accessory. Take it out, or add your own.
        </p>
      )}
      <p
        aria-live="polite"
        className={classNames('text-sm font-semibold', readsOnly.length === 0 && 'sr-only')}
      >
        {readsOnly.length > 0 && printedAsTheyAre(readsOnly)}
      </p>
      <MarkNotes marks={isRefused ? [] : (reading?.marks ?? [])} />
      {unmade.length > 0 && <p className="text-sm text-soft">{printedOnly(unmade)}</p>}
      <Dialog
        title="Add an accessory"
        wide
        trigger={
          <Button ref={adder} variant="secondary" className="self-start">
            <span aria-hidden="true" className="text-xl leading-none">
              +
            </span>
            Add an accessory
          </Button>
        }
      >
        <LazyThingShelf
          added={added}
          most={ADDED_THINGS_MAX}
          onChange={(ids) => {
            setNote(null);
            onChange({ added: ids });
          }}
        />
      </Dialog>
      <p role="status" className="sr-only">
        {note?.text}
      </p>
    </section>
  );
}

type ChipProps = { name: string; picture: string | null; isOut?: boolean; onPress: () => void };

/** One part of the box with its small picture. Once it is taken out, the same button puts it back. */
function Chip({ name, picture, isOut = false, onPress }: ChipProps) {
  return (
    <li
      className={classNames(
        'flex max-w-full items-center rounded-full border-2 font-semibold',
        isOut ? 'border-dashed border-soft/60 text-soft' : 'border-line bg-card',
      )}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          width={36}
          height={36}
          className={classNames('ml-1 size-9 rounded-full bg-lit object-contain', isOut && 'opacity-50')}
        />
      )}
      <span className={classNames('min-w-0 pl-3', picture && 'pl-2', isOut && 'line-through')}>{name}</span>
      <button
        type="button"
        aria-label={isOut ? `Put ${name} back` : `Take ${name} out`}
        onClick={onPress}
        className={classNames(
          'min-h-11 shrink-0 rounded-full hover:bg-sunken',
          isOut ? 'px-3 font-bold text-ink underline underline-offset-4' : 'w-10 text-xl leading-none',
        )}
      >
        <span aria-hidden="true">{isOut ? 'Put back' : '×'}</span>
      </button>
    </li>
  );
}

function ChipSkeletons() {
  return (
    <div className="flex flex-wrap gap-2">
      {['w-32', 'w-24', 'w-36'].map((width) => (
        <Skeleton key={width} className={classNames('h-12 rounded-full', width)} />
      ))}
    </div>
  );
}
