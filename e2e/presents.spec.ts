import { expect, test } from './fixtures.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { fillRegistration, newPerson, signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';

test('present is given, opened without scripts, and kept in a gallery of one’s own', async ({
  page,
  portrait,
  newVisitor,
}) => {
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
  await page.goto(`/gallery/${id}`);
  const panel = page.getByRole('region', { name: 'Give it' });
  await panel.getByRole('button', { name: 'Wrap a present' }).click();
  await panel.getByRole('button', { name: 'Wrap it' }).click();
  await expect(panel.getByText('Please write a greeting')).toBeVisible();
  await panel.getByLabel('For whom').fill('Kim');
  await panel.getByLabel('Greeting').fill('Happy birthday');
  await panel.getByRole('button', { name: 'Wrap it' }).click();
  const link = await panel.getByLabel('Link of the parcel').inputValue();

  const recipient = await newVisitor({ javaScriptEnabled: false });
  await recipient.goto(link);
  await expect(recipient.getByRole('heading', { level: 1 })).toHaveText('A present for Kim');
  await recipient.getByRole('button', { name: 'Open it' }).click();
  await expect(recipient.getByText('Happy birthday')).toBeVisible();
  await expectLoaded(recipient.getByRole('img', { name: /a toy figure in its packaging/ }));

  const kim = await newVisitor();
  await kim.goto(link);
  await kim.getByRole('link', { name: 'Keep it' }).click();
  await kim
    .getByRole('link', { name: /sign up|create (an|your) account|register/i })
    .first()
    .click();
  await fillRegistration(kim, newPerson());
  await expect(kim).toHaveURL(/\/presents\//);
  await expectLoaded(kim.getByRole('img', { name: /packaged figure/ }));
  await expect(kim.getByRole('button', { name: 'Make it again' })).toHaveCount(0);
  await kim.goto('/gallery');
  await expect(kim.getByRole('heading', { name: 'Presents you keep' })).toBeVisible();
  await expect(kim.getByRole('heading', { name: 'Now one of you' })).toBeVisible();

  await page.reload();
  await expect(panel.getByText(/^Opened on .*, and kept\.$/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
});
