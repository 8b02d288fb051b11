import { useRef, useState } from 'react';
import type { GivenPresent } from '#features/presents/contract.ts';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { NameText } from '#web/ui/name-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { copyText, LINK_COPIED } from '../copy-text.ts';
import { failureMessage } from '../failure-message.ts';
import { LinkField } from '../link-field.tsx';
import { GiveForm } from './give-form.tsx';
import { useGiven, useTakeBack } from './use-given.ts';

/** 'Give it': wraps the toy twin as a present, and shows what became of those that were given. */
export function GivePanel({ id }: { id: string }) {
  const { data } = useGiven(id);
  const [writing, setWriting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const onGiven = () => {
    setWriting(false);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-labelledby="give"
      className="flex flex-col gap-3 rounded-card border-2 border-line bg-card p-4 sm:p-5"
    >
      <h2 ref={heading} tabIndex={-1} id="give" className="text-xl">
        Give it
      </h2>
      <p className="text-soft">
        Wrap it as a present: whoever has the link opens the parcel and may keep pictures and files for good.
        Yours stays with you, and your photo never goes along.
      </p>
      {data && data.presents.length > 0 && (
        <ul className="flex flex-col gap-3">
          {data.presents.map((given) => (
            <li key={given.id}>
              <Given id={id} given={given} />
            </li>
          ))}
        </ul>
      )}
      {writing ? (
        <GiveForm id={id} onGiven={onGiven} onCancel={() => setWriting(false)} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setWriting(true)}>
          Wrap a present
        </Button>
      )}
    </section>
  );
}

function Given({ id, given }: { id: string; given: GivenPresent }) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const takeBack = useTakeBack(id, given.id);
  const onCopy = async () => {
    if (await copyText(given.url)) toast(LINK_COPIED);
    else field.current?.focus();
  };
  return (
    <article className="flex flex-col gap-3 rounded-xl bg-sunken p-3">
      <h3 className="font-sans text-base font-bold wrap-anywhere">
        For <NameText>{given.recipient}</NameText>
      </h3>
      <p className="wrap-anywhere">“{given.greeting}”</p>
      <p className="text-sm text-soft">{stateOf(given)}</p>
      {given.openedAt === null && (
        <>
          <LinkField ref={field} label="Link of the parcel" link={given.url} />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => void onCopy()}>
              Copy link
            </Button>
            <Button variant="quiet" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
              Take it back
            </Button>
          </div>
        </>
      )}
      {takeBack.error && (
        <Notice tone="error">{failureMessage(takeBack.error, 'It could not be taken back just now.')}</Notice>
      )}
    </article>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function stateOf({ openedAt, isKept, mail, day: opens, expiresAt }: GivenPresent): string {
  if (openedAt) return `Opened on ${formatDate(openedAt)}${isKept ? ', and kept' : ''}.`;
  const when = `Not opened yet. It may be opened from ${day.format(new Date(opens))} to ${formatDate(expiresAt)}.`;
  switch (mail) {
    case 'waiting':
      return `${when} We email it on that day.`;
    case 'sent':
      return `${when} We emailed it.`;
    case 'refused':
      return `${when} Our email did not arrive: please hand over the link yourself.`;
    default:
      return when;
  }
}
