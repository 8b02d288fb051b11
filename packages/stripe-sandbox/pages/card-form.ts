import { html, type Markup } from './html.ts';
import { offeredCards } from './offered-cards.ts';
import type { CardFormValues, FieldErrors, FieldName } from './read-card-form.ts';

/** The state of the card form: typed values, their errors, the bank's answer. */
export type CardFormState = { values: CardFormValues; errors: FieldErrors; decline?: string };

type Field = { name: FieldName; label: string; attributes: Markup; hint?: string };

/** The form whose submission holds the money. */
export function cardForm(form: { state: CardFormState; emailIsFixed: boolean; amount: string }): Markup {
  const { state, emailIsFixed, amount } = form;
  const wrong = Object.values(state.errors).length > 0;
  const focus = firstInvalidField(state);
  const field = (definition: Field) => cardField(definition, state, focus === definition.name);
  return html`
<form method="post" class="card-form" novalidate>
  ${state.decline && html`<p class="alert" role="alert" id="decline">${state.decline} <span>Nothing was held. Try another card.</span></p>`}
  ${wrong && html`<p class="alert" role="alert">Please check the marked fields. <span>Nothing was held.</span></p>`}
  ${emailIsFixed ? fixedEmail(state.values.email) : field({ name: 'email', label: 'Email', attributes: html`type="email" autocomplete="email" inputmode="email"` })}
  ${field({ name: 'cardNumber', label: 'Card number', attributes: html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" maxlength="23" spellcheck="false"` })}
  <div class="pair">
    ${field({ name: 'cardExpiry', label: 'Expiry date', attributes: html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="9"` })}
    ${field({ name: 'cardCvc', label: 'Security code', attributes: html`inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" maxlength="4"` })}
  </div>
  ${field({ name: 'billingName', label: 'Name on card', attributes: html`autocomplete="cc-name" maxlength="200" spellcheck="false"` })}
  <button class="pay" data-busy="Holding ${amount}…">Hold ${amount} on this card</button>
</form>`;
}

/** The test cards; without JavaScript a press loads the page again with the form filled. */
export function testCardList(): Markup {
  return html`
<section class="test-cards" id="test-cards" aria-labelledby="test-cards-title">
  <h2 id="test-cards-title">Test cards</h2>
  <p>Choose one to fill in the form.</p>
  <form method="get">
    <ul>${offeredCards.map(
      (card) => html`
      <li><button name="card" value="${card.id}" data-number="${card.number}" data-expiry="${card.expiry}" data-cvc="${card.cvc}" data-name="${card.name}"><span class="outcome">${card.label}</span> <span class="number">${card.number}</span></button></li>`,
    )}
    </ul>
  </form>
</section>`;
}

function cardField(field: Field, state: CardFormState, focused: boolean): Markup {
  const error = state.errors[field.name];
  const declined = field.name === 'cardNumber' && state.decline !== undefined;
  const describedBy = [error && `${field.name}-error`, declined && 'decline'].filter(Boolean).join(' ');
  return html`
<div class="field">
  <label for="${field.name}">${field.label}</label>
  <input id="${field.name}" name="${field.name}" value="${state.values[field.name]}" required ${field.attributes}${
    (error || declined) && html` aria-invalid="true" aria-describedby="${describedBy}"`
  }${focused && html` autofocus`}>
  ${error && html`<p class="field-error" id="${field.name}-error">${error}</p>`}
</div>`;
}

function fixedEmail(email: string): Markup {
  return html`
<div class="field">
  <label for="email">Email</label>
  <input id="email" name="email" type="email" value="${email}" readonly autocomplete="email">
</div>`;
}

function firstInvalidField(state: CardFormState): FieldName | undefined {
  const order: FieldName[] = ['email', 'cardNumber', 'cardExpiry', 'cardCvc', 'billingName'];
  return order.find((name) => state.errors[name]) ?? (state.decline === undefined ? undefined : 'cardNumber');
}
