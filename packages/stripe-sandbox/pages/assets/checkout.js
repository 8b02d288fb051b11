// The page works without this file: it only spares a reload and groups digits while they are typed.
const field = (id) => document.getElementById(id);
const put = (id, value) => {
  const input = field(id);
  input.value = value;
  input.removeAttribute('aria-invalid');
};

for (const button of document.querySelectorAll('.test-cards button')) {
  button.addEventListener('click', (event) => {
    event.preventDefault();
    const { number, expiry, cvc, name } = button.dataset;
    put('cardNumber', number);
    put('cardExpiry', expiry);
    put('cardCvc', cvc);
    put('billingName', field('billingName').value || name);
    document.querySelector('button.pay').focus();
  });
}

/** Rewrites a field while it is typed, only with the caret at its end: editing in the middle stays untouched. */
function formatWhileTyping(input, format) {
  input?.addEventListener('input', (event) => {
    const atEnd = input.selectionStart === input.value.length;
    const deleting = event.inputType?.startsWith('delete');
    if (atEnd && !deleting) input.value = format(input.value);
  });
}

formatWhileTyping(field('cardNumber'), (text) => {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
});
formatWhileTyping(field('cardExpiry'), (text) => {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  const padded = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
  return padded.length < 2 ? padded : `${padded.slice(0, 2)} / ${padded.slice(2)}`;
});

const form = document.querySelector('.card-form');
const pay = form?.querySelector('button.pay');
form?.addEventListener('submit', (event) => {
  if (pay.getAttribute('aria-disabled') === 'true') return event.preventDefault();
  pay.setAttribute('aria-disabled', 'true');
  pay.textContent = pay.dataset.busy;
});
// A page that the Back button brings out of the browser's memory is stale: ask anew whether it is paid.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) location.replace(location.href);
});
