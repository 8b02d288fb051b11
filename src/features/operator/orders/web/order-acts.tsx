import { useState } from 'react';
import { formatAmount } from '#shared/money.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ActDialog } from '../../web/act-dialog.tsx';
import { engineName } from '../../web/engine-name.ts';
import { SelectField } from '../../web/select-field.tsx';
import { type DeskOrder, mailKinds } from '../contract.ts';
import { mailName } from './order-names.ts';
import { readAmount } from './read-amount.ts';

type Props = { order: DeskOrder };

/** What can be done about an order as it is now. */
export function OrderActs({ order }: Props) {
  const { status, toytwin, purpose } = order;
  const isMade = toytwin?.status === 'completed';
  const isPaid = status === 'authorized' || status === 'released';
  const isFailed = toytwin?.status === 'failed' && purpose === 'toytwin' && isPaid;
  return (
    <section aria-label="What can be done" className="flex flex-wrap gap-3">
      {status === 'captured' && <Refund order={order} />}
      {status === 'authorized' && <Release order={order} />}
      {(isMade || isFailed) && <MakeAgain order={order} />}
      {isMade && <GrantRedo order={order} />}
      {order.buyer && status !== 'open' && status !== 'expired' && <SendMail order={order} />}
      <Answered order={order} />
    </section>
  );
}

function Refund({ order: { id, currency, cents } }: Props) {
  const left = cents.amount - cents.returned;
  const [typed, setTyped] = useState('');
  const amount = typed.trim() === '' ? left : readAmount(typed, currency);
  const isFit = amount !== undefined && amount >= 1 && amount <= left;
  const inWords = (value: number) => formatAmount(value, currency);
  return (
    <ActDialog
      label="Refund"
      url={`/api/operator/orders/${id}/refund`}
      values={{ amount, returnedBefore: cents.returned }}
      isReady={isFit}
      danger
      done="The money is on its way back."
      fields={
        <TextField
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder={inWords(left)}
          hint={`Empty: all that is left, ${inWords(left)}.`}
          error={isFit ? undefined : `From ${inWords(1)} to ${inWords(left)}.`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      }
    >
      <p>
        {isFit ? `${inWords(amount)} goes` : 'The money goes'} back to the buyer's card, and they get a mail
        about it. {isFit && amount === left && 'Nothing more is drawn of the toy twin then; it stays theirs.'}
      </p>
    </ActDialog>
  );
}

function Release({ order: { id, amount, purpose } }: Props) {
  return (
    <ActDialog
      label="Release the hold"
      url={`/api/operator/orders/${id}/release`}
      danger
      done="The hold is released."
    >
      <p>
        The {amount} on the card is released, and the buyer is told that nothing was charged.{' '}
        {purpose === 'toytwin' ? 'The toy twin ends as failed.' : 'The toy twin stays as it is.'}
      </p>
    </ActDialog>
  );
}

function MakeAgain({ order: { id, engines, toytwin, status } }: Props) {
  const [engine, setEngine] = useState<string>('');
  return (
    <ActDialog
      label="Make again"
      url={`/api/operator/orders/${id}/make-again`}
      values={engine ? { engine } : {}}
      done="It is being made again."
      fields={
        <SelectField
          label="Engine"
          options={[
            ['', 'The one that draws at present'],
            ...engines.map((name) => [name, engineName(name)] as const),
          ]}
          value={engine}
          onChoose={setEngine}
        />
      }
    >
      <p>
        {toytwin?.status === 'completed'
          ? 'The toy twin gets another version, free of charge. The buyer keeps all others, and their own free redo.'
          : status === 'released'
            ? 'The money was released. The toy twin is made as a present: the buyer is not charged, and gets a mail when it is ready.'
            : 'The money is still held: the toy twin is made, and charged when it is ready.'}
      </p>
    </ActDialog>
  );
}

function GrantRedo({ order: { id } }: Props) {
  return (
    <ActDialog
      label="Grant a free redo"
      url={`/api/operator/orders/${id}/grant-redo`}
      done="They have one more free redo."
    >
      <p>The buyer can have it drawn again free of charge, for fourteen days from now.</p>
    </ActDialog>
  );
}

function SendMail({ order: { id } }: Props) {
  const [mail, setMail] = useState<string>('');
  return (
    <ActDialog
      label="Send a mail again"
      url={`/api/operator/orders/${id}/send-mail`}
      values={{ mail }}
      isReady={mail !== ''}
      needsWhy={false}
      done="The mail is on its way."
      fields={
        <SelectField
          label="Mail"
          options={[['', 'Choose one'], ...mailKinds.map((kind) => [kind, mailName(kind)] as const)]}
          value={mail}
          onChoose={setMail}
        />
      }
    />
  );
}

function Answered({ order: { id } }: Props) {
  return (
    <ActDialog
      label="Mark as answered"
      url={`/api/operator/orders/${id}/answered`}
      done="Marked as answered."
    >
      <p>The reason is your note: what they asked, and what you answered.</p>
    </ActDialog>
  );
}
