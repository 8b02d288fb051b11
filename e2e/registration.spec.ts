import { expect, test } from './fixtures.ts';
import { fillLogin, fillRegistration, newPerson, signUp } from './steps/person.ts';

test('registration shows its terms, errors at their fields, and a refusal in view', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/sign-up\/email/);
  const person = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/register');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByLabel('Full Name').fill('Robin Example');
  await page.getByLabel('Email Address').fill('robin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('orbit-1999');
  await page.getByLabel('Confirm Password').fill('orbit-1998');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
  await expect(page.getByRole('checkbox', { name: /^I am 13/ })).toHaveAccessibleDescription(
    'You must be 13 or older to use this service',
  );
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toHaveAccessibleDescription(
    'You must accept the terms and conditions',
  );
  await expect(page.getByLabel('Confirm Password'), 'the first wrong field has the focus').toBeFocused();

  await test.step('terms in ten sections, which reading does not accept', async () => {
    await page.getByRole('button', { name: 'Terms and Conditions' }).click();
    const terms = page.getByRole('dialog', { name: 'Terms and Conditions' });
    await expect(terms.getByRole('heading', { level: 3 }).or(terms.locator('section h2'))).toHaveCount(10);
    await page.keyboard.press('Escape');
    await expect(terms).toBeHidden();
    await expect(page.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
  });

  await test.step('a taken address, announced first and in view on a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await fillRegistration(page, person);
    const refusal = page.getByRole('alert');
    await expect(refusal).toHaveText(
      'This email address is already registered. Please log in or use a different email.',
    );
    await expect(refusal).toBeFocused();
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await fillRegistration(page, person);
    await expect(refusal).toBeFocused();
    await expect(refusal).toBeInViewport({ ratio: 1 });
  });

  await test.step('a weak password', async () => {
    const field = page.getByRole('textbox', { name: 'Password', exact: true });
    // The form itself knows the first, only the server knows the next, and the last is the person's own name.
    const refused = [
      ['password1', 'This password is too common'],
      ['Sunshine7!', 'This password is too common'],
      ['Robin-1999', 'too close to your name'],
    ] as const;
    for (const [password, reason] of refused) {
      await field.fill('a better one 1');
      await page.getByLabel('Confirm Password').fill('another one 1');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Passwords do not match')).toBeVisible();
      await fillRegistration(page, { ...newPerson(), password });
      await expect(field).toHaveAccessibleDescription(
        /Password is too weak\. Please use at least 8 characters with a mix of letters, numbers, and symbols\./,
      );
      await expect(field).toHaveAccessibleDescription(new RegExp(reason));
    }
  });
});

test('registration explains blocked cookies and creates no unusable account', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  await visitor.addInitScript(() => {
    // Browsers that block cookies block these storages as well.
    for (const storage of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, storage, { get });
    }
  });
  const blocked = /^Your browser blocks cookies\./;
  const person = newPerson();
  await visitor.goto('/register');
  await fillRegistration(visitor, person);
  await expect(visitor.getByRole('alert')).toHaveText(blocked);
  await visitor.goto('/login');
  await fillLogin(visitor, person);
  await expect(visitor.getByRole('alert')).toHaveText(blocked);

  const account = { email: person.email, password: person.password, name: person.name };
  const answer = await visitor.request.post('/api/auth/sign-up/email', {
    data: account,
    headers: { origin: new URL(visitor.url()).origin },
  });
  expect(answer.status(), 'the address is free').toBe(200);
});

test('registration whose profile cannot be saved says so and opens the gallery', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/users\/register/);
  await page.route('**/api/users/register', (route) => route.abort());
  await page.goto('/register');
  await fillRegistration(page, newPerson());
  await expect(page.getByRole('alert')).toHaveText(
    "Your account was created but we couldn't save your profile data. Some features may be limited.",
  );
  await expect(page).toHaveURL('/register');
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
});

test('registration does not redirect a user who has already navigated on', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/users\/register/);
  await page.route('**/api/users/register', (route) => route.abort());
  await page.clock.install({ time: new Date() });
  await page.goto('/register');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillRegistration(page, newPerson());
  await expect(page.getByRole('alert')).toContainText('Your account was created');
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL('/create');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('heading', { name: 'Start with your face' })).toBeVisible();
  await expect(page).toHaveURL('/create');
});
