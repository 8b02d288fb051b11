import { useState } from 'react';
import { orderNumber } from '#features/checkout/contract.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { SaveButton } from '../../web/save-button.tsx';

const ORDER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Downloads the receipt of any charged order. */
export function AnyReceipt() {
  const [text, setText] = useState('');
  const orderId = text.trim().toLowerCase();
  return (
    <section className="mt-8 flex max-w-lg flex-col items-start gap-3">
      <h2 className="text-xl">Receipt of an order</h2>
      <TextField
        label="Order"
        hint="Its whole id, as in the file of a month."
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {ORDER_ID.test(orderId) && (
        <SaveButton
          path={`/api/operator/orders/${orderId}/receipt.pdf`}
          name={`toy-twin-receipt-${orderNumber(orderId)}.pdf`}
        >
          Download PDF
        </SaveButton>
      )}
    </section>
  );
}
