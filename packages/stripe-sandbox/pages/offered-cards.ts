/** A test card as the page offers it: with what will happen. */
export type OfferedCard = {
  id: string;
  number: string;
  cvc: string;
  expiry: string;
  name: string;
  label: string;
};

/** The cards under the form, one press each. */
export const offeredCards: readonly OfferedCard[] = [
  { id: 'approved', number: '4242 4242 4242 4242', label: 'Approved' },
  { id: 'declined', number: '4000 0000 0000 0002', label: 'Declined' },
  { id: 'insufficient-funds', number: '4000 0000 0000 9995', label: 'Insufficient funds' },
  { id: 'capture-fails', number: '4000 0000 0000 0341', label: 'Held, but the charge fails later' },
].map((card) => ({ ...card, cvc: '123', expiry: '12 / 34', name: 'Test Card' }));
